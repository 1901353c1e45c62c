import {
  formatSignedText,
  isFresh,
  isWebhookEvent,
  parseSignature,
  SIGNATURE_TOLERANCE,
  type UnknownWebhookEvent,
  type WebhookEvent,
} from '@zhushutong/domain/webhooks'

/** The error for a request that the gateway did not send, or for a wrong use. `reason` distinguishes the cases. */
export interface WebhookError extends Error {
  readonly name: 'WebhookError'
  /**
   * header: missing, or no signature header · stale: signed too long ago, or the clock is wrong ·
   * signature: not signed with this secret, or changed on the way · payload: signed, but not in the format that
   * this version knows · usage: an argument is wrong, and the message says which.
   */
  readonly reason: 'header' | 'stale' | 'signature' | 'payload' | 'usage'
}

const refuse = (reason: WebhookError['reason'], message: string): WebhookError =>
  Object.assign(new Error(message), { name: 'WebhookError' as const, reason })

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
  Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16))

/** The text as it was signed: a byte order mark is part of it. */
const readBody = (payload: unknown): string => {
  if (typeof payload === 'string') return payload
  if (payload instanceof ArrayBuffer || ArrayBuffer.isView(payload))
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(payload)
  throw refuse('usage', '请传入未经解析的请求正文')
}

const readHeader = (header: unknown): string => {
  const [first = '', ...others] = [header ?? ''].flat()
  if (typeof first !== 'string' || others.length) throw refuse('usage', '请传入一个请求头')
  return first
}

const readSecrets = (secret: unknown): readonly string[] => {
  const secrets: readonly unknown[] = [secret].flat()
  const isText = (text: unknown): text is string => typeof text === 'string' && text !== ''
  if (!secrets.length || !secrets.every(isText)) throw refuse('usage', '缺少密钥')
  if (secrets.some((text) => /\s/.test(text))) throw refuse('usage', '密钥里有空白或换行')
  return secrets
}

const parseEvent = (text: string): WebhookEvent | UnknownWebhookEvent => {
  try {
    const event: unknown = JSON.parse(text)
    if (isWebhookEvent(event)) return event
  } catch {}
  throw refuse('payload', '签名正确，内容的格式不认识，请升级 SDK')
}

/**
 * Checks the signature of a webhook and returns its event. Runs in every runtime with `crypto.subtle`:
 * Node, edge runtimes, workers. Signatures are compared by `crypto.subtle.verify`, in constant time. The
 * same event may arrive more than once: ignore an `id` that was already handled. An event of a type that this
 * version does not know is returned with its `type` and `data` as they were sent.
 * @param payload the request's body exactly as received, before any parsing
 * @param header the value of `Zhushutong-Signature`, also as the list that Node types; null or undefined without it
 * @param secret the webhook's secret, `whsec_…`; several while one is being replaced
 * @throws WebhookError
 */
export async function verifyWebhook(
  payload: string | Uint8Array | ArrayBuffer,
  header: string | readonly string[] | null | undefined,
  secret: string | readonly string[] | undefined,
  { toleranceSeconds = SIGNATURE_TOLERANCE, now = Date.now() }: VerifyOptions = {},
): Promise<WebhookEvent | UnknownWebhookEvent> {
  const body = readBody(payload)
  const secrets = readSecrets(secret)
  const signature = parseSignature(readHeader(header))
  if (!signature) throw refuse('header', '没有签名：请把请求头 Zhushutong-Signature 原样传入')
  const { subtle } = crypto
  const encoder = new TextEncoder()
  const signed = encoder.encode(formatSignedText(signature.seconds, body))

  const isSignedBy = async (candidate: string): Promise<boolean> => {
    const algorithm = { name: 'HMAC', hash: 'SHA-256' }
    const key = await subtle.importKey('raw', encoder.encode(candidate), algorithm, false, ['verify'])
    const checks = signature.signatures.map((hex) => subtle.verify('HMAC', key, bytesOfHex(hex), signed))
    return (await Promise.all(checks)).includes(true)
  }
  if (!(await Promise.all(secrets.map(isSignedBy))).includes(true))
    throw refuse('signature', '签名不符：请用这个 Webhook 的密钥和未经解析的请求正文')
  // After the signature check: a forged request must not reveal the state of the clock.
  if (!isFresh(signature.seconds, now, toleranceSeconds)) throw refuse('stale', '签名已过期，或本机时钟不准')
  return parseEvent(body.replace(/^\ufeff/, ''))
}
