export { FolderInUse } from './folder-lock'
export { migrateDatabase } from './migrate'
export { type Connection, type Database, type DatabaseOptions, databaseOptions, openDatabase } from './open'
export { runningServer } from './pglite'
