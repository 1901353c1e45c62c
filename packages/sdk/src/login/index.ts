export { type ScanLoginOptions, scanLogin } from './scan-login'
export type { ScanLoginState } from './scan-states'
