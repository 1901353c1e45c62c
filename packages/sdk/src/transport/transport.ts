import { kindText, type PortalError, portalError } from '../errors'

/** Bytes of the body sent so far, and the total. */
export type OnProgress = (progress: { readonly sent: number; readonly total: number }) => void

/** One try of a call, a stream or an upload, ready to send. */
export interface Outgoing {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** JSON text, or the bytes of a form; absent for GET. */
  readonly body?: string | Uint8Array<ArrayBuffer>
  readonly requestId: string
  /** Cookies go to another origin too. Browsers only. */
  readonly withCredentials: boolean
  /** True when the request may be sent again over a new connection after a reused one was reset. */
  readonly isRepeatable?: boolean
  /** True for an answer of unlimited length: it gets a connection of its own, without compression. */
  readonly streams?: boolean
  readonly onProgress?: OnProgress
}

/** The head of an answer; its body is read once, by `text` or by `chunks`. */
export interface Opened {
  readonly status: number
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** The complete body, decompressed; rejects above `limit` bytes. */
  readonly text: (limit: number) => Promise<string>
  /** The bytes as they arrive, decompressed. Leaving the iteration closes the connection. */
  readonly chunks: () => AsyncIterable<Uint8Array>
}

/**
 * Sends requests. It resolves for an answer of any status and follows no redirect; aborting the signal closes the
 * connection.
 */
export interface Transport {
  readonly open: (outgoing: Outgoing, signal: AbortSignal) => Promise<Opened>
}

/** Maximum bytes of an answer: far above a page of 100 records, and no danger to a process of 512 MB. */
export const MAX_RESPONSE_BYTES = 64 * 1024 * 1024

/** The runtime's code for a failure, ECONNREFUSED; null for a `code` in another form, since it may contain anything. */
export function readFailureCode(cause: unknown): string | null {
  const code = (cause as { code?: unknown } | null)?.code
  return typeof code === 'string' && /^[A-Z][A-Z0-9_]{2,63}$/.test(code) ? code : null
}

export function buildTooLargeError(requestId: string, limit: number): PortalError {
  const message = `返回的数据超过 ${limit} 字节的上限（maxResponseBytes）`
  return portalError({ kind: 'decode', message, code: 'TOO_LARGE', requestId })
}

/** The error for a body whose compression is unknown or broken. */
export function buildEncodingError(requestId: string): PortalError {
  return portalError({ kind: 'decode', message: kindText('decode'), code: 'ENCODING', requestId })
}

/** A redirect may lead to another host, which must see neither the token nor the body. */
export function buildRedirectError(requestId: string, status: number | null): PortalError {
  const message = '网关要求跳转到别的地址，已拒绝：请检查 baseUrl'
  return portalError({ kind: 'network', message, code: 'REDIRECT', requestId, status, retryable: false })
}
