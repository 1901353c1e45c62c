import { SCAN_CALLBACK_PATH } from '@zhushutong/sdk/contract'
import type { Deps } from '../../platform/feature'
import { observeProvider } from '../../platform/telemetry'
import { openPlatform } from './open-platform'
import { sandboxWechat } from './sandbox-wechat'
import type { WechatLogin } from './wechat.ports'

export { mountCallback } from './callback.routes'
export { SANDBOX_WECHAT_PATH, sandboxCode, seedWechats } from './sandbox-wechat'
export { scanHandlers } from './scan.routes'
export { scanService } from './scan.service'
export { isWechatBound, markScanned, sweepScans } from './scan.store'

/** Null without a configured WeChat login. */
export function createWechatLogin({ config, origins }: Deps): WechatLogin | null {
  const { WECHAT_LOGIN_PROVIDER: provider, SANDBOX } = config
  if (provider === 'sandbox') return SANDBOX ? sandboxWechat(origins.public) : null
  if (provider === 'off') return null
  const { WECHAT_LOGIN_APP_ID: appId, WECHAT_LOGIN_APP_SECRET: appSecret, PORTAL_ORIGIN: origin } = config
  if (!appId || !appSecret) throw new Error('WECHAT_LOGIN_PROVIDER=wechat is half set')
  // The redirect goes through the portal, because the browser stores the scan's secret for its origin.
  const callbackUrl = `${origin}/gateway${SCAN_CALLBACK_PATH}`
  const platform = openPlatform({ appId, appSecret, apiUrl: config.WECHAT_LOGIN_API_URL, callbackUrl })
  return {
    ...platform,
    exchangeCode: (code) =>
      observeProvider(
        'wechat-login',
        () => platform.exchangeCode(code),
        (result) => 'error' in result && result.error === 'unavailable',
      ),
  }
}
