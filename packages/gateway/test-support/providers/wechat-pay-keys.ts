import { createCipheriv, generateKeyPairSync, randomBytes } from 'node:crypto'
import WxPay from 'wechatpay-node-v3'
import { NOW } from '../gateway'
import { makeCertificate } from './certificate'

const YEAR = 365 * 86_400_000
const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 })

/** A key pair of WeChat's stand-in, with its certificate. */
export function newPlatformKey(serial: string, to = NOW + YEAR) {
  const keys = newKeys()
  return { serial, keys, certificate: makeCertificate(keys, { serial, from: NOW - YEAR, to }) }
}

export type StandInKey = ReturnType<typeof newPlatformKey>

export const MERCHANT = {
  merchantId: '1900000109',
  appId: 'wx0123456789abcdef',
  serial: '5157F09EFDC096DE15EBE81A47057A7200000001',
  apiKey: '0123456789abcdefghijklmnopqrstuv',
  keys: newKeys(),
} as const

const pemOf = (keys: StandInKey['keys']) =>
  keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

/** wechatpay-node-v3, which signs and decrypts independently of our code. */
export function independentClient(keys: StandInKey['keys'], certificate: string): WxPay {
  return new WxPay({
    appid: MERCHANT.appId,
    mchid: MERCHANT.merchantId,
    serial_no: MERCHANT.serial,
    publicKey: Buffer.from(certificate),
    privateKey: Buffer.from(pemOf(keys)),
    key: MERCHANT.apiKey,
  })
}

/**
 * The headers of WeChat's signature of a body.
 * @param now ms
 */
export function signatureHeaders(
  { serial, keys, certificate }: StandInKey,
  body: string,
  now: number,
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000))
  const nonce = randomBytes(16).toString('hex')
  return {
    'wechatpay-serial': serial,
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
    'wechatpay-signature': independentClient(keys, certificate).sha256WithRsa(
      `${timestamp}\n${nonce}\n${body}\n`,
    ),
  }
}

export function encrypt(text: string, associated: string, apiKey: string = MERCHANT.apiKey) {
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', apiKey, nonce).setAAD(Buffer.from(associated))
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return {
    algorithm: 'AEAD_AES_256_GCM',
    ciphertext: bytes.toString('base64'),
    associated_data: associated,
    nonce,
  }
}

export function wechatPaySettings(apiUrl: string): Record<string, string> {
  return {
    GATEWAY_ORIGIN: 'https://gateway.example.test',
    WECHAT_PAY_PROVIDER: 'wechat',
    WECHAT_PAY_MCH_ID: MERCHANT.merchantId,
    WECHAT_PAY_APP_ID: MERCHANT.appId,
    WECHAT_PAY_SERIAL: MERCHANT.serial,
    WECHAT_PAY_PRIVATE_KEY: pemOf(MERCHANT.keys),
    WECHAT_PAY_API_V3_KEY: MERCHANT.apiKey,
    WECHAT_PAY_API_URL: apiUrl,
  }
}
