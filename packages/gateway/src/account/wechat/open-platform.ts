import * as z from 'zod'
import type { WechatLogin } from './wechat.ports'

interface OpenPlatformOptions {
  readonly appId: string
  readonly appSecret: string
  /** Base URL of the API, https://api.weixin.qq.com. */
  readonly apiUrl: string
  readonly callbackUrl: string
  /** ms */
  readonly within?: number
}

const WITHIN_MS = 5_000
const CONFIRM_PAGE = 'https://open.weixin.qq.com/connect/qrconnect'

const named = z.string().min(1).max(128)
const identityResponse = z.union([
  z.object({ openid: named, unionid: named.optional() }),
  z.object({ errcode: z.int().refine((code) => code !== 0) }),
])

// -1: "system is busy", to be retried. All other codes mean a wrong code or application.
const BUSY = -1

/**
 * Website login of WeChat's open platform. Errors never contain the secret or a code: the URL that holds
 * both is never logged.
 */
export function openPlatform({
  appId,
  appSecret,
  apiUrl,
  callbackUrl,
  within = WITHIN_MS,
}: OpenPlatformOptions): WechatLogin {
  return {
    confirmUrl(state) {
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

    async exchangeCode(code) {
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
        const parsed = identityResponse.safeParse(await answer.json())
        if (!answer.ok || !parsed.success) return { error: 'unavailable' }
        if ('errcode' in parsed.data)
          return { error: parsed.data.errcode === BUSY ? 'unavailable' : 'refused' }
        return { openId: parsed.data.openid, unionId: parsed.data.unionid ?? null }
      } catch {
        return { error: 'unavailable' }
      }
    },
  }
}
