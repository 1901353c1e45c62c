import type { AxiosAdapter } from 'axios'
import { type Envelope, SUCCESS } from '../contract/shape/common'
import { abortReason, buildErrorFromAnswer, isPortalError, kindText, portalError } from '../errors'
import { AxiosHeaders, readFailureCode } from './axios-parts'

/** One try, ready to send. */
export interface Outgoing {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** JSON text; absent for GET. */
  readonly body?: string
  readonly requestId: string
  readonly withCredentials: boolean
}

/** A successful answer; `data` is the content of the envelope, not yet decrypted or checked. */
export interface Incoming {
  readonly status: number
  /** The gateway's, if it returned one, otherwise the one sent. */
  readonly requestId: string
  readonly headers: Readonly<Record<string, string>>
  readonly data: unknown
}

/** ms to wait: the header holds seconds or a date. */
const retryAfterOf = (header: unknown, now: number): number | null => {
  if (typeof header !== 'string') return null
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}

const envelopeOf = (text: string): Partial<Envelope<unknown>> | null => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : null
  } catch {
    return null
  }
}

/** The error of a try without an answer. */
export function buildUnansweredError(
  cause: unknown,
  outgoing: Pick<Outgoing, 'requestId'>,
  signal: AbortSignal,
): unknown {
  if (signal.aborted) return abortReason(signal)
  if (isPortalError(cause)) return cause
  // Only the code is kept: the cause contains the request headers with the token.
  return portalError({
    kind: 'network',
    message: kindText('network'),
    code: readFailureCode(cause),
    requestId: outgoing.requestId,
  })
}

/** Opens an envelope (ERR-01): only HTTP 200 with 00000 is a success. */
export function openEnvelope(status: number, answered: AxiosHeaders, text: string, sentId: string): Incoming {
  const requestId = String(answered.get('x-request-id') ?? sentId)
  const envelope = envelopeOf(text)
  const code = typeof envelope?.statusCode === 'string' ? envelope.statusCode : null
  if (status === 200 && code === SUCCESS)
    return { status, requestId, headers: answered.toJSON() as Incoming['headers'], data: envelope?.data }
  if (status === 200 && code === null)
    throw portalError({ kind: 'decode', message: kindText('decode'), requestId, status })
  const message = typeof envelope?.statusMessage === 'string' ? envelope.statusMessage : null
  const retryAfter = retryAfterOf(answered.get('retry-after'), Date.now())
  throw buildErrorFromAnswer({ status, code, message, data: envelope?.data, requestId, retryAfter })
}

/** Sends one try and opens the envelope. */
export async function send(
  adapter: AxiosAdapter,
  outgoing: Outgoing,
  signal: AbortSignal,
): Promise<Incoming> {
  const { method, url, body, withCredentials } = outgoing
  const headers = new AxiosHeaders(outgoing.headers)
  const response = await adapter({
    method,
    url,
    data: body,
    headers,
    withCredentials,
    signal,
    responseType: 'text',
  }).catch((cause: unknown) => {
    throw buildUnansweredError(cause, outgoing, signal)
  })
  const answered = AxiosHeaders.from(response.headers as never)
  return openEnvelope(response.status, answered, response.data, outgoing.requestId)
}
