import { cleanMobile, isMobile } from '@zhushutong/domain/login'
import type { Captcha } from '../../captcha'
import type { Database } from '../../platform/db'
import { CODES, type Failure } from '../../platform/http'
import type { SmsStore } from '../../sms'
import type { AccountStore } from '../account.store'
import type { SessionStore } from '../session.store'
import { bindPrincipal, isPrincipal } from './boss-login.store'
import { isCommonPassword } from './common-passwords'
import type { LoginLimits } from './login.limits'
import { hashPassword, isPasswordQueueFull, verifyPassword } from './password'
import type { Requester } from './requester'
import { FROZEN, type LoggedIn, type SmsProof, type StartSession, WRONG_CODE } from './start-session'

interface Parts {
  readonly accounts: AccountStore
  readonly sessions: SessionStore
  readonly captcha: Captcha
  readonly codes: SmsStore
  readonly limits: LoginLimits
  readonly database: Pick<Database, 'orm'>
  readonly openLogin: StartSession
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
const TOO_MANY: Failure = { error: CODES.tooMany, message: '登录失败次数过多，请稍后再试或使用短信登录' }

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
export function loginService({ accounts, sessions, captcha, codes, limits, database, openLogin }: Parts) {
  return {
    async sendSms(mobile: string, slider: SliderResult, ip: string, now: number) {
      const { sign, scene } = slider
      if (!isOpenScene(scene)) return { error: '10002' }
      if (!(await captcha.consume(sign, scene, mobile))) return { error: '10002' }
      const sent = await codes.send({ mobile, ip, scene })
      if (!('error' in sent)) return sent
      return sent.error === '00133' ? tooSoon(sent.retryAt, now) : { error: sent.error }
    },

    /** Logs in by SMS; registers a new user if needed (LOG-09). */
    async loginBySms(
      { mobile, smsId, validationCode }: SmsProof,
      from: Requester,
    ): Promise<LoggedIn | Failure> {
      const refused = await codes.consume(smsId, mobile, 'login', validationCode)
      if (refused) return refused
      const account = await accounts.findOrRegisterUser(mobile)
      if (!account) return WRONG_CODE
      const { user, isNew, isSeven } = account
      if (user.frozenAt !== null) return FROZEN
      return openLogin(user, from, { isNew, isSeven })
    },

    /** Logs in the principal of a firm that ordered a service; other users are not registered here (BOS-07). */
    async loginBoss(
      { mobile, smsId, validationCode }: SmsProof,
      from: Requester,
    ): Promise<LoggedIn | Failure> {
      const refused = await codes.consume(smsId, mobile, 'login', validationCode)
      if (refused) return refused
      if (!(await isPrincipal(database.orm, mobile))) return NO_PRINCIPAL
      const account = await accounts.findOrRegisterUser(mobile)
      if (!account) return WRONG_CODE
      const { user, isNew, isSeven } = account
      if (user.frozenAt !== null) return FROZEN
      await bindPrincipal(database.orm, mobile, user.id)
      return openLogin(user, from, { isNew, isSeven })
    },

    async loginByPassword(
      input: { readonly loginName: string; readonly password: string; readonly params: SliderResult },
      from: Requester,
    ): Promise<LoggedIn | Failure> {
      const { loginName, password, params } = input
      const { ip } = from
      const account = accountOf(loginName)
      const slid = params.scene === 'password' && (await captcha.consume(params.sign, 'password', loginName))
      if (!slid) return SLIDE_AGAIN
      if (isPasswordQueueFull()) return { error: CODES.tooMany }
      if (!(await limits.recordAttempt(account, ip))) return TOO_MANY
      const user = await accounts.find(account)
      if (!(await verifyPassword(user?.passwordHash ?? null, password)) || !user) return WRONG
      await limits.clearFailures(account, ip)
      if (user.frozenAt !== null) return FROZEN
      return openLogin(user, from, { isNew: false, isSeven: false })
    },

    /** Sets a new password, which ends all sessions of the user. */
    async resetPassword(proof: SmsProof & { readonly password: string }): Promise<true | Failure> {
      // Checked first, so that a rejected password does not use up the SMS code.
      if (isCommonPassword(proof.password)) return { error: '20019' }
      const refused = await codes.consume(proof.smsId, proof.mobile, 'reset', proof.validationCode)
      if (refused) return refused
      if (isPasswordQueueFull()) return { error: CODES.tooMany }
      const changed = await accounts.changePassword(proof.mobile, await hashPassword(proof.password))
      return changed ? true : { error: '10000' }
    },

    logout: (token: string) => sessions.revoke(token),
  }
}

export type LoginService = ReturnType<typeof loginService>
