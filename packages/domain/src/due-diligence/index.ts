export { DUE_SUBJECTS, type DueCheck } from './due-check'
export { type DueEntry, listPenalties } from './penalties'
export { type DuePermit, PERMIT_STATE_LABELS, permitStateOf } from './permits'
export { formatShared, isComparableAddress, isComparablePerson, MAX_SHARED } from './shared-register'
export { buildDueSheet, type DueFacts } from './sheet'
export {
  checkRecipient,
  formatSheetKey,
  MAX_RECIPIENT,
  parseSheetKey,
  SHEET_KEY_BYTES,
  type SheetKey,
} from './sheet-number'
export { type Dependence, measureDependence, type OwnerWins } from './wins'
export { type DueWork, listUnfinishedWorks } from './works'
