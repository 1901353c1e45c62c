import {
  formatSignedText,
  isFresh,
  isWebhookEvent,
  parseSignature,
  SIGNATURE_TOLERANCE,
  type WebhookEvent,
} from '@zhushutong/domain/webhooks'

/** The error for a request that the gateway did not send. `reason` distinguishes the cases. */
export interface WebhookError extends Error {
  readonly name: 'WebhookError'
  /**
   * header: missing, or no signature header · stale: signed too long ago, or the clock is wrong ·
   * signature: not signed with this secret, or changed on the way · payload: signed, but no event that this
   * version knows.
   */
  readonly reason: 'header' | 'stale' | 'signature' | 'payload'
}

const TEXTS: Readonly<Record<WebhookError['reason'], string>> = {
  header: '没有签名：请把请求头 Zhushutong-Signature 原样传入',
  stale: '签名已过期，或本机时钟不准',
  signature: '签名不符：请使用这个 Webhook 的密钥，并传入未经解析的请求正文',
  payload: '签名正确，但内容不是本版本认识的事件，请升级 SDK',
}

const refuse = (reason: WebhookError['reason']): WebhookError =>
  Object.assign(new Error(TEXTS[reason]), { name: 'WebhookError' as const, reason })

/** True for an error of `verifyWebhook`, also of another copy of this package. */
export function isWebhookError(error: unknown, reason?: WebhookError['reason']): error is WebhookError {
  if (!(error instanceof Error) || error.name !== 'WebhookError') return false
  return reason === undefined || (error as WebhookError).reason === reason
}

export interface VerifyOptions {
  /** Seconds by which the signature's time may differ from now. Default 300. */
  readonly toleranceSeconds?: number
  /** Now in ms since epoch; by default the machine's clock. */
  readonly now?: number
}

const bytesOfHex = (hex: string) =>
  Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16))

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Checks the signature of a webhook and returns its event. Runs in every runtime with `crypto.subtle`:
 * Node, edge runtimes, workers. Signatures are compared by `crypto.subtle.verify`, in constant time. The
 * same event may arrive more than once: ignore an `id` that was already handled.
 * @param payload the request's body exactly as received, before any parsing
 * @param header the value of `Zhushutong-Signature`; null or undefined if there is none
 * @param secret the webhook's secret, `whsec_…`; several while one is being replaced
 * @throws WebhookError
 */
export async function verifyWebhook(
  payload: string | Uint8Array,
  header: string | null | undefined,
  secret: string | readonly string[],
  { toleranceSeconds = SIGNATURE_TOLERANCE, now = Date.now() }: VerifyOptions = {},
): Promise<WebhookEvent> {
  const signature = parseSignature(header ?? '')
  if (!signature) throw refuse('header')
  const { seconds, signatures } = signature
  const body = typeof payload === 'string' ? payload : new TextDecoder().decode(payload)
  const encoder = new TextEncoder()
  const signed = encoder.encode(formatSignedText(seconds, body))

  const isSignedBy = async (candidate: string): Promise<boolean> => {
    const { subtle } = globalThis.crypto
    const algorithm = { name: 'HMAC', hash: 'SHA-256' }
    const key = await subtle.importKey('raw', encoder.encode(candidate), algorithm, false, ['verify'])
    const checked = await Promise.all(
      signatures.map((hex) => subtle.verify('HMAC', key, bytesOfHex(hex), signed)),
    )
    return checked.includes(true)
  }
  const secrets = (typeof secret === 'string' ? [secret] : secret).filter((key) => key !== '')
  const matches = await Promise.all(secrets.map(isSignedBy))
  if (!matches.includes(true)) throw refuse('signature')
  // After the signature check: a forged request must not reveal the state of the clock.
  if (!isFresh(seconds, now, toleranceSeconds)) throw refuse('stale')
  const event = parse(body)
  if (!isWebhookEvent(event)) throw refuse('payload')
  return event
}
