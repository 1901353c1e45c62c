import { cleanMobile, isMobile } from '@zhushutong/domain/login'
import type { Captcha } from '../../captcha'
import type { Database } from '../../platform/db'
import { CODES, type Failure } from '../../platform/http'
import { consumeSmsCode, type SmsSender, sendSmsCode } from '../../sms'
import { revokeSession } from '../session.store'
import { type AccountOptions, findOrRegisterUser, findUserByLoginName, savePassword } from '../user.store'
import { bindPrincipal, isPrincipal } from './boss-login.store'
import { isCommonPassword } from './common-passwords'
import { clearLoginFailures, recordLoginAttempt } from './login.limits'
import { hashPassword, isPasswordQueueFull, verifyPassword } from './password'
import type { Requester } from './requester'
import { FROZEN, type LoggedIn, type SmsProof, startSession, WRONG_CODE } from './start-session'

interface Parts {
  readonly database: Pick<Database, 'orm'>
  readonly captcha: Captcha
  readonly sender: SmsSender
  readonly options: AccountOptions
}

interface SliderResult {
  readonly sign: string
  readonly scene: string
}

/**
 * Scenes in which a code may be sent to any number. Codes of other scenes are sent to the account's own number only.
 */
const isOpenScene = (scene: string): scene is 'login' | 'reset' | 'bind' | 'rebind' =>
  ['login', 'reset', 'bind', 'rebind'].includes(scene)

const WRONG: Failure = { error: '20001' }
/** Returned only after a correct code, so that a stranger cannot find out customers. */
const NO_PRINCIPAL: Failure = {
  error: '10000',
  message: '这个手机号没有登记的服务订单，请核对，或联系您的服务管家',
}
const SLIDE_AGAIN: Failure = { error: '00139', message: '请重新完成滑块验证' }
const TOO_MANY: Failure = { error: CODES.tooMany, message: '登录失败次数过多，请稍后重试或使用短信登录' }

export const tooSoon = (retryAt: number | undefined, now: number): Failure => {
  const seconds = Math.max(1, Math.ceil(((retryAt ?? now) - now) / 1000))
  const wait = seconds <= 60 ? `${seconds} 秒` : `${Math.ceil(seconds / 60)} 分钟`
  return { error: '00133', message: `验证码发送过于频繁，请 ${wait}后再试` }
}

/** Spaces and hyphens in a mobile are ignored; other text is an account name. */
const accountOf = (loginName: string): string => {
  const digits = cleanMobile(loginName)
  return isMobile(digits) && /^[\d\s-]+$/.test(loginName) ? digits : loginName.trim()
}

/** Login methods (LOG-01 to LOG-09). Expected failures are returned as codes of the error catalogue. */
export function loginService({ database: { orm }, captcha, sender, options }: Parts) {
  const { withDemoAccounts } = options

  return {
    async sendSms(mobile: string, slider: SliderResult, ip: string, now: number) {
      const { sign, scene } = slider
      if (!isOpenScene(scene)) return { error: '10002' }
      if (!(await captcha.consume(sign, scene, mobile))) return { error: '10002' }
      const sent = await sendSmsCode(orm, sender, { mobile, ip, scene }, now)
      if (!('error' in sent)) return sent
      return sent.error === '00133' ? tooSoon(sent.retryAt, now) : { error: sent.error }
    },

    /** Logs in by SMS; registers a new user if needed (LOG-09). */
    async loginBySms(
      { mobile, smsId, validationCode: code }: SmsProof,
      from: Requester,
      now: number,
    ): Promise<LoggedIn | Failure> {
      const refused = await consumeSmsCode(orm, { smsId, mobile, scene: 'login', code }, now)
      if (refused) return refused
      const account = await findOrRegisterUser(orm, mobile, options, now)
      if (!account) return WRONG_CODE
      const { user, isNew, isSeven } = account
      if (user.frozenAt !== null) return FROZEN
      return startSession(orm, user, from, { isNew, isSeven }, now)
    },

    /** Logs in the principal of a firm that ordered a service; other users are not registered here (BOS-07). */
    async loginBoss(
      { mobile, smsId, validationCode: code }: SmsProof,
      from: Requester,
      now: number,
    ): Promise<LoggedIn | Failure> {
      const refused = await consumeSmsCode(orm, { smsId, mobile, scene: 'login', code }, now)
      if (refused) return refused
      if (!(await isPrincipal(orm, mobile))) return NO_PRINCIPAL
      const account = await findOrRegisterUser(orm, mobile, options, now)
      if (!account) return WRONG_CODE
      const { user, isNew, isSeven } = account
      if (user.frozenAt !== null) return FROZEN
      await bindPrincipal(orm, mobile, user.id)
      return startSession(orm, user, from, { isNew, isSeven }, now)
    },

    async loginByPassword(
      input: { readonly loginName: string; readonly password: string; readonly params: SliderResult },
      from: Requester,
      now: number,
    ): Promise<LoggedIn | Failure> {
      const { loginName, password, params } = input
      const { ip } = from
      const account = accountOf(loginName)
      const slid = params.scene === 'password' && (await captcha.consume(params.sign, 'password', loginName))
      if (!slid) return SLIDE_AGAIN
      if (isPasswordQueueFull()) return { error: CODES.tooMany }
      if (!(await recordLoginAttempt(orm, account, ip, now))) return TOO_MANY
      const user = await findUserByLoginName(orm, account, withDemoAccounts)
      if (!(await verifyPassword(user?.passwordHash ?? null, password)) || !user) return WRONG
      await clearLoginFailures(orm, account, ip)
      if (user.frozenAt !== null) return FROZEN
      return startSession(orm, user, from, { isNew: false, isSeven: false }, now)
    },

    /** Sets a new password, which ends all sessions of the user. */
    async resetPassword(
      { mobile, smsId, validationCode: code, password }: SmsProof & { readonly password: string },
      now: number,
    ): Promise<true | Failure> {
      // Checked first, so that a rejected password does not use up the SMS code.
      if (isCommonPassword(password)) return { error: '20019' }
      const refused = await consumeSmsCode(orm, { smsId, mobile, scene: 'reset', code }, now)
      if (refused) return refused
      if (isPasswordQueueFull()) return { error: CODES.tooMany }
      const passwordHash = await hashPassword(password)
      return (await savePassword(orm, mobile, passwordHash, withDemoAccounts, now)) || { error: '10000' }
    },

    logout: (token: string, now: number) => revokeSession(orm, token, now),
  }
}

export type LoginService = ReturnType<typeof loginService>
