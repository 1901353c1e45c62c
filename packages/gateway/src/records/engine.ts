import type { Database } from '../platform/db'
import { embeddedEngine } from './embedded-engine'
import type { SearchLimits } from './search/find-records'
import { countRecords, readArrivals, readBatch, searchRecords } from './search/search-records'

/** The engine of every search of records; the only place that chooses it. */
export function searchEngine(database: Database, limits?: SearchLimits) {
  return embeddedEngine(database, limits)
}

export function recordSearch(database: Database, limits?: SearchLimits) {
  return searchRecords(searchEngine(database, limits))
}

export function recordBatch(database: Database) {
  return readBatch(searchEngine(database))
}

export function recordCount(database: Database, ms?: number) {
  return countRecords(searchEngine(database), ms)
}

export function recordArrivalsOf(database: Database) {
  return readArrivals(searchEngine(database))
}
