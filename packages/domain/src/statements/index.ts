export { listBidTables } from './bid-tables'
export { type Change, keepHistory, listChanges, listFormer } from './changes'
export { checkFile, DEFAULT_LIMITS, FILE_PROBLEMS, type FileLimits, type FileProblem } from './check-file'
export { chooseLink, type LinkCandidate } from './choose-link'
export { compileReleases } from './compile-releases'
export { composeRecord, listDissent, statedColumnsOf } from './compose'
export { splitConsortium } from './consortium'
export { listFormerValues } from './former-values'
export { groupOrigins, sourceUrlOf } from './group-origins'
export { listCodes, listNames } from './identity-of'
export {
  isSource,
  mergeStatement,
  STAFF_SOURCE,
  type StatedValues,
  type Statement,
  statedOn,
} from './statement'
