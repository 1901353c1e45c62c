import 'server-only'
import { gatewayOrigin } from '../settings/environment'

export const NO_STORE = { 'cache-control': 'no-store' } as const

export function pickHeaders(from: Headers, names: readonly string[], more: HeadersInit = {}): Headers {
  const headers = new Headers(more)
  for (const name of names) {
    const value = from.get(name)
    if (value) headers.set(name, value)
  }
  return headers
}

/** The gateway's header with a session's token. */
export const bearer = (token: string | undefined): Readonly<Record<string, string>> =>
  token ? { authorization: `Bearer ${token}` } : {}

/** The gateway's answer, with only the named ones of its headers. */
export function passBack(answer: Response, names: readonly string[], more?: HeadersInit): Response {
  return new Response(answer.body, {
    status: answer.status,
    headers: pickHeaders(answer.headers, names, more),
  })
}

/** An answer in the shape of the gateway's own refusals. */
export function refusal(
  status: number,
  statusMessage: string,
  data: unknown = null,
  headers?: HeadersInit,
): Response {
  return Response.json({ statusCode: String(status), statusMessage, data }, { status, headers })
}

/** In s, as of the gateway without its database: a server that died is back or replaced by then. */
const RETRY_AFTER_S = '2'

export const unavailable = () =>
  refusal(503, '服务暂时不可用，请稍后重试', null, { 'retry-after': RETRY_AFTER_S })
export const foreignOrigin = () => refusal(403, '请求来源不正确')

/** True for calls from the portal's own pages; writes from elsewhere are refused. */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('origin')
  return origin === null || origin.replace(/^https?:\/\//, '') === request.headers.get('host')
}

/** Counts a body while it streams: a body without a declared length is never buffered. */
const limitBody = (body: ReadableStream<Uint8Array>, limit: number, onExceed: () => void) => {
  let bytes = 0
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length
        if (bytes <= limit) return controller.enqueue(chunk)
        onExceed()
        controller.error(new RangeError(`longer than ${limit} bytes`))
      },
    }),
  )
}

interface Forwarding {
  readonly headers: Headers
  /** The longest body in bytes; without it no body is sent. */
  readonly maxBody?: number
  /** The longest time in ms; a file may take any. */
  readonly timeout?: number
}

/**
 * Sends a request to the gateway's `path`, as a part of its trace. The body streams, up to its limit: 413 if it is
 * longer. Null if the gateway cannot be reached in time.
 */
export async function forward(
  request: Request,
  path: string,
  { headers, maxBody, timeout }: Forwarding,
): Promise<Response | null> {
  const { method, body, signal } = request
  const tooLarge = refusal(413, '请求内容过大')
  if (maxBody !== undefined && Number(request.headers.get('content-length') ?? 0) > maxBody) return tooLarge
  const traceparent = request.headers.get('traceparent')
  if (traceparent) headers.set('traceparent', traceparent)
  let isTooLarge = false
  const limited =
    method !== 'GET' &&
    body &&
    maxBody !== undefined &&
    limitBody(body, maxBody, () => {
      isTooLarge = true
    })
  return fetch(gatewayOrigin() + path, {
    method,
    headers,
    signal: timeout === undefined ? signal : AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    redirect: 'manual',
    ...(limited && { body: limited, duplex: 'half' }),
  } as RequestInit).catch(() => (isTooLarge ? tooLarge : null))
}

interface Envelope {
  data?: { access_token?: string } | null
}

/**
 * The answer of a call without the token of a new session, which goes into a cookie that scripts cannot read. Null if
 * the connection was lost within the answer.
 */
export async function takeToken(answer: Response): Promise<{ envelope: Envelope; token?: string } | null> {
  const envelope: Envelope | null = await answer.json().catch(() => null)
  if (!envelope) return null
  const { access_token: token, ...data } = envelope.data ?? {}
  return { envelope: envelope.data ? { ...envelope, data } : envelope, token }
}
