import type { LoginGateway, LoginRefusal, ScanAnswer } from '@zhushutong/domain/login'
import type { PortalClient } from '../client'
import type { PortalError } from '../errors'
import { catchFailure } from './failures'

interface LoginGatewayOptions {
  /**
   * Stores the token of a login, and clears it (undefined) at logout. Not needed if the portal's own server keeps it
   * in a cookie: then no token reaches the script.
   */
  readonly keepToken?: (token: string | undefined) => void
  /** Aborts the calls in flight; they then reject with its reason. */
  readonly signal?: AbortSignal
}

const SCENES = { sms: 'login', forgot: 'reset', binding: 'bind' } as const

const refusalOf = (error: PortalError): LoginRefusal => ({
  error: { http: error.status, code: error.code, message: error.message },
})

const NOTHING_TO_BIND: LoginRefusal = {
  error: { http: 200, code: '20015', message: '扫码已失效，请重新扫码' },
}

/** LoginGateway over the client. A binding refers to the QR code last scanned by a WeChat user without an account. */
export function loginGateway(
  { login }: Pick<PortalClient, 'login'>,
  { keepToken, signal }: LoginGatewayOptions = {},
): LoginGateway {
  let toBind: string | null = null
  const options = { signal }

  const loggedIn = async (call: ReturnType<PortalClient['login']['bySms']>) => {
    const { access_token, isSeven } = await call
    if (access_token !== undefined) keepToken?.(access_token)
    return { isSeven }
  }

  const sendSms = async ({ mobile, captcha, scene }: Parameters<LoginGateway['sendSms']>[0]) => {
    const { smsId } = await login.sendSms(
      { mobile, params: { sign: captcha, scene: SCENES[scene] } },
      options,
    )
    return { smsId }
  }

  const bySms = ({ mobile, smsId, validationCode, scode }: Parameters<LoginGateway['loginBySms']>[0]) =>
    loggedIn(login.bySms({ mobile, smsId, validationCode, scode: scode ?? undefined }, options))

  const byPassword = ({ loginName, password, captcha }: Parameters<LoginGateway['loginByPassword']>[0]) =>
    loggedIn(login.byPassword({ loginName, password, params: { sign: captcha, scene: 'password' } }, options))

  const fetchScan = async () => {
    const { url, isPage, loginTaskId: taskId } = await login.createScan({}, options)
    return { url, isPage, taskId }
  }

  const pollScan = async (loginTaskId: string): Promise<ScanAnswer> => {
    const {
      state,
      userId = null,
      access_token,
      isSeven = false,
    } = await login.byScan({ loginTaskId }, options)
    if (state === 'cancelled' || state === 'expired') return { scanned: false, over: state }
    if (state !== 'confirmed') return { scanned: false }
    if (userId === null) toBind = loginTaskId
    if (access_token !== undefined) keepToken?.(access_token)
    return { scanned: true, userId, isSeven }
  }

  const bind = async (input: Parameters<LoginGateway['bindMobile']>[0]) => {
    if (toBind === null) return NOTHING_TO_BIND
    const { mobile, smsId, validationCode, scode } = input
    const proof = { mobile, smsId, validationCode, scode: scode ?? undefined }
    return loggedIn(login.bindScan({ loginTaskId: toBind, ...proof }, options))
  }

  const reset = async (input: Parameters<LoginGateway['resetPassword']>[0]) => {
    const { mobile, smsId, validationCode, password } = input
    await login.resetPassword({ mobile, smsId, validationCode, password }, options)
    return { changed: true } as const
  }

  return {
    sendSms: (request) => catchFailure(sendSms(request), refusalOf),
    loginBySms: (credentials) => catchFailure(bySms(credentials), refusalOf),
    loginByPassword: (credentials) => catchFailure(byPassword(credentials), refusalOf),
    bindMobile: (credentials) => catchFailure(bind(credentials), refusalOf),
    fetchScan: () => catchFailure(fetchScan(), refusalOf),
    pollScan: (taskId) => catchFailure(pollScan(taskId), refusalOf),
    resetPassword: (credentials) => catchFailure(reset(credentials), refusalOf),
    // For the user a logout counts even if the gateway does not receive it.
    logout: async () => {
      await catchFailure(login.logout({}, options), () => null)
      keepToken?.(undefined)
    },
    agreement: (type) => catchFailure(login.agreement({ type }, options), refusalOf),
  }
}
