export {
  calculateCheckCharacter,
  calculateOrganisationCheck,
  classifyCompanyCode,
  isCreditCode,
  normaliseCompanyCode,
} from './company-code'
export { DEPENDANT_PATTERN, parentName } from './parent-name'
