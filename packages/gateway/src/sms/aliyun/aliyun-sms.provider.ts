import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { type AccessKey, signAcs3 } from '../../platform/alibaba/acs3-signature'
import type { Log } from '../../platform/http'
import type { SmsSender } from '../sms.ports'
import { type Templates, variablesOf } from '../templates'

interface AliyunSmsOptions {
  readonly key: AccessKey
  /** 短信签名 */
  readonly signName: string
  readonly templates: Templates
  /** Base URL of the API, https://dysmsapi.aliyuncs.com. */
  readonly apiUrl: string
  readonly log: Log
  /** Timeout in ms. */
  readonly within?: number
}

const WITHIN_MS = 5_000

const answered = z.object({ Code: z.string().check(z.maxLength(64)) })

/**
 * Sends messages by Alibaba Cloud. The log contains the answer's code only, because its message may repeat
 * the mobile number.
 */
export function aliyunSms({
  key,
  signName,
  templates,
  apiUrl,
  log,
  within = WITHIN_MS,
}: AliyunSmsOptions): SmsSender {
  return {
    sendsDigests: templates.digest !== undefined,
    sendsReminders: templates.expiry !== undefined,
    async send(mobile, message) {
      const template = templates[message.kind]
      if (template === undefined) return false
      const variables = variablesOf(message).map(({ name, value }) => [name, value])
      const url = new URL('/', apiUrl)
      url.searchParams.set('PhoneNumbers', mobile)
      url.searchParams.set('SignName', signName)
      url.searchParams.set('TemplateCode', template)
      url.searchParams.set('TemplateParam', JSON.stringify(Object.fromEntries(variables)))
      const headers = {
        'x-acs-action': 'SendSms',
        'x-acs-version': '2017-05-25',
        // Real time, because Alibaba checks it; the gateway's own clock can be moved in the sandbox.
        'x-acs-date': new Date().toISOString().replace(/\.\d+/, ''),
        'x-acs-signature-nonce': randomUUID(),
      }
      try {
        const answer = await fetch(url, {
          method: 'POST',
          headers: signAcs3({ method: 'POST', url, headers, body: '' }, key),
          redirect: 'error',
          signal: AbortSignal.timeout(within),
        })
        const code = answered.safeParse(await answer.json()).data?.Code
        if (answer.ok && code === 'OK') return true
        log.warn({ status: answer.status, code }, 'SMS not sent')
      } catch (error) {
        log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'SMS not sent')
      }
      return false
    },
  }
}
