import type { Failure } from '../../platform/http'
import type { SmsStore } from '../../sms'
import type { AccountStore } from '../account.store'
import { FROZEN, type LoggedIn, type SmsProof, type StartSession, WRONG_CODE } from '../start-session'
import type { BindError, ScanStore } from './scan.store'
import type { WechatError, WechatLogin } from './wechat.ports'

interface Parts {
  /** Null when WeChat login is not configured. */
  readonly wechat: WechatLogin | null
  readonly scans: ScanStore
  readonly accounts: AccountStore
  readonly codes: SmsStore
  readonly openLogin: StartSession
}

interface NewScan {
  readonly url: string
  readonly isPage: boolean
  readonly loginTaskId: string
  readonly expiresAt: number
}

type Undecided = 'waiting' | 'scanned' | 'cancelled' | 'expired'
/** A confirmed scan without a login belongs to a WeChat that is not bound to an account yet. */
export type ScanAnswer = { readonly state: Undecided } | ({ readonly state: 'confirmed' } & Partial<LoggedIn>)

/** The outcome of the callback, shown to the user. */
export type CallbackOutcome = 'confirmed' | 'cancelled' | 'over' | WechatError

const NOT_OFFERED: Failure = { error: '00102', message: '暂未开通微信登录，请使用短信或密码登录' }
const OVER: Failure = { error: '20015', message: '扫码已失效，请重新扫码' }

const BIND_FAILURES: Readonly<Record<BindError, Failure>> = {
  '20015': OVER,
  '20016': { error: '20016' },
  '20018': { error: '20018', message: '该手机号已绑定其他微信，请换一个手机号' },
}

/** Login by a scanned code (LOG-04). */
export function scanService({ wechat, scans, accounts, codes, openLogin }: Parts) {
  return {
    async create(): Promise<NewScan | Failure> {
      if (!wechat) return NOT_OFFERED
      const { taskId, state, expiresAt } = await scans.open()
      return { url: wechat.confirmUrl(state), isPage: wechat.isPage, loginTaskId: taskId, expiresAt }
    },

    /** Returns the login of a confirmed scan to the first request; all others get "expired". */
    async poll(loginTaskId: string, before: string | null): Promise<ScanAnswer | Failure> {
      const scan = await scans.find(loginTaskId)
      if (!scan) return { state: 'expired' }
      if (scan.state !== 'confirmed') return { state: scan.state }
      const user = await accounts.findByWechat(scan.by)
      if (!user) return { state: 'confirmed' }
      if (user.frozenAt !== null) return FROZEN
      if (!(await scans.take(loginTaskId))) return { state: 'expired' }
      const login = await openLogin(user.id, before, { isNew: false, isSeven: false })
      return { state: 'confirmed', ...login }
    },

    /** Binds the WeChat to the account of a mobile (registered if new) and logs in (LOG-04, LOG-09). */
    async bind(
      { loginTaskId, mobile, smsId, validationCode }: SmsProof & { readonly loginTaskId: string },
      before: string | null,
    ): Promise<LoggedIn | Failure> {
      // Checked first, so that the SMS code is not used up in vain.
      if ((await scans.find(loginTaskId))?.state !== 'confirmed') return OVER
      const refused = await codes.consume(smsId, mobile, 'bind', validationCode)
      if (refused) return refused
      const found = await accounts.findOrRegisterUser(mobile)
      if (!found) return WRONG_CODE
      const { user, isNew, isSeven } = found
      if (user.frozenAt !== null) return FROZEN
      const unbound = await scans.bind(loginTaskId, user.id)
      return unbound ? BIND_FAILURES[unbound] : openLogin(user.id, before, { isNew, isSeven })
    },

    /** Handles the callback from WeChat; without a code the user refused permission. */
    async handleCallback(state: string, code: string | null): Promise<CallbackOutcome> {
      if (!wechat || !(await scans.isUndecided(state))) return 'over'
      if (code === null) return (await scans.cancel(state)) ? 'cancelled' : 'over'
      const identity = await wechat.exchangeCode(code)
      if ('error' in identity) return identity.error
      return (await scans.confirm(state, identity)) ? 'confirmed' : 'over'
    },
  }
}

export type ScanService = ReturnType<typeof scanService>
