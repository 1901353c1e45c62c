export { AgreementDialog } from './agreement-dialog'
export type { ReadAgreement, SliderGateway } from './login.types'
export { LoginCard, LoginDialog } from './login-dialog'
export { RealPersonDialog } from './real-person-dialog'
