export { type ScanLoginOptions, scanLogin } from './scan-login'
export type { ScanLoginState } from './scan-states'
export { type SolveWorkOptions, solveWork } from './solve-work'
