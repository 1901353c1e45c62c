import { type Envelope, SUCCESS } from '../contract/shape/envelope'
import { abortReason, buildErrorFromAnswer, isPortalError, kindText, portalError } from '../errors'
import { buildRedirectError, type Opened, type Outgoing, readFailureCode, type Transport } from './transport'

/** A successful answer; `data` is the content of the envelope, not yet decrypted or checked. */
export interface Incoming {
  readonly status: number
  /** The gateway's, if it returned one, otherwise the one sent. */
  readonly requestId: string
  readonly headers: Readonly<Record<string, string>>
  readonly data: unknown
}

/** ms to wait: the header holds seconds or a date, which is of the clock that dated the answer. */
const parseRetryAfter = (
  { 'retry-after': header, date = '' }: Opened['headers'],
  now: number,
): number | null => {
  if (header === undefined) return null
  const since = Date.parse(date) || now
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - since
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}

const parseEnvelope = (text: string): Partial<Envelope<unknown>> | null => {
  try {
    const value: unknown = JSON.parse(text.startsWith('\ufeff') ? text.slice(1) : text)
    return typeof value === 'object' && value !== null ? value : null
  } catch {
    return null
  }
}

/** The error of a try without an answer. */
export function buildUnansweredError(cause: unknown, requestId: string, signal: AbortSignal): unknown {
  if (signal.aborted) return abortReason(signal)
  if (isPortalError(cause)) return cause
  // Only the code is kept: the cause may contain the request headers with the token.
  return portalError({
    kind: 'network',
    message: kindText('network'),
    code: readFailureCode(cause),
    requestId,
  })
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

/** Opens an envelope (ERR-01): only HTTP 200 with 00000 is a success. */
export function openEnvelope(
  { status, headers }: Pick<Opened, 'status' | 'headers'>,
  text: string,
  sentId: string,
  now: number,
): Incoming {
  const requestId = headers['x-request-id'] ?? sentId
  if (status >= 300 && status < 400) throw buildRedirectError(requestId, status)
  const envelope = parseEnvelope(text)
  const code = textOf(envelope?.statusCode)
  if (status === 200 && code === SUCCESS) return { status, requestId, headers, data: envelope?.data }
  if (status < 300 && text === '') {
    const message = `网关没有返回内容（HTTP ${status}）`
    throw portalError({ kind: 'decode', message, code: 'EMPTY', requestId, status })
  }
  if (status === 200 && code === null)
    throw portalError({ kind: 'decode', message: kindText('decode'), requestId, status })
  const message = textOf(envelope?.statusMessage)
  const retryAfter = parseRetryAfter(headers, now)
  throw buildErrorFromAnswer({ status, code, message, data: envelope?.data, requestId, retryAfter })
}

interface SendOptions {
  /** Maximum length of the answer in bytes. */
  readonly maxBytes: number
  /** ms since epoch; a Retry-After may be a date. Default: the runtime's clock. */
  readonly now?: () => number
  /** Receives the headers of every answer, also of a failure. */
  readonly onHeaders?: (headers: Opened['headers']) => void
}

/** Sends one try and opens the envelope. */
export async function send(
  transport: Transport,
  outgoing: Outgoing,
  { maxBytes, onHeaders, now = Date.now }: SendOptions,
  signal: AbortSignal,
): Promise<Incoming> {
  const read = async () => {
    const opened = await transport.open(outgoing, signal)
    return { opened, text: await opened.text(maxBytes) }
  }
  const { opened, text } = await read().catch((cause: unknown) => {
    throw buildUnansweredError(cause, outgoing.requestId, signal)
  })
  onHeaders?.(opened.headers)
  return openEnvelope(opened, text, outgoing.requestId, now())
}
