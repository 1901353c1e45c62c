import type { PortalError } from '../errors'

type Token = string | undefined

/** Told of what happens to a call. Neither gets tokens, keys, bodies or the values in a path. */
export interface Logger {
  readonly debug: (message: string, fields: Readonly<Record<string, unknown>>) => void
  readonly warn: (message: string, fields: Readonly<Record<string, unknown>>) => void
}

/** How a call ended. */
export interface CallReport {
  readonly method: string
  /** The contract's path, with its {placeholders}. */
  readonly path: string
  readonly requestId: string
  /** HTTP status; null when no answer arrived. */
  readonly status: number | null
  /** ms, all tries and pauses included. */
  readonly duration: number
  readonly tries: number
  /** Absent when the call succeeded. */
  readonly error?: PortalError
}

export interface ClientOptions {
  /** Where the gateway is, `https://gateway.example.com`; in a browser also a path of the page's own origin. */
  readonly baseUrl: string
  /** The access token, or what gives the current one; asked before every call that can use it. */
  readonly token?: Token | (() => Token | Promise<Token>)
  /** Sent as the Data-Source header (NET-01). */
  readonly dataSource?: string
  /** Total limit of a call in ms. Default: 30000 in a browser, 3000 or the call's own on a server (NET-01). */
  readonly timeout?: number
  /** Tries after the first, only for calls whose repetition changes nothing. Default 2. */
  readonly retries?: number
  /** Sends cookies to another origin too (NET-01). Default false: the gateway takes tokens, not cookies. */
  readonly withCredentials?: boolean
  /** results: whatever the gateway can encrypt is asked for encrypted (CRY-01), the default; never: plain over TLS. */
  readonly encrypt?: 'results' | 'never'
  readonly logger?: Logger
  /** Called once for every call that was made, also a failed one. */
  readonly onResponse?: (report: CallReport) => void
}

/** What one call may have of its own. */
export interface CallOptions {
  /** Cancels the call; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal
  /** Total limit in ms. */
  readonly timeout?: number
}

export interface PortalResponse<T> {
  readonly data: T
  readonly requestId: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
}

/** A call under way: its data, or with `withResponse()` also its request id, status and headers. */
export interface Call<T> extends Promise<T> {
  readonly withResponse: () => Promise<PortalResponse<T>>
}
