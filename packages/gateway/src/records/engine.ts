import type { Database } from '../platform/db'
import { embeddedEngine } from './embedded-engine'
import type { SearchLimits } from './search/find-records'
import { countRecords, readArrivals, readBatch, searchRecords } from './search/search-records'

/** The engine behind every search of records: the one place that chooses it. */
export function searchEngine(database: Database, limits?: SearchLimits) {
  return embeddedEngine(database, limits)
}

/** `searchRecords` with the engine of a database. */
export function recordSearch(database: Database, limits?: SearchLimits) {
  return searchRecords(searchEngine(database, limits))
}

/** `readBatch` with the engine of a database. */
export function recordBatch(database: Database) {
  return readBatch(searchEngine(database))
}

/** `countRecords` with the engine of a database; `ms` after which a count is given up. */
export function recordCount(database: Database, ms?: number) {
  return countRecords(searchEngine(database), ms)
}

/** `readArrivals` with the engine of a database. */
export function recordArrivalsOf(database: Database) {
  return readArrivals(searchEngine(database))
}
