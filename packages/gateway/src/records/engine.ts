import type { Database } from '../platform/db'
import { embeddedEngine } from './embedded-engine'
import type { SearchLimits } from './search/find-records'
import { countRecords, readBatch, searchRecords } from './search/search-records'

/** The engine behind every search of records: the one place that chooses it. */
export const searchEngine = (database: Database, limits?: SearchLimits) => embeddedEngine(database, limits)

/** `searchRecords` with the engine of a database. */
export const recordSearch = (database: Database, limits?: SearchLimits) =>
  searchRecords(searchEngine(database, limits))

/** `readBatch` with the engine of a database. */
export const recordBatch = (database: Database) => readBatch(searchEngine(database))

/** `countRecords` with the engine of a database; `ms` after which a count is given up. */
export const recordCount = (database: Database, ms?: number) => countRecords(searchEngine(database), ms)

/** `suggestTitles` of the engine of a database. */
export const recordSuggestion = (database: Database) => searchEngine(database).suggestTitles
