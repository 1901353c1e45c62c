import type { Deps } from '../../platform/feature'
import { openPlatform } from './open-platform'
import { sandboxWechat } from './sandbox-wechat'
import { CALLBACK_PATH } from './scan.routes'
import type { WechatLogin } from './wechat.ports'

export { SANDBOX_WECHAT_PATH, sandboxCode, seedWechats } from './sandbox-wechat'
export { CALLBACK_PATH, scanRoutes } from './scan.routes'
export { scanService } from './scan.service'
export { type ScanStore, scanStore } from './scan.store'

/** The configured WeChat login, or null. */
export function createWechatLogin({ config, origins }: Deps): WechatLogin | null {
  const { WECHAT_LOGIN_PROVIDER: provider, SANDBOX } = config
  if (provider === 'sandbox') return SANDBOX ? sandboxWechat(origins.public) : null
  if (provider === 'off') return null
  const { WECHAT_LOGIN_APP_ID: appId, WECHAT_LOGIN_APP_SECRET: appSecret, GATEWAY_ORIGIN: origin } = config
  if (!appId || !appSecret || !origin) throw new Error('WECHAT_LOGIN_PROVIDER=wechat is half set')
  const callbackUrl = `${origin}${CALLBACK_PATH}`
  return openPlatform({ appId, appSecret, apiUrl: config.WECHAT_LOGIN_API_URL, callbackUrl })
}
