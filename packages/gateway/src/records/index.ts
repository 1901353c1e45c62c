export { findSearchMisses } from './counted-searches/search-misses.store'
export { searchWords } from './counted-searches/search-words.table'
export { refreshDerived, refreshFigures, refreshStale } from './derived/derived'
export { markStale } from './derived/stale-figures.store'
export { recordDetail } from './detail.store'
export { companyDoubles } from './doubles/doubles.table'
export { findMergedNames, findSurvivors, moveStatements } from './doubles/merged.store'
export { mergedCompanies, movedRows } from './doubles/merged.table'
export { suspectDoublesOf, suspectDoublesOfBatch } from './doubles/suspect-doubles'
export { recordArrivalsOf, recordBatch, recordCount, recordSearch, searchEngine } from './engine'
export {
  findCompanyIdsByOthers,
  findLinkCandidates,
  forgetIdentities,
  type LinkCandidates,
  saveIdentities,
} from './identity/identity.store'
export { findUnlinked, saveUnlinkedNames } from './identity/unlinked-names.store'
export { recordsFeature } from './records.feature'
export { refused } from './refused'
export { recordArrivals } from './schema/arrivals.table'
export { cnyAmount, isCny, isNoCurrency, trustedCurrency } from './schema/cny'
export { declareCoverage, isCoveredBy, isRecordCovered } from './schema/coverage.store'
export { isDoubted } from './schema/doubted'
export { sumColumns, sumParts } from './schema/money-sum'
export type { Reader } from './schema/reader'
export { sortProperty } from './schema/record-columns'
export { DEMO_SOURCE, isDemoSource, type Row, rowOf } from './schema/record-row'
export { columnIn } from './schema/record-table'
export { batchColumns, selectionOf } from './schema/select'
export { RECORD_TABLES, tableOf } from './schema/tables'
export { quotedLexeme } from './schema/tsquery'
export { recordUpdates } from './schema/updates.table'
export { vacuumRecords } from './schema/vacuum-records'
export { forgetWrites, readVersion, recordsChanged, versionsOfKinds } from './schema/version.store'
export { recordVersions } from './schema/version.table'
export { cursorOf, cursorPosition, readCursor } from './search/cursor'
export { rangeCondition, tokenCondition } from './search/predicates'
export type { Batch } from './search/search-records'
export type { Asker, ListRequest, Refusal, SearchRequest, TimedOut } from './search/search-request'
export { simplifiedForms } from './search/simplified'
export { addWritten, countTokens } from './search/token-stats'
export { withinTime } from './search/within-time'
export { recordChanges } from './statements/changes.table'
export { sourceDocuments } from './statements/documents.table'
export { openColumns, readFieldOrigins, readPlatforms } from './statements/read-origins'
export { replacedStatements } from './statements/replaced.table'
export { dataSources } from './statements/sources.table'
export {
  addChanges,
  clearSharedHashes,
  DEFAULT_RANK,
  findKeysAndHashes,
  findKnownRows,
  findStatedIds,
  findStatedOrdinals,
  keepForUndo,
  readChangesOf,
  readRanks,
  readStatements,
  type StoredStatement,
  saveStatements,
  selectUsed,
} from './statements/statements.store'
export { recordStatements, type StoredEvidence } from './statements/statements.table'
export { newestNotices, noticesBeside, noticesOf, noticesWith, type Period } from './works/notices-sql'
export { mergeInSql, TELLS_LOSERS } from './works/works-sql'
