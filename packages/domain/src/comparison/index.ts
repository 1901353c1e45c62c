export { alignCertificates, type CertificateCount } from './align-certificates'
export { alignQualifications, type ListedQualification, type QualificationRow } from './align-qualifications'
export {
  addCompared,
  COMPARISON_TEXTS,
  formatComparedIds,
  MAX_COMPARED,
  parseComparedIds,
  removeCompared,
} from './compared-ids'
export { amountToCompare, dayToCompare, findBest, rateToCompare } from './find-best'
