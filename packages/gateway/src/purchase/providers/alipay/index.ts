import { createPrivateKey, createPublicKey } from 'node:crypto'
import { buildCenterHref } from '@zhushutong/domain/addresses'
import type { Deps } from '../../../platform/feature'
import { alipayProvider } from './alipay.provider'
import { alipayApi } from './alipay-api'
import { answerAlipay } from './form-answers'

/** Returns null when the configuration does not select Alipay. */
export function createAlipay(
  { config, clock, log }: Pick<Deps, 'config' | 'clock' | 'log'>,
  notifyUrl: () => string,
) {
  if (config.ALIPAY_PROVIDER !== 'alipay') return null
  const {
    ALIPAY_APP_ID: appId,
    ALIPAY_SELLER_ID: sellerId,
    ALIPAY_PRODUCT_CODE: productCode,
    ALIPAY_API_URL: apiUrl,
  } = config
  const ownKey = config.ALIPAY_PRIVATE_KEY ?? config.ALIPAY_PRIVATE_KEY_FILE
  const theirKey = config.ALIPAY_PUBLIC_KEY ?? config.ALIPAY_PUBLIC_KEY_FILE
  if (!appId || !sellerId || !ownKey || !theirKey) throw new Error('ALIPAY_PROVIDER=alipay is half set')
  const returnUrl = `${config.PORTAL_ORIGIN}${buildCenterHref('orders')}`
  const publicKey = createPublicKey(theirKey)
  const api = alipayApi({ appId, privateKey: createPrivateKey(ownKey), publicKey, apiUrl, log })
  const settings = { api, appId, sellerId, publicKey, productCode, notifyUrl, returnUrl, clock, log }
  return { provider: alipayProvider(settings), adaptRoute: answerAlipay }
}
