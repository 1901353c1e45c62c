import type { Deps } from '../platform/feature'
import { observeProvider } from '../platform/telemetry'
import { aliyunSms } from './aliyun/aliyun-sms.provider'
import { sandboxOutbox } from './sandbox-outbox'
import type { SmsSender } from './sms.ports'
import { tencentSms } from './tencent/tencent-sms.provider'

type Needed = Pick<Deps, 'config' | 'database' | 'clock' | 'log'>

const createAliyun = ({ config, log }: Needed): SmsSender => {
  const {
    SMS_ALIYUN_ACCESS_KEY_ID: id,
    SMS_ALIYUN_ACCESS_KEY_SECRET: secret,
    SMS_ALIYUN_SIGN_NAME: signName,
    SMS_ALIYUN_CODE_TEMPLATE: code,
    SMS_ALIYUN_NOTICE_TEMPLATE: notice,
    SMS_ALIYUN_DIGEST_TEMPLATE: digest,
    SMS_ALIYUN_EXPIRY_TEMPLATE: expiry,
    SMS_ALIYUN_API_URL: apiUrl,
  } = config
  if (!id || !secret || !signName || !code || !notice) throw new Error('SMS_PROVIDER=aliyun is half set')
  const templates = { code, 'mobile-changed': notice, ...(digest && { digest }), ...(expiry && { expiry }) }
  return aliyunSms({ key: { id, secret }, signName, templates, apiUrl, log })
}

const createTencent = ({ config, log }: Needed): SmsSender => {
  const {
    SMS_TENCENT_SECRET_ID: id,
    SMS_TENCENT_SECRET_KEY: secret,
    SMS_TENCENT_APP_ID: appId,
    SMS_TENCENT_SIGN_NAME: signName,
    SMS_TENCENT_CODE_TEMPLATE: code,
    SMS_TENCENT_NOTICE_TEMPLATE: notice,
    SMS_TENCENT_DIGEST_TEMPLATE: digest,
    SMS_TENCENT_EXPIRY_TEMPLATE: expiry,
    SMS_TENCENT_REGION: region,
    SMS_TENCENT_API_URL: apiUrl,
  } = config
  if (!id || !secret || !appId || !signName || !code || !notice)
    throw new Error('SMS_PROVIDER=tencent is half set')
  const templates = { code, 'mobile-changed': notice, ...(digest && { digest }), ...(expiry && { expiry }) }
  return tencentSms({ key: { id, secret }, appId, signName, templates, region, apiUrl, log })
}

/** Sends nothing: without the sandbox's page, stored codes would be useless secrets. */
const nobody = ({ log }: Needed): SmsSender => ({
  sendsDigests: false,
  sendsReminders: false,
  async send() {
    log.warn('SMS not sent: SMS_PROVIDER=sandbox without the sandbox')
    return false
  },
})

const createSender = (needed: Needed): SmsSender => {
  const { config, database, clock } = needed
  if (config.SMS_PROVIDER === 'aliyun') return createAliyun(needed)
  if (config.SMS_PROVIDER === 'tencent') return createTencent(needed)
  return config.SANDBOX ? sandboxOutbox(database, clock) : nobody(needed)
}

export function createSmsSender(needed: Needed): SmsSender {
  const sender = createSender(needed)
  return {
    ...sender,
    send: (mobile, message) =>
      observeProvider(
        'sms',
        () => sender.send(mobile, message),
        (isSent) => !isSent,
      ),
  }
}
