import { describePlace } from '../../location'
import type { Failure } from '../../platform/http'
import type { SmsStore } from '../../sms'
import type { AccountStore } from '../account.store'
import { describeDevice } from '../devices/describe-device'
import type { Requester } from '../requester'
import { FROZEN, type LoggedIn, type SmsProof, type StartSession, WRONG_CODE } from '../start-session'
import { tokenHash } from '../token'
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

/** What the user who comes back from WeChat sees; `foreign`: a browser in which nobody asked for this login. */
export type CallbackOutcome = 'confirmed' | 'cancelled' | 'over' | 'foreign' | WechatError

/** The login was asked for elsewhere: the user is shown where, and decides. */
export interface Question {
  readonly device: string
  readonly address: string | null
  readonly place: string | null
  /** ms since epoch. */
  readonly askedAt: number
}

/** What WeChat's redirect brings, and the browser that follows it. */
export interface Callback {
  readonly state: string
  /** null: the user refused permission. */
  readonly code: string | null
  readonly browserKey: string | null
}

const NOT_OFFERED: Failure = { error: '00102', message: '暂未开通微信登录，请使用短信或密码登录' }
const OVER: Failure = { error: '20015', message: '扫码已失效，请重新扫码' }

const BIND_FAILURES: Readonly<Record<BindError, Failure>> = {
  '20015': OVER,
  '20016': { error: '20016' },
  '20018': { error: '20018', message: '该手机号已绑定其他微信，请换一个手机号' },
}

/** Login by a scanned code (LOG-04). */
export function scanService({ wechat, scans, accounts, codes, openLogin }: Parts) {
  const confirm = async (state: string, code: string): Promise<CallbackOutcome> => {
    if (!wechat) return 'over'
    const identity = await wechat.exchangeCode(code)
    if ('error' in identity) return identity.error
    return (await scans.confirm(state, identity)) ? 'confirmed' : 'over'
  }

  return {
    async create(from: Requester): Promise<NewScan | Failure> {
      if (!wechat) return NOT_OFFERED
      const { taskId, state, expiresAt } = await scans.open(from)
      return { url: wechat.confirmUrl(state), isPage: wechat.isPage, loginTaskId: taskId, expiresAt }
    },

    /** Returns the login of a confirmed scan to the first request; all others get "expired". */
    async poll(taskId: string, from: Requester): Promise<ScanAnswer | Failure> {
      const proof = { taskId, browserKey: from.browserKey }
      const scan = await scans.find(proof)
      if (!scan) return { state: 'expired' }
      if (scan.state !== 'confirmed') return { state: scan.state }
      const user = await accounts.findByWechat(scan.by)
      if (!user) return { state: 'confirmed' }
      if (user.frozenAt !== null) return FROZEN
      if (!(await scans.take(proof))) return { state: 'expired' }
      const login = await openLogin(user, from, { isNew: false, isSeven: false })
      return { state: 'confirmed', ...login }
    },

    /** Binds the WeChat to the account of a mobile (registered if new) and logs in (LOG-04, LOG-09). */
    async bind(
      { loginTaskId, mobile, smsId, validationCode }: SmsProof & { readonly loginTaskId: string },
      from: Requester,
    ): Promise<LoggedIn | Failure> {
      const proof = { taskId: loginTaskId, browserKey: from.browserKey }
      // Checked first, so that the SMS code is not used up in vain.
      if ((await scans.find(proof))?.state !== 'confirmed') return OVER
      const refused = await codes.consume(smsId, mobile, 'bind', validationCode)
      if (refused) return refused
      const found = await accounts.findOrRegisterUser(mobile)
      if (!found) return WRONG_CODE
      const { user, isNew, isSeven } = found
      if (user.frozenAt !== null) return FROZEN
      const unbound = await scans.bind(proof, user.id)
      return unbound ? BIND_FAILURES[unbound] : openLogin(user, from, { isNew, isSeven })
    },

    /**
     * Handles WeChat's redirect. In the browser that asked, it confirms the login. In another one somebody may have
     * been sent a stranger's link: a page that WeChat shows in the asking browser only is refused there, one that is
     * scanned with a phone asks first.
     */
    async handleCallback({ state, code, browserKey }: Callback): Promise<CallbackOutcome | Question> {
      const asker = wechat && (await scans.findAsker(state))
      if (!asker) return 'over'
      if (code === null) return (await scans.cancel(state)) ? 'cancelled' : 'over'
      const { browserHash, userAgent, ip, createdAt } = asker
      if (browserHash !== null && browserKey !== null && tokenHash(browserKey) === browserHash)
        return confirm(state, code)
      if (browserHash !== null && wechat.isPage) return 'foreign'
      return { device: describeDevice(userAgent), address: ip, place: describePlace(ip), askedAt: createdAt }
    },

    /** The user's own answer to the question. */
    async answerQuestion({ state, code }: Callback, isOwn: boolean): Promise<CallbackOutcome> {
      const asker = wechat && (await scans.findAsker(state))
      if (!asker || code === null || (asker.browserHash !== null && wechat.isPage)) return 'over'
      if (isOwn) return confirm(state, code)
      return (await scans.cancel(state)) ? 'cancelled' : 'over'
    },
  }
}

export type ScanService = ReturnType<typeof scanService>
