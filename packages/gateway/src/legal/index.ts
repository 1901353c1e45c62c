export { AGREEMENT_TYPES, type AgreementType, agreement, versionOf } from './agreement'
export { acceptAtRegistration, findAgreementText, keepAgreementTexts } from './agreement.store'
