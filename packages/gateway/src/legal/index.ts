export { AGREEMENT_TYPES, type AgreementType, agreement, listAgreementParts, versionOf } from './agreement'
export { acceptAtRegistration, findAgreementText, keepAgreementTexts } from './agreement.store'
