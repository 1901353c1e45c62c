export { listValidCategories } from './categories'
export {
  CHECK_STATUS,
  type CheckStatus,
  type Evidence,
  type RequirementCheck,
  toList,
  toSection,
} from './check'
export { CONSTRUCTOR_CODES } from './check-constructor'
export { checkRequirements, summariseChecks } from './check-requirements'
export { raiseToScope } from './check-scope'
export {
  type CompanyQuery,
  MAX_CHOICES_A_DAY,
  MAX_COMPANY_TEXT,
  MY_COMPANY_TEXTS,
  parseCompanyQuery,
} from './choice'
export { type HeldQualification, readCompanyFacts } from './company-facts'
export { type EndingCertificate, formatEnding, isReminded, listEndingCertificates } from './endings'
export { findPartners, listQualificationGaps } from './partners'
export { readRequirements } from './read-requirements'
export { readTenderTerms, TENDER_TERMS, type TenderTerms } from './requirement'
