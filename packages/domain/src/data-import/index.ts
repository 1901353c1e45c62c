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
export { countReason, type RemarkReason } from './count-reasons'
export { type Decimal, parseDecimal } from './decimal'
export { detectDelimiter } from './delimiter'
export {
  AMOUNT_PARSES,
  assignField,
  listTargets,
  type MappingTarget,
  readAssignments,
  setKey,
} from './edit-mapping'
export { findHeaderRow, MAX_TITLE_ROWS } from './header-row'
export { joinHeaderRows } from './joined-header'
export { isKnownHeader } from './known-headers'
export { type MappedColumn, type MappingFile, PARSE_NAMES, type ParseName } from './mapping-file'
export { guessKind, proposeMapping } from './propose-mapping'
export { splitRecord } from './split-record'
export {
  IMPORT_PIECE_BYTES,
  IMPORT_UPLOAD_RETENTION_MS,
  isUploadActive,
  MAX_IMPORT_BYTES,
  UPLOAD_STATE_LABELS,
  UPLOAD_STATES,
} from './uploads'
