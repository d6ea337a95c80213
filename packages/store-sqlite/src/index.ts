export { StoreError } from '@roadstead/contracts';
export type {
  SqliteDatabase,
  SqliteDatabaseClass,
  SqliteStatement,
  SqliteValue,
} from './connection.ts';
export type { Synchronous } from './open.ts';
export {
  createSqliteStore,
  type SqliteStore,
  type SqliteStoreMode,
  type SqliteStoreOptions,
} from './store.ts';
export { StoreInUseError } from './store-error.ts';
