export {
  calculateCheckCharacter,
  calculateOrganisationCheck,
  classifyCompanyCode,
  isCreditCode,
  normaliseCompanyCode,
} from './company-code'
export { findFamily } from './company-family'
export { DEPENDANT_PATTERN, parentName } from './parent-name'
