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

const TEXTS: Readonly<Record<Exclude<WebhookError['reason'], 'usage'>, string>> = {
  header: '没有签名：请把请求头 Zhushutong-Signature 原样传入',
  stale: '签名已过期，或本机时钟不准',
  signature: '签名不符：请使用这个 Webhook 的密钥，并传入未经解析的请求正文',
  payload: '签名正确，但内容的格式不是本版本认识的，请升级 SDK',
}

const buildError = (reason: WebhookError['reason'], message: string): WebhookError =>
  Object.assign(new Error(message), { name: 'WebhookError' as const, reason })
const refuse = (reason: keyof typeof TEXTS) => buildError(reason, TEXTS[reason])
const refuseUse = (message: string) => buildError('usage', message)

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

/** The text as it was signed: a byte order mark is part of it. */
const readBody = (payload: unknown): string => {
  if (typeof payload === 'string') return payload
  if (payload instanceof ArrayBuffer || ArrayBuffer.isView(payload))
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(payload)
  throw refuseUse('第一个参数应为未经解析的请求正文（字符串或字节），而不是解析后的对象')
}

const readHeader = (header: unknown): string => {
  const [first = '', ...others] = Array.isArray(header) ? header : [header ?? '']
  if (typeof first !== 'string' || others.length > 0)
    throw refuseUse('第二个参数应为一个请求头 Zhushutong-Signature 的值')
  return first
}

const readSecrets = (secret: unknown): readonly string[] => {
  const secrets: unknown[] = Array.isArray(secret) ? secret : [secret]
  if (secrets.length === 0 || secrets.some((text) => typeof text !== 'string' || text === ''))
    throw refuseUse('第三个参数缺少密钥：环境变量是否没有设置？')
  if (secrets.some((text) => /\s/.test(text as string))) throw refuseUse('密钥里有空白或换行')
  return secrets as string[]
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
  if (!signature) throw refuse('header')
  const { seconds, signatures } = signature
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
  const matches = await Promise.all(secrets.map(isSignedBy))
  if (!matches.includes(true)) throw refuse('signature')
  // After the signature check: a forged request must not reveal the state of the clock.
  if (!isFresh(seconds, now, toleranceSeconds)) throw refuse('stale')
  const event = parse(body.replace(/^\ufeff/, ''))
  if (!isWebhookEvent(event)) throw refuse('payload')
  return event
}
