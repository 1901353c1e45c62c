import type { Viewer } from '@zhushutong/domain/access'
import { MAX_ANSWER, SECRET_PREFIX, SIGNATURE_HEADER } from '@zhushutong/domain/webhooks'
import { type Posted, type PostOptions, post } from './post'
import type { WebhookSecrets } from './secrets'
import { signBody } from './sign'
import { type ViewItems, viewEvent } from './view-event'
import type { AttemptRow, WebhookEventRow, WebhookRow } from './webhooks.table'

export type Attempted = Pick<AttemptRow, 'ms' | 'status' | 'failure' | 'answer'>

const SECRET = new RegExp(`${SECRET_PREFIX}[\\w-]+`, 'g')
const CONTROL = /[^\P{C}\n\t]/gu

/**
 * Removes signatures and secrets from an answer before logging, in case the receiver repeats them (WHK-06).
 */
const redactAnswer = (answer: string, signature: string): string => {
  const shown = answer.replaceAll(signature, '…').replace(SECRET, `${SECRET_PREFIX}…`)
  const hidden = signature
    .split(/[,=]/)
    .filter((part) => part.length === 64)
    .reduce((text, hex) => text.replaceAll(hex, '…'), shown)
  return [...hidden.replace(CONTROL, '')].slice(0, MAX_ANSWER).join('')
}

interface SendOptions {
  readonly secrets: WebhookSecrets
  readonly viewItems: ViewItems
  readonly allowsLocal: boolean
  readonly resolve?: PostOptions['resolve']
}

/** Signs an event and sends it once to a webhook (WHK-03, WHK-05). Never rejects because of the receiver. */
export function eventSender({ secrets, viewItems, allowsLocal, resolve }: SendOptions) {
  return async (
    webhook: WebhookRow,
    event: WebhookEventRow,
    viewer: Viewer,
    now: number,
  ): Promise<Attempted> => {
    const keys = secrets.read(webhook, now)
    if (keys === null) return { ms: 0, status: null, failure: 'secret', answer: '' }
    const body = JSON.stringify(await viewEvent(event, viewer, now, viewItems))
    // Real time, because receivers check it; the gateway's own clock can be moved in the sandbox.
    const signature = signBody(body, keys, Date.now())
    const begun = performance.now()
    const posted: Posted = await post({
      url: webhook.url,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Zhushutong-Webhook/1',
        [SIGNATURE_HEADER]: signature,
      },
      body,
      allowsLocal,
      resolve,
    })
    const ms = Math.round(performance.now() - begun)
    return { ms, ...posted, answer: redactAnswer(posted.answer, signature) }
  }
}

export type SendEvent = ReturnType<typeof eventSender>
