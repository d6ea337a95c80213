export { StoreError } from '@roadstead/contracts';
export type {
  PostgresDatabase,
  PostgresSession,
  SqlRow,
  SqlValue,
} from './database/database.ts';
export { connectPostgres, type PostgresServerOptions } from './database/pg-database.ts';
export { type PGliteDatabase, usePGlite } from './database/pglite-database.ts';
export { createPostgresStore, type PostgresStoreOptions } from './store.ts';
