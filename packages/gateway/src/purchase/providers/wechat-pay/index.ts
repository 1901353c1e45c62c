import { createPrivateKey } from 'node:crypto'
import type { Deps } from '../../../platform/feature'
import { keyRing, publicPlatformKey } from './platform-keys'
import { wechatApi } from './wechat-api'
import { wechatPayProvider } from './wechat-pay.provider'

/** Interval in ms of certificate downloads. WeChat announces a new certificate ten days ahead. */
const REFRESH_EVERY = 6 * 3_600_000

/** Returns null when the configuration does not select WeChat Pay. */
export function createWechatPay({ config, log }: Pick<Deps, 'config' | 'log'>, notifyUrl: () => string) {
  if (config.WECHAT_PAY_PROVIDER !== 'wechat') return null
  const {
    WECHAT_PAY_MCH_ID: merchantId,
    WECHAT_PAY_APP_ID: appId,
    WECHAT_PAY_SERIAL: serial,
    WECHAT_PAY_API_V3_KEY: apiKey,
    WECHAT_PAY_PUBLIC_KEY_ID: publicKeyId = null,
    WECHAT_PAY_API_URL: apiUrl,
  } = config
  const privateKey = config.WECHAT_PAY_PRIVATE_KEY ?? config.WECHAT_PAY_PRIVATE_KEY_FILE
  const publicKey = config.WECHAT_PAY_PUBLIC_KEY ?? config.WECHAT_PAY_PUBLIC_KEY_FILE
  if (!merchantId || !appId || !serial || !apiKey || !privateKey)
    throw new Error('WECHAT_PAY_PROVIDER=wechat is half set')
  const pinned = publicKeyId && publicKey ? publicPlatformKey(publicKeyId, publicKey) : null
  const keys = keyRing(pinned)
  const merchant = { merchantId, serial, key: createPrivateKey(privateKey) }
  const api = wechatApi({ merchant, apiKey, keys, publicKeyId, apiUrl, log })
  const onUnknownSerial = () => void api.refresh()
  const payee = { merchantId, appId }
  const provider = wechatPayProvider({ api, payee, notifyUrl, keys, apiKey, onUnknownSerial, log })
  // A public key needs no renewal of certificates. If WeChat still signs with a certificate, it is loaded on first
  // use.
  const refresh = async () => void (pinned || (await api.refresh()))
  return {
    provider,
    prepare: refresh,
    jobs: [{ name: 'certificates of WeChat Pay', every: REFRESH_EVERY, run: refresh }],
  }
}
