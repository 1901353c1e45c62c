export { agreement, listAgreementParts } from './agreement'
export { acceptAtRegistration, findAgreementText, keepAgreementTexts } from './agreement.store'
