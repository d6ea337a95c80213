export type { SqliteDatabase, SqliteDatabaseClass, SqliteStatement, Value } from './connection.ts';
export type { Synchronous } from './open.ts';
export { createSqliteStore, type SqliteStore, type SqliteStoreOptions } from './store.ts';
export { StoreError, StoreInUseError } from './store-error.ts';
