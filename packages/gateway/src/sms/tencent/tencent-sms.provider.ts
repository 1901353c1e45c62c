import * as z from 'zod/mini'
import type { Log } from '../../platform/http'
import type { SmsSender } from '../sms.ports'
import { type Templates, variablesOf } from '../templates'
import { type SecretKey, signTc3 } from './tc3-signature'

interface TencentSmsOptions {
  readonly key: SecretKey
  /** SdkAppId */
  readonly appId: string
  /** 短信签名 */
  readonly signName: string
  readonly templates: Templates
  readonly region: string
  /** Base URL of the API, https://sms.tencentcloudapi.com. */
  readonly apiUrl: string
  readonly log: Log
  /** Timeout in ms. */
  readonly within?: number
}

const WITHIN_MS = 5_000

const coded = z.object({ Code: z.string().check(z.maxLength(64)) })
const answered = z.object({
  Response: z.object({ SendStatusSet: z.optional(z.array(coded)), Error: z.optional(coded) }),
})

/** Sends messages by Tencent Cloud. The log contains the answer's code only, never a mobile number. */
export function tencentSms(options: TencentSmsOptions): SmsSender {
  const { key, appId, signName, templates, region, apiUrl, log, within = WITHIN_MS } = options
  const url = new URL('/', apiUrl)
  return {
    sendsDigests: templates.digest !== undefined,
    sendsReminders: templates.expiry !== undefined,
    async send(mobile, message) {
      const template = templates[message.kind]
      if (template === undefined) return false
      const body = JSON.stringify({
        PhoneNumberSet: [`+86${mobile}`],
        SmsSdkAppId: appId,
        SignName: signName,
        TemplateId: template,
        TemplateParamSet: variablesOf(message).map(({ value }) => value),
      })
      // Real time, because Tencent checks it; the gateway's own clock can be moved in the sandbox.
      const request = { service: 'sms', host: url.host, action: 'SendSms', body, now: Date.now() }
      try {
        const answer = await fetch(url, {
          method: 'POST',
          headers: { ...signTc3(request, key), 'x-tc-version': '2021-01-11', 'x-tc-region': region },
          body,
          redirect: 'error',
          signal: AbortSignal.timeout(within),
        })
        const response = answered.safeParse(await answer.json()).data?.Response
        const code = (response?.SendStatusSet?.[0] ?? response?.Error)?.Code
        // A successful request can still contain a failed message.
        if (answer.ok && code === 'Ok') return true
        log.warn({ status: answer.status, code }, 'SMS not sent')
      } catch (error) {
        log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'SMS not sent')
      }
      return false
    },
  }
}
