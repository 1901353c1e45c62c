import type { PortalError } from '../errors'
import type { Clock } from '../transport/clock'
import type { Transport } from '../transport/transport'

type Token = string | null | undefined

/** The reason why a token is asked for. */
export interface TokenRequest {
  /** The token that the gateway has just refused; absent before a first try. */
  readonly refused?: string
}

export type GetToken = (request: TokenRequest) => Token | Promise<Token>

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
  readonly token?: Token | GetToken
  /**
   * Returns the current token; called before every try of a call that can use one. Takes precedence over `token`.
   * After a refused token (401) it is called once more with `refused`, and the call is sent again if another token,
   * or none, is returned.
   */
  readonly getToken?: GetToken
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
  /** Maximum bytes of an answer, before and after decompression; in browsers only of its stated length. Default 64 MB. */
  readonly maxResponseBytes?: number
  /** Used instead of the runtime's own, for proxies and tests. */
  readonly fetch?: typeof fetch
  /** Sends all requests, instead of the runtime's own transport and `fetch`. */
  readonly transport?: Transport
  /** The time of limits, pauses and polling, for tests. Default: the runtime's. */
  readonly clock?: Clock
  /** Node only: an `http.Agent` or `https.Agent`, as `baseUrl` needs it, instead of the client's own connections. */
  readonly agent?: { readonly destroy: () => void }
  /**
   * Node only: the address of a proxy, `http://user:password@proxy:3128`; null: none. Default: that of HTTP_PROXY or
   * HTTPS_PROXY, unless NO_PROXY excludes the gateway's host.
   */
  readonly proxy?: string | null
  /** Sends cookies to another origin too (NET-01). Default false: the gateway uses tokens, not cookies. */
  readonly withCredentials?: boolean
  /**
   * results: requests every result encrypted that the gateway can encrypt (CRY-01); never: plain results. Default:
   * results in browsers and over plain http, never on servers over TLS, which protects them already.
   */
  readonly encrypt?: 'results' | 'never'
  /** PEM text of the gateway's public key. Encrypted calls then use this key only, and none is fetched. */
  readonly publicKey?: string
  readonly logger?: Logger
  /** Called once for every call, also for a failed one. Its own failure does not affect the call. */
  readonly onResponse?: (report: CallReport) => void
}

/** Options of one request: a call, a stream or an upload. */
export interface RequestOptions {
  /** Cancels it; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal
  /** Total limit in ms. */
  readonly timeout?: number
  /** Used instead of the client's token; null sends none. */
  readonly token?: string | null
  /** Sent in addition, such as `traceparent`; the SDK's own headers win. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Options of one call. */
export interface CallOptions extends RequestOptions {
  /** Limit of one try in ms. */
  readonly tryTimeout?: number
  /** Retries after the first try, if the call is safe to repeat. */
  readonly retries?: number
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
