import { createPrivateKey } from 'node:crypto'
import { resolve } from 'node:path'
import { isFixedKey } from '@zhushutong/domain/calls'
import { parseServiceHours, type ServiceHours } from '@zhushutong/domain/consultation'
import { CAPTCHA_KINDS } from '@zhushutong/sdk/contract'
import * as z from 'zod'
import { FILE_VARIABLES } from './file-variables'
import { MAIL_VARIABLES } from './mail-variables'
import { PAYMENT_VARIABLES } from './payment-variables'
import { isUrl, onOff, origin, port } from './schemas'
import { SMS_VARIABLES } from './sms-variables'
import { TELEMETRY_VARIABLES } from './telemetry-variables'

const whole = (fallback: number, min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((n) => n >= min && n <= max)
    .default(fallback)

const POSTGRES = ['postgres:', 'postgresql:']
const postgresUrl = () => z.string().refine((value) => isUrl(value, POSTGRES))

const list = <T extends z.ZodType<string, string>>(item: T) =>
  z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .pipe(z.array(item))
    .default([])

const isRsaKey = (pem: string) => {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}

/** A name assigned by a provider's console. */
const name = () => z.string().regex(/^[\w-]{1,64}$/)

/** Largest integer of a variable: 9 digits. */
const MAX_NUMBER = 999_999_999

export const VARIABLES = {
  GATEWAY_PORT: [port().default(4000), '0 到 65535 的端口号，如 4000（0 为任意空闲端口）'],
  NODE_ENV: [z.string().optional(), 'production 或其他'],
  GATEWAY_HOST: [z.string().default('127.0.0.1'), '监听地址，如 127.0.0.1 或 0.0.0.0'],
  GATEWAY_ORIGIN: [
    origin().optional(),
    '网关对外的地址，如 https://gateway.example.com，不带路径（接收支付通知时必填，且为 https）',
  ],
  GATEWAY_INTERNAL_ORIGIN: [origin().optional(), '门户访问网关的地址，如 http://10.0.0.5:4000，不带路径'],
  PORTAL_ORIGIN: [
    origin().default('http://localhost:3000'),
    '门户的地址，如 http://localhost:3000，不带路径',
  ],
  QR_MINIPROGRAM_URL: [
    z
      .string()
      .refine((value) => isUrl(value, ['http:', 'https:']))
      .optional(),
    '打开小程序的链接，如 https://example.com/miniprogram',
  ],
  QR_MINIPROGRAM_IMAGE: [
    z
      .string()
      .regex(/\.png$/i)
      .optional(),
    '小程序码图片的路径，PNG，如 /etc/zhushutong/miniprogram.png',
  ],
  PORTAL_DATA_DIR: [
    z
      .string()
      .default('.data')
      .transform((dir) => resolve(dir)),
    '数据文件夹的路径，如 .data',
  ],
  DATABASE_URL: [postgresUrl().optional(), 'PostgreSQL 地址，如 postgres://user:password@host:5432/name'],
  DATABASE_READ_URLS: [list(postgresUrl()), '用逗号分隔的 PostgreSQL 只读地址'],
  DATABASE_POOL: [whole(10, 1, 18), '1 到 18 的连接数'],
  CORS_ORIGINS: [list(origin()), '用逗号分隔的来源，如 https://partner.example.com'],
  TRUST_PROXY: [
    z
      .enum(['off', 'loopback', '1', '2', '3', '4', '5'])
      .transform((value) => (value === 'loopback' ? value : value === 'off' ? false : Number(value)))
      .default('loopback'),
    'off、loopback（只信本机的门户与代理）或代理的层数 1 到 5',
  ],
  READING_ACCOUNT_RATE: [whole(300, 1, MAX_NUMBER), '一个账号每分钟的查询次数，正整数，如 300'],
  READING_VISITOR_RATE: [whole(1500, 1, MAX_NUMBER), '同一网络的访客每分钟的查询次数，正整数，如 1500'],
  READING_NETWORK_RATE: [whole(6000, 1, MAX_NUMBER), '同一网络的会员每分钟合计的查询次数，正整数，如 6000'],
  READING_CRAWLER_RATE: [whole(1200, 1, MAX_NUMBER), '一家搜索引擎每分钟的查询次数，正整数，如 1200'],
  READING_BAN_MINUTES: [whole(30, 1, 10_080), '1 到 10080 的分钟数，如 30'],
  READING_PASS_MINUTES: [whole(60, 1, 1440), '1 到 1440 的分钟数，如 60'],
  READING_VISITOR_PAGES: [whole(10, 1, MAX_NUMBER), '访客能看的列表页数，正整数，如 10'],
  READING_VISITOR_BUDGET: [whole(800, 1, MAX_NUMBER), '同一网络的访客每天可看的数据条数，正整数，如 800'],
  READING_ACCOUNT_BUDGET: [whole(800, 1, MAX_NUMBER), '非会员每天可看的数据条数，正整数，如 800'],
  READING_MEMBER_BUDGET: [whole(5000, 1, MAX_NUMBER), '会员每天可看的数据条数，正整数，如 5000'],
  READING_MEMBER_MONTH_BUDGET: [
    whole(40_000, 1, MAX_NUMBER),
    '会员每月可看的数据条数（含免费导出），正整数，如 40000',
  ],
  READING_CRAWLER_BUDGET: [
    whole(500_000, 1, MAX_NUMBER),
    '一家搜索引擎每天可看的数据条数，正整数，如 500000',
  ],
  ...TELEMETRY_VARIABLES,
  WORKER_THREADS: [whole(0, 0, 64), '0 到 64 的线程数，如 2（0 为处理器核数减一，至少 1）'],
  LOG_LEVEL: [
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    'fatal、error、warn、info、debug 或 silent',
  ],
  PORTAL_FIXED_AES_KEY: [z.string().refine(isFixedKey).optional(), '16 位字母或数字的密钥'],
  PORTAL_RSA_PRIVATE_KEY: [
    z
      .string()
      .transform((pem) => pem.replaceAll('\\n', '\n'))
      .refine(isRsaKey)
      .optional(),
    'PEM 格式的 RSA 私钥（换行可写作 \\n）',
  ],
  PORTAL_STAFF_KEY: [
    z
      .string()
      .regex(/^[\da-f]{64}$/i)
      .optional(),
    '64 位十六进制（32 字节）的密钥',
  ],
  PORTAL_SERVICE_KEY: [
    z
      .string()
      .regex(/^[\da-f]{64}$/i)
      .optional(),
    '64 位十六进制（32 字节）的密钥',
  ],
  SANDBOX: [onOff(false), 'on 或 off'],
  SANDBOX_IN_PRODUCTION: [
    onOff(false),
    'on 或 off（NODE_ENV=production 时开启沙箱必须设为 on：沙箱公开短信验证码与演示账号；正式环境请设 SANDBOX=off）',
  ],
  SEED_SIZE: [whole(2000, 0, 20_000_000), '0 到 20000000 的企业数，如 2000（0 为不生成演示数据）'],
  TRIAL_DAYS: [whole(0, 0, 365), '0 到 365 的天数，如 7（新注册账号赠送的 SVIP 天数，0 为不赠送）'],
  ...SMS_VARIABLES,
  ...MAIL_VARIABLES,
  ...FILE_VARIABLES,
  CAPTCHA_PROVIDER: [z.enum(CAPTCHA_KINDS).default('embedded'), 'embedded 或 alibaba'],
  CAPTCHA_DIFFICULTY: [whole(16, 1, 1024), '1 到 1024 的次数，如 16（浏览器为第一个滑块平均计算的次数）'],
  CAPTCHA_ALIBABA_ACCESS_KEY_ID: [
    z.string().min(1).optional(),
    '阿里云 RAM 用户的 AccessKey ID（CAPTCHA_PROVIDER=alibaba 时必填）',
  ],
  CAPTCHA_ALIBABA_ACCESS_KEY_SECRET: [
    z.string().min(1).optional(),
    '该 AccessKey 的 Secret（CAPTCHA_PROVIDER=alibaba 时必填）',
  ],
  CAPTCHA_ALIBABA_SCENE_ID: [name().optional(), '验证码 2.0 的场景 ID（CAPTCHA_PROVIDER=alibaba 时必填）'],
  CAPTCHA_ALIBABA_PREFIX: [name().optional(), '验证码 2.0 的身份标（CAPTCHA_PROVIDER=alibaba 时必填）'],
  CAPTCHA_ALIBABA_API_URL: [
    origin().default('https://captcha.cn-shanghai.aliyuncs.com'),
    '验证码 2.0 接口的地址，不带路径，如 https://captcha.cn-shanghai.aliyuncs.com',
  ],
  ...PAYMENT_VARIABLES,
  REFUND_RULE_FEN: [
    whole(0, 0, MAX_NUMBER),
    '以分计的金额，如 5000（买家申请的退款不超过它时自动批准；0 为全部人工审核）',
  ],
  REFUND_FOUR_EYES_FEN: [
    whole(100_000, 0, MAX_NUMBER),
    '以分计的金额，如 100000（超过它的退款，发起的员工不能自己批准）',
  ],
  CONSULT_HOURS: [
    z
      .string()
      .default('1-5 09:00-18:00')
      .transform(parseServiceHours)
      .refine((hours) => hours !== null)
      .transform((hours) => hours as readonly ServiceHours[]),
    '在线咨询的服务时间：星期（1 到 7）与起止时刻，多段用逗号分隔，如 1-5 09:00-18:00,6 09:00-12:00',
  ],
  ESIGN_PROVIDER: [z.enum(['sandbox', 'off']).default('sandbox'), 'sandbox 或 off'],
  WECHAT_LOGIN_PROVIDER: [z.enum(['sandbox', 'wechat', 'off']).default('sandbox'), 'sandbox、wechat 或 off'],
  WECHAT_LOGIN_APP_ID: [
    z.string().min(1).optional(),
    '微信开放平台网站应用的 AppID（WECHAT_LOGIN_PROVIDER=wechat 时必填）',
  ],
  WECHAT_LOGIN_APP_SECRET: [
    z.string().min(1).optional(),
    '该应用的 AppSecret（WECHAT_LOGIN_PROVIDER=wechat 时必填）',
  ],
  WECHAT_LOGIN_API_URL: [
    origin().default('https://api.weixin.qq.com'),
    '微信接口的地址，不带路径，如 https://api.weixin.qq.com',
  ],
  ASSISTANT_URL: [
    z
      .string()
      .refine((value) => isUrl(value, ['http:', 'https:']))
      .optional(),
    '兼容 Dify 的接口地址，如 https://api.dify.ai/v1（不设时用本站数据回答）',
  ],
  ASSISTANT_KEY: [z.string().min(1).optional(), '该接口的密钥（设了 ASSISTANT_URL 时必填）'],
} as const

export type VariableName = keyof typeof VARIABLES
export type Shape = { readonly [Name in VariableName]: (typeof VARIABLES)[Name][0] }

export type Config = Readonly<z.output<z.ZodObject<Shape>>>
