import { isIP } from 'node:net'
import type { Config } from './variables'

type Name = keyof Config

/** Settings that are required together. A pair means: one of the two. */
interface Group {
  readonly isChosen: (config: Config) => boolean
  readonly needs: readonly (Name | readonly [Name, Name])[]
}

const GROUPS: readonly Group[] = [
  { isChosen: (config) => Boolean(config.ASSISTANT_URL), needs: ['ASSISTANT_KEY'] },
  {
    isChosen: (config) => config.SANDBOX && config.NODE_ENV === 'production',
    needs: ['SANDBOX_IN_PRODUCTION'],
  },
  setTogether(
    (config) => config.WECHAT_LOGIN_PROVIDER === 'wechat',
    ['WECHAT_LOGIN_APP_ID', 'WECHAT_LOGIN_APP_SECRET'],
  ),
  setTogether(
    (config) => config.CAPTCHA_PROVIDER === 'alibaba',
    [
      'CAPTCHA_ALIBABA_ACCESS_KEY_ID',
      'CAPTCHA_ALIBABA_ACCESS_KEY_SECRET',
      'CAPTCHA_ALIBABA_SCENE_ID',
      'CAPTCHA_ALIBABA_PREFIX',
    ],
  ),
  setTogether(
    (config) => config.WECHAT_PAY_PROVIDER === 'wechat',
    [
      'WECHAT_PAY_MCH_ID',
      'WECHAT_PAY_APP_ID',
      'WECHAT_PAY_SERIAL',
      ['WECHAT_PAY_PRIVATE_KEY', 'WECHAT_PAY_PRIVATE_KEY_FILE'],
      'WECHAT_PAY_API_V3_KEY',
    ],
  ),
  setTogether(never, ['WECHAT_PAY_PUBLIC_KEY_ID', ['WECHAT_PAY_PUBLIC_KEY', 'WECHAT_PAY_PUBLIC_KEY_FILE']]),
  setTogether(
    (config) => config.ALIPAY_PROVIDER === 'alipay',
    [
      'ALIPAY_APP_ID',
      'ALIPAY_SELLER_ID',
      ['ALIPAY_PRIVATE_KEY', 'ALIPAY_PRIVATE_KEY_FILE'],
      ['ALIPAY_PUBLIC_KEY', 'ALIPAY_PUBLIC_KEY_FILE'],
    ],
  ),
  setTogether(never, ['TRANSFER_ACCOUNT_NAME', 'TRANSFER_BANK_NAME', 'TRANSFER_ACCOUNT_NO']),
  setTogether(
    (config) => config.SMS_PROVIDER === 'aliyun',
    [
      'SMS_ALIYUN_ACCESS_KEY_ID',
      'SMS_ALIYUN_ACCESS_KEY_SECRET',
      'SMS_ALIYUN_SIGN_NAME',
      'SMS_ALIYUN_CODE_TEMPLATE',
      'SMS_ALIYUN_NOTICE_TEMPLATE',
    ],
  ),
  setTogether(
    (config) => config.SMS_PROVIDER === 'tencent',
    [
      'SMS_TENCENT_SECRET_ID',
      'SMS_TENCENT_SECRET_KEY',
      'SMS_TENCENT_APP_ID',
      'SMS_TENCENT_SIGN_NAME',
      'SMS_TENCENT_CODE_TEMPLATE',
      'SMS_TENCENT_NOTICE_TEMPLATE',
    ],
  ),
  setTogether((config) => config.MAIL_PROVIDER === 'smtp', ['SMTP_HOST', 'MAIL_FROM']),
  setTogether(never, ['SMTP_USER', 'SMTP_PASSWORD']),
  setTogether(
    (config) => config.FILES_PROVIDER === 's3',
    ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ),
  // An IP address has no subdomains, so the bucket must be in the path.
  {
    isChosen: ({ S3_ENDPOINT }) => S3_ENDPOINT !== undefined && isIpAddress(S3_ENDPOINT),
    needs: ['S3_PATH_STYLE'],
  },
]

/** A group that is required by its own setting, or as soon as one of its variables is set. */
function setTogether(isChosen: Group['isChosen'], needs: Group['needs']): Group {
  return { isChosen: (config) => isChosen(config) || needs.flat().some((name) => config[name]), needs }
}

function isIpAddress(origin: string) {
  return isIP(new URL(origin).hostname.replace(/^\[|\]$/g, '')) !== 0
}

function never() {
  return false
}

const takesRealPayments = (config: Config) =>
  config.WECHAT_PAY_PROVIDER === 'wechat' || config.ALIPAY_PROVIDER === 'alipay'

/** Required but missing settings; the first of a pair without any. */
export function findMissing(config: Config): readonly Name[] {
  const missing = GROUPS.filter(({ isChosen }) => isChosen(config))
    .flatMap(({ needs }) => needs)
    .map((need) => [need].flat())
    .filter((names) => names.every((name) => !config[name]))
    .map(([name]) => name as Name)
  // Providers post their notifications to this address, over https only.
  const unreachable = takesRealPayments(config) && !config.GATEWAY_ORIGIN?.startsWith('https:')
  return unreachable ? [...missing, 'GATEWAY_ORIGIN'] : missing
}
