import * as z from 'zod'
import { filled, origin } from './schemas'

const ALIYUN = 'SMS_PROVIDER=aliyun 时必填'
const TENCENT = 'SMS_PROVIDER=tencent 时必填'

export const SMS_VARIABLES = {
  SMS_PROVIDER: [z.enum(['sandbox', 'aliyun', 'tencent']).default('sandbox'), 'sandbox、aliyun 或 tencent'],
  SMS_ALIYUN_ACCESS_KEY_ID: [filled().optional(), `阿里云 RAM 用户的 AccessKey ID（${ALIYUN}）`],
  SMS_ALIYUN_ACCESS_KEY_SECRET: [filled().optional(), `该 AccessKey 的 Secret（${ALIYUN}）`],
  SMS_ALIYUN_SIGN_NAME: [filled().optional(), `短信签名的名称（${ALIYUN}）`],
  SMS_ALIYUN_CODE_TEMPLATE: [
    z
      .string()
      .regex(/^SMS_\d+$/)
      .optional(),
    `验证码模板的 CODE，如 SMS_123456789，变量为 code（${ALIYUN}）`,
  ],
  SMS_ALIYUN_NOTICE_TEMPLATE: [
    z
      .string()
      .regex(/^SMS_\d+$/)
      .optional(),
    `手机号更换通知模板的 CODE，变量 number 为新手机号后四位（${ALIYUN}）`,
  ],
  SMS_ALIYUN_DIGEST_TEMPLATE: [
    z
      .string()
      .regex(/^SMS_\d+$/)
      .optional(),
    '订阅通知模板的 CODE，变量 name 为订阅名称、number 为条数；不设时订阅不提供短信通知',
  ],
  SMS_ALIYUN_EXPIRY_TEMPLATE: [
    z
      .string()
      .regex(/^SMS_\d+$/)
      .optional(),
    '会员到期提醒模板的 CODE，变量 name 为会员名称、date 为到期日；不设时到期提醒不提供短信',
  ],
  SMS_ALIYUN_API_URL: [
    origin().default('https://dysmsapi.aliyuncs.com'),
    '阿里云短信接口的地址，不带路径，如 https://dysmsapi.aliyuncs.com',
  ],
  SMS_TENCENT_SECRET_ID: [filled().optional(), `腾讯云子用户的 SecretId（${TENCENT}）`],
  SMS_TENCENT_SECRET_KEY: [filled().optional(), `该 SecretId 的 SecretKey（${TENCENT}）`],
  SMS_TENCENT_APP_ID: [
    z
      .string()
      .regex(/^\d{8,12}$/)
      .optional(),
    `短信应用的 SdkAppId（${TENCENT}）`,
  ],
  SMS_TENCENT_SIGN_NAME: [filled().optional(), `短信签名的内容（${TENCENT}）`],
  SMS_TENCENT_CODE_TEMPLATE: [
    z.string().regex(/^\d+$/).optional(),
    `验证码模板的 ID，变量 {1} 为验证码（${TENCENT}）`,
  ],
  SMS_TENCENT_NOTICE_TEMPLATE: [
    z.string().regex(/^\d+$/).optional(),
    `手机号更换通知模板的 ID，变量 {1} 为新手机号后四位（${TENCENT}）`,
  ],
  SMS_TENCENT_DIGEST_TEMPLATE: [
    z.string().regex(/^\d+$/).optional(),
    '订阅通知模板的 ID，变量 {1} 为订阅名称、{2} 为条数；不设时订阅不提供短信通知',
  ],
  SMS_TENCENT_EXPIRY_TEMPLATE: [
    z.string().regex(/^\d+$/).optional(),
    '会员到期提醒模板的 ID，变量 {1} 为会员名称、{2} 为到期日；不设时到期提醒不提供短信',
  ],
  SMS_TENCENT_REGION: [
    z
      .string()
      .regex(/^[a-z]+-[a-z]+$/)
      .default('ap-guangzhou'),
    '腾讯云地域，如 ap-guangzhou',
  ],
  SMS_TENCENT_API_URL: [
    origin().default('https://sms.tencentcloudapi.com'),
    '腾讯云短信接口的地址，不带路径，如 https://sms.tencentcloudapi.com',
  ],
} as const
