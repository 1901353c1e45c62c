export {
  CLOSING_REASON_MAX,
  type ClosingRequest,
  checkClosingRequest,
  checkMobileChange,
  type MobileChange,
} from './account-changes'
export { DEMO_ACCOUNT_IDS, demoAccountId, isDemoAccountId } from './demo-ids'
export { canSubmit, secondsUntilResend } from './form'
export { loginFlow } from './login.flow'
export type { LoginGateway, LoginRefusal } from './login.ports'
export {
  EMPTY_FORM,
  type FormMode,
  type LoginEvent,
  type LoginForm,
  type LoginMode,
  type LoginState,
  type Scan,
  type ScanAnswer,
} from './login.state'
export type { Notice } from './reactions'
export { SCAN_INTERVAL_MS, SCAN_POLLS } from './scan'
export { AGREEMENTS, type AgreementType, formatInviter, LOGIN_TEXTS, TRIAL_DIALOG } from './texts'
export {
  cleanMobile,
  cleanSmsCode,
  isMobile,
  isSmsCode,
  loginNameError,
  mobileError,
  NO_SMS_ERROR,
  passwordError,
  smsCodeError,
  smsSendError,
} from './validators'
