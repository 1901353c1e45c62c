import { describePlace } from '../../location'
import type { Clock } from '../../platform/clock'
import type { Database } from '../../platform/db'
import type { Failure } from '../../platform/http'
import { consumeSmsCode } from '../../sms'
import { describeDevice } from '../devices/describe-device'
import type { Requester } from '../login/requester'
import { FROZEN, type LoggedIn, type SmsProof, startSession, WRONG_CODE } from '../login/start-session'
import { tokenHash } from '../login/token'
import { type AccountOptions, findOrRegisterUser, findUserByWechat } from '../user.store'
import {
  type BindError,
  bindScan,
  cancelScan,
  claimScan,
  confirmScan,
  findAsker,
  findScan,
  insertScan,
} from './scan.store'
import type { WechatError, WechatLogin } from './wechat.ports'

interface Parts {
  /** Null without a configured WeChat login. */
  readonly wechat: WechatLogin | null
  readonly database: Pick<Database, 'orm'>
  readonly clock: Clock
  readonly options: AccountOptions
}

interface NewScan {
  readonly url: string
  readonly isPage: boolean
  readonly loginTaskId: string
  readonly expiresAt: number
}

type Undecided = 'waiting' | 'scanned' | 'cancelled' | 'expired'
/** A confirmed scan without a login: the WeChat is not yet bound to an account. */
type ScanAnswer = { readonly state: Undecided } | ({ readonly state: 'confirmed' } & Partial<LoggedIn>)

/** Result of WeChat's redirect. `foreign`: a browser that did not request this login. */
export type CallbackOutcome = 'confirmed' | 'cancelled' | 'over' | 'foreign' | WechatError

/** The login was requested in another browser: the user sees its device and place, and decides. */
export interface Question {
  readonly device: string
  readonly address: string | null
  readonly place: string | null
  /** ms since epoch */
  readonly askedAt: number
}

/** Parameters of WeChat's redirect, and the secret of the browser. */
export interface Callback {
  readonly state: string
  /** null when the user refused permission */
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
export function scanService({ wechat, database: { orm }, clock, options }: Parts) {
  const confirm = async (state: string, code: string): Promise<CallbackOutcome> => {
    if (!wechat) return 'over'
    const identity = await wechat.exchangeCode(code)
    if ('error' in identity) return identity.error
    return (await confirmScan(orm, state, identity, clock.now())) ? 'confirmed' : 'over'
  }

  return {
    async create(from: Requester): Promise<NewScan | Failure> {
      if (!wechat) return NOT_OFFERED
      const { taskId, state, expiresAt } = await insertScan(orm, from, clock.now())
      return { url: wechat.confirmUrl(state), isPage: wechat.isPage, loginTaskId: taskId, expiresAt }
    },

    /** Returns the login of a confirmed scan to the first request; all others get "expired". */
    async poll(taskId: string, from: Requester): Promise<ScanAnswer | Failure> {
      const proof = { taskId, browserKey: from.browserKey }
      const now = clock.now()
      const scan = await findScan(orm, proof, now)
      if (!scan) return { state: 'expired' }
      if (scan.state !== 'confirmed') return { state: scan.state }
      const user = await findUserByWechat(orm, scan.by, options.withDemoAccounts)
      if (!user) return { state: 'confirmed' }
      if (user.frozenAt !== null) return FROZEN
      if (!(await claimScan(orm, proof, now))) return { state: 'expired' }
      const login = await startSession(orm, user, from, { isNew: false, isSeven: false }, now)
      return { state: 'confirmed', ...login }
    },

    /** Binds the WeChat to the account of a mobile (registered if new) and logs in (LOG-04, LOG-09). */
    async bind(
      { loginTaskId, mobile, smsId, validationCode: code }: SmsProof & { readonly loginTaskId: string },
      from: Requester,
    ): Promise<LoggedIn | Failure> {
      const proof = { taskId: loginTaskId, browserKey: from.browserKey }
      const now = clock.now()
      // Checked first, so that an expired scan does not use up the SMS code.
      if ((await findScan(orm, proof, now))?.state !== 'confirmed') return OVER
      const refused = await consumeSmsCode(orm, { smsId, mobile, scene: 'bind', code }, now)
      if (refused) return refused
      const account = await findOrRegisterUser(orm, mobile, options, now)
      if (!account) return WRONG_CODE
      const { user, isNew, isSeven } = account
      if (user.frozenAt !== null) return FROZEN
      const unbound = await bindScan(orm, proof, user.id, now)
      return unbound ? BIND_FAILURES[unbound] : startSession(orm, user, from, { isNew, isSeven }, now)
    },

    /**
     * Handles WeChat's redirect. In the requesting browser it confirms the login. In another browser the link may
     * come from an attacker: a WeChat page shown in the requesting browser only is rejected; a code scanned by a
     * phone asks the user first.
     */
    async handleCallback({ state, code, browserKey }: Callback): Promise<CallbackOutcome | Question> {
      const asker = wechat && (await findAsker(orm, state, clock.now()))
      if (!asker) return 'over'
      if (code === null) return (await cancelScan(orm, state, clock.now())) ? 'cancelled' : 'over'
      const { browserHash, userAgent, ip, createdAt } = asker
      if (browserHash !== null && browserKey !== null && tokenHash(browserKey) === browserHash)
        return confirm(state, code)
      if (browserHash !== null && wechat.isPage) return 'foreign'
      return { device: describeDevice(userAgent), address: ip, place: describePlace(ip), askedAt: createdAt }
    },

    async answerQuestion({ state, code }: Callback, isOwn: boolean): Promise<CallbackOutcome> {
      const asker = wechat && (await findAsker(orm, state, clock.now()))
      if (!asker || code === null || (asker.browserHash !== null && wechat.isPage)) return 'over'
      if (isOwn) return confirm(state, code)
      return (await cancelScan(orm, state, clock.now())) ? 'cancelled' : 'over'
    },
  }
}

export type ScanService = ReturnType<typeof scanService>
