import type { LoginGateway, LoginRefusal } from '@zhushutong/domain/login'
import type { PortalClient } from '../client'
import type { PortalError } from '../errors'
import { orFailure } from './failures'

/** The login calls of the contract; those of the WeChat login are not part of it yet. */
export type FormLoginGateway = Omit<LoginGateway, 'bindMobile' | 'fetchScan' | 'pollScan'>

export interface LoginGatewayOptions {
  /**
   * Keeps the token of a login, and forgets it (undefined) at logout. Not needed where the portal's own server
   * keeps it in a cookie: then no token reaches the script.
   */
  readonly keepToken?: (token: string | undefined) => void
}

const SCENES = { sms: 'login', forgot: 'reset', binding: 'bind' } as const

const refusalOf = (error: PortalError): LoginRefusal => ({
  error: { http: error.status, code: error.code, message: error.message },
})

/** LoginGateway over the client, as far as SMS and password go. */
export const loginGateway = (
  { login }: Pick<PortalClient, 'login'>,
  { keepToken }: LoginGatewayOptions = {},
): FormLoginGateway => {
  const loggedIn = async (call: ReturnType<PortalClient['login']['bySms']>) => {
    const { access_token, isSeven } = await call
    if (access_token !== undefined) keepToken?.(access_token)
    return { isSeven }
  }

  const sendSms = async ({ mobile, captcha, scene }: Parameters<LoginGateway['sendSms']>[0]) => {
    const { smsId } = await login.sendSms({ mobile, params: { sign: captcha, scene: SCENES[scene] } })
    return { smsId }
  }

  const bySms = ({ mobile, smsId, validationCode, scode }: Parameters<LoginGateway['loginBySms']>[0]) =>
    loggedIn(login.bySms({ mobile, smsId, validationCode, scode: scode ?? undefined }))

  const byPassword = ({ loginName, password, captcha }: Parameters<LoginGateway['loginByPassword']>[0]) =>
    loggedIn(login.byPassword({ loginName, password, params: { sign: captcha, scene: 'password' } }))

  const reset = async (asked: Parameters<LoginGateway['resetPassword']>[0]) => {
    const { mobile, smsId, validationCode, password } = asked
    await login.resetPassword({ mobile, smsId, validationCode, password })
    return { changed: true } as const
  }

  return {
    sendSms: (asked) => orFailure(sendSms(asked), refusalOf),
    loginBySms: (credentials) => orFailure(bySms(credentials), refusalOf),
    loginByPassword: (credentials) => orFailure(byPassword(credentials), refusalOf),
    resetPassword: (credentials) => orFailure(reset(credentials), refusalOf),
    // A logout that the gateway does not hear of is one all the same for the person who asked for it.
    logout: async () => {
      await orFailure(login.logout(), () => null)
      keepToken?.(undefined)
    },
    agreement: (type) => orFailure(login.agreement({ type }), refusalOf),
  }
}
