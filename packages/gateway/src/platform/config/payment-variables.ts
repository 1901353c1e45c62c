import * as z from 'zod'
import { filled, origin, privateKey, privateKeyFile, publicKey, publicKeyFile } from './schemas'

const WECHAT = 'WECHAT_PAY_PROVIDER=wechat 时必填'
const ALIPAY = 'ALIPAY_PROVIDER=alipay 时必填'
const FILE = '可读的密钥文件的路径'

export const PAYMENT_VARIABLES = {
  WECHAT_PAY_PROVIDER: [z.enum(['sandbox', 'wechat', 'off']).default('sandbox'), 'sandbox、wechat 或 off'],
  WECHAT_PAY_MCH_ID: [
    z
      .string()
      .regex(/^\d{8,12}$/)
      .optional(),
    `微信支付商户号（${WECHAT}）`,
  ],
  WECHAT_PAY_APP_ID: [
    z
      .string()
      .regex(/^[\da-z]{8,32}$/i)
      .optional(),
    `与商户号绑定的 AppID，如 wx0123456789abcdef（${WECHAT}）`,
  ],
  WECHAT_PAY_SERIAL: [
    z
      .string()
      .regex(/^[\dA-F]{16,40}$/i)
      .optional(),
    `商户 API 证书的序列号，十六进制（${WECHAT}）`,
  ],
  WECHAT_PAY_PRIVATE_KEY: [
    privateKey().optional(),
    `商户 API 证书的私钥，PEM（${WECHAT}，或设 WECHAT_PAY_PRIVATE_KEY_FILE）`,
  ],
  WECHAT_PAY_PRIVATE_KEY_FILE: [privateKeyFile().optional(), `${FILE}（商户 API 证书的私钥）`],
  WECHAT_PAY_API_V3_KEY: [
    z
      .string()
      .regex(/^[\x21-\x7e]{32}$/)
      .optional(),
    `32 个字符的 APIv3 密钥（${WECHAT}）`,
  ],
  WECHAT_PAY_PUBLIC_KEY_ID: [
    z
      .string()
      .regex(/^PUB_KEY_ID_\w{1,64}$/)
      .optional(),
    '微信支付公钥 ID，以 PUB_KEY_ID_ 开头（与公钥一起设；都不设时用平台证书）',
  ],
  WECHAT_PAY_PUBLIC_KEY: [
    publicKey().optional(),
    '微信支付公钥，PEM（与 WECHAT_PAY_PUBLIC_KEY_ID 一起设，或设 WECHAT_PAY_PUBLIC_KEY_FILE）',
  ],
  WECHAT_PAY_PUBLIC_KEY_FILE: [publicKeyFile().optional(), `${FILE}（微信支付公钥）`],
  WECHAT_PAY_API_URL: [
    origin().default('https://api.mch.weixin.qq.com'),
    '微信支付接口的地址，不带路径，如 https://api.mch.weixin.qq.com',
  ],
  ALIPAY_PROVIDER: [z.enum(['sandbox', 'alipay', 'off']).default('sandbox'), 'sandbox、alipay 或 off'],
  ALIPAY_APP_ID: [
    z
      .string()
      .regex(/^\d{16}$/)
      .optional(),
    `支付宝应用的 APPID，16 位数字（${ALIPAY}）`,
  ],
  ALIPAY_SELLER_ID: [
    z
      .string()
      .regex(/^2088\d{12}$/)
      .optional(),
    `收款账号的用户 ID，以 2088 开头（${ALIPAY}）`,
  ],
  ALIPAY_PRIVATE_KEY: [
    privateKey().optional(),
    `应用私钥，PEM 或支付宝工具给出的文本（${ALIPAY}，或设 ALIPAY_PRIVATE_KEY_FILE）`,
  ],
  ALIPAY_PRIVATE_KEY_FILE: [privateKeyFile().optional(), `${FILE}（应用私钥）`],
  ALIPAY_PUBLIC_KEY: [
    publicKey().optional(),
    `支付宝公钥，不是应用公钥（${ALIPAY}，或设 ALIPAY_PUBLIC_KEY_FILE）`,
  ],
  ALIPAY_PUBLIC_KEY_FILE: [publicKeyFile().optional(), `${FILE}（支付宝公钥）`],
  ALIPAY_PRODUCT_CODE: [
    z.enum(['FACE_TO_FACE_PAYMENT', 'QR_CODE_OFFLINE']).default('FACE_TO_FACE_PAYMENT'),
    'FACE_TO_FACE_PAYMENT（当面付）或 QR_CODE_OFFLINE（订单码支付）',
  ],
  ALIPAY_API_URL: [
    origin().default('https://openapi.alipay.com'),
    '支付宝接口的地址，不带路径，如 https://openapi.alipay.com',
  ],
  TRANSFER_ACCOUNT_NAME: [
    filled().max(100).optional(),
    '对公收款户名（三项 TRANSFER_ 一起设，都不设时不提供转账）',
  ],
  TRANSFER_BANK_NAME: [filled().max(100).optional(), '对公收款账户的开户行（三项 TRANSFER_ 一起设）'],
  TRANSFER_ACCOUNT_NO: [
    z
      .string()
      .trim()
      .regex(/^[\d -]{8,40}$/)
      .optional(),
    '对公收款账号，数字，可用空格分组（三项 TRANSFER_ 一起设）',
  ],
} as const
