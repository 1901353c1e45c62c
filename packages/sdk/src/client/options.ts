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
  /** The access token of a login. */
  readonly token?: Token | (() => Token | Promise<Token>)
  /** Gives the current token; asked before every try of a call that can use one. Wins over `token`. */
  readonly getToken?: () => Token | Promise<Token>
  /** Sent as the Data-Source header (NET-01). */
  readonly dataSource?: string
  /** Total limit of a call in ms. Default: 30000 in a browser, 3000 or the call's own on a server (NET-01). */
  readonly timeout?: number
  /** Limit of one try in ms, within the total one; a try that runs into it is made again. Default: none. */
  readonly tryTimeout?: number
  /** Tries after the first, only for calls whose repetition changes nothing. Default 2. */
  readonly retries?: number
  /** Used instead of the runtime's own, for proxies and tests. */
  readonly fetch?: typeof fetch
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
  /** Limit of one try in ms. */
  readonly tryTimeout?: number
  /**
   * For calls that change something and take a key (orders.create, every export): under the same key the same
   * input gives the same answer for 24 h, another input is refused. One is made for every call that has none.
   */
  readonly idempotencyKey?: string
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
