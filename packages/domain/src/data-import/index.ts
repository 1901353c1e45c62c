export { readAmount } from './amount'
export {
  BATCH_STATE_LABELS,
  BATCH_STATES,
  type BatchState,
  IMPORT_MODE_LABELS,
  IMPORT_MODES,
  type ImportMode,
  isBatchActive,
  isUndoable,
} from './batches'
export { type Decimal, parseDecimal } from './decimal'
export { detectDelimiter } from './delimiter'
export { findHeaderRow, MAX_TITLE_ROWS } from './header-row'
export { isKnownHeader } from './known-headers'
export { type MappedColumn, type MappingFile, PARSE_NAMES, type ParseName } from './mapping-file'
export { proposeMapping } from './propose-mapping'
export { splitRecord } from './split-record'
