import * as z from 'zod'
import type { WechatLogin } from './wechat.ports'

export interface OpenPlatformOptions {
  readonly appId: string
  readonly appSecret: string
  /** Where the interface is, https://api.weixin.qq.com. */
  readonly apiUrl: string
  /** Where WeChat leads back to. */
  readonly callbackUrl: string
  /** ms for an answer. */
  readonly within?: number
}

const WITHIN_MS = 5_000
const CONFIRM_PAGE = 'https://open.weixin.qq.com/connect/qrconnect'

const named = z.string().min(1).max(128)
const told = z.union([
  z.object({ openid: named, unionid: named.optional() }),
  z.object({ errcode: z.int().refine((code) => code !== 0) }),
])

// -1: "system is busy", to be tried again; all others say that the code or the application is wrong.
const BUSY = -1

/**
 * WeChat's open platform, login of websites. Neither the secret nor a code stands in an error: the address that holds
 * both is never told.
 */
export const openPlatform = ({
  appId,
  appSecret,
  apiUrl,
  callbackUrl,
  within = WITHIN_MS,
}: OpenPlatformOptions): WechatLogin => ({
  urlOf(state) {
    const query = new URLSearchParams({
      appid: appId,
      redirect_uri: callbackUrl,
      response_type: 'code',
      scope: 'snsapi_login',
      state,
    })
    return `${CONFIRM_PAGE}?${query}#wechat_redirect`
  },

  isPage: true,

  async identify(code) {
    const query = new URLSearchParams({
      appid: appId,
      secret: appSecret,
      code,
      grant_type: 'authorization_code',
    })
    try {
      const answer = await fetch(`${apiUrl}/sns/oauth2/access_token?${query}`, {
        redirect: 'error',
        signal: AbortSignal.timeout(within),
      })
      const parsed = told.safeParse(await answer.json())
      if (!answer.ok || !parsed.success) return { error: 'unavailable' }
      if ('errcode' in parsed.data) return { error: parsed.data.errcode === BUSY ? 'unavailable' : 'refused' }
      return { openId: parsed.data.openid, unionId: parsed.data.unionid ?? null }
    } catch {
      return { error: 'unavailable' }
    }
  },
})
