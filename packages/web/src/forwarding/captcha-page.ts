import { type ContentSecurityPolicy, formatPolicy } from '@zhushutong/domain/security-headers'

/** The page in the dialog's frame while a check by Alibaba's captcha is open. */
export const CAPTCHA_PAGE = '/captcha'

const SCRIPTS = ['https://o.alicdn.com', 'https://g.alicdn.com', 'https://x.alicdn.com']

/**
 * The hosts that Alibaba lists for Captcha 2.0 in mainland China; no wildcard over other services or
 * buckets.
 */
const POLICY: ContentSecurityPolicy = {
  'default-src': ["'none'"],
  'script-src': SCRIPTS,
  // Alibaba's script inserts inline styles.
  'style-src': ["'unsafe-inline'", ...SCRIPTS],
  'img-src': ['data:', 'https://static-captcha.aliyuncs.com', ...SCRIPTS],
  'font-src': ['data:', ...SCRIPTS],
  'connect-src': [
    'https://*.captcha-open.aliyuncs.com',
    'https://*.captcha-open-b.aliyuncs.com',
    'https://cloudauth-device.aliyuncs.com',
    'https://cloudauth-device-dualstack.cn-shanghai.aliyuncs.com',
    'https://cn-shanghai.device.saf.aliyuncs.com',
  ],
  'form-action': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'self'"],
}

export const CAPTCHA_POLICY: string = formatPolicy(POLICY)
