import type { PortalError } from '../errors'

type Token = string | undefined

/** Receives log messages about calls. They never contain tokens, keys, bodies or path parameters. */
export interface Logger {
  readonly debug: (message: string, fields: Readonly<Record<string, unknown>>) => void
  readonly warn: (message: string, fields: Readonly<Record<string, unknown>>) => void
}

/** The outcome of a call. */
export interface CallReport {
  readonly method: string
  /** The path in the contract, with its {placeholders}. */
  readonly path: string
  readonly requestId: string
  /** HTTP status; null when no answer arrived. */
  readonly status: number | null
  /** In ms, including all tries and pauses. */
  readonly duration: number
  readonly tries: number
  /** Absent when the call succeeded. */
  readonly error?: PortalError
}

export interface ClientOptions {
  /**
   * The gateway's address, `https://gateway.example.com`; in a browser also a path of the page's own
   * origin.
   */
  readonly baseUrl: string
  /** The access token of a login. */
  readonly token?: Token | (() => Token | Promise<Token>)
  /** Returns the current token; called before every try of a call that can use one. Takes precedence over `token`. */
  readonly getToken?: () => Token | Promise<Token>
  /**
   * Headers with the end user's address, such as `x-forwarded-for`, for a server that calls on behalf of
   * its users. Limits count by that address if the gateway trusts this server (TRUST_PROXY).
   */
  readonly forwardedHeaders?: Readonly<Record<string, string>>
  /** Sent as the Data-Source header (NET-01). */
  readonly dataSource?: string
  /** Total limit of a call in ms. Default: 30000 in a browser, 3000 or the call's own on a server (NET-01). */
  readonly timeout?: number
  /** Limit of one try in ms, within the total limit; a try that exceeds it is repeated. Default: none. */
  readonly tryTimeout?: number
  /** Retries after the first try, only for calls that are safe to repeat. Default 2. */
  readonly retries?: number
  /** Used instead of the runtime's own, for proxies and tests. */
  readonly fetch?: typeof fetch
  /** Sends cookies to another origin too (NET-01). Default false: the gateway uses tokens, not cookies. */
  readonly withCredentials?: boolean
  /**
   * results: requests every result encrypted that the gateway can encrypt (CRY-01), the default; never: plain over
   * TLS.
   */
  readonly encrypt?: 'results' | 'never'
  readonly logger?: Logger
  /** Called once for every call, also for a failed one. */
  readonly onResponse?: (report: CallReport) => void
}

/** Options of one call. */
export interface CallOptions {
  /** Cancels the call; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal
  /** Total limit in ms. */
  readonly timeout?: number
  /** Limit of one try in ms. */
  readonly tryTimeout?: number
  /**
   * For calls that change something and take a key (orders.create, every export): for 24 h the same key with the same
   * input returns the same answer, and with another input is rejected. Generated if absent.
   */
  readonly idempotencyKey?: string
}

export interface PortalResponse<T> {
  readonly data: T
  readonly requestId: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
}

/** A call in progress: awaits its data, or with `withResponse()` also its request id, status and headers. */
export interface Call<T> extends Promise<T> {
  readonly withResponse: () => Promise<PortalResponse<T>>
}
