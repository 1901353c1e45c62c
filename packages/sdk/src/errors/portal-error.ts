/** Which parameter is wrong and why; never the value itself. */
export interface FieldProblem {
  /** Path of the field, `filters.region`. */
  readonly field: string
  readonly message: string
}

interface ErrorFacts {
  /** The gateway's code (ERR-09), or what the runtime calls the failure (`ECONNREFUSED`); null when there is none. */
  readonly code: string | null
  /** x-request-id, the same in the gateway's log; null when no request was made. */
  readonly requestId: string | null
  /** HTTP status; null when no answer arrived. */
  readonly status: number | null
  /** Whether the same call may succeed when made again. Says nothing about whether repeating it is harmless. */
  readonly retryable: boolean
  /** ms to wait before that, from the Retry-After header; null when the gateway does not say. */
  readonly retryAfter: number | null
}

type PlainKind =
  | 'unauthorized'
  | 'membershipExpired'
  | 'forbidden'
  | 'riskCheck'
  | 'rateLimited'
  | 'notFound'
  | 'timeout'
  | 'network'
  | 'decode'
  | 'server'
  | 'business'

/** What is particular to each kind of failure. */
export type PortalErrorKind =
  | { readonly kind: PlainKind }
  | { readonly kind: 'validation'; readonly fields: readonly FieldProblem[] }

/**
 * Every failure of a call: an Error with plain fields, told apart by `kind`. Its message is in Chinese and ready
 * for the screen; neither it nor any field holds a token, a key or a value that was sent.
 */
export type PortalError = Error & ErrorFacts & PortalErrorKind

export type PortalErrorInit = Partial<ErrorFacts> & PortalErrorKind & { readonly message: string }

const NAME = 'PortalError'
const RETRYABLE: readonly string[] = ['rateLimited', 'timeout', 'network', 'server']

/** Makes the error; what is not given is null, and `retryable` follows from the kind. */
export const portalError = ({ message, ...facts }: PortalErrorInit): PortalError => {
  const error = new Error(message)
  Object.defineProperty(error, 'name', { value: NAME, configurable: true })
  return Object.assign(error, {
    code: null,
    requestId: null,
    status: null,
    retryable: RETRYABLE.includes(facts.kind),
    retryAfter: null,
    ...facts,
  })
}

/**
 * Whether something thrown is a failure of a call, and with `kind` whether of that kind. Tells by its shape, so that
 * it also holds for an error made by another copy of this package.
 */
export const isPortalError = <K extends PortalError['kind'] = PortalError['kind']>(
  error: unknown,
  kind?: K,
): error is PortalError & { readonly kind: K } =>
  typeof error === 'object' &&
  error !== null &&
  (error as Partial<PortalError>).name === NAME &&
  typeof (error as Partial<PortalError>).kind === 'string' &&
  (kind === undefined || (error as Partial<PortalError>).kind === kind)

/** The name of a cancelled call's error is 'AbortError', or whatever reason the caller gave to `abort()`. */
export const abortReason = (signal: AbortSignal): unknown =>
  signal.reason ?? new DOMException('The call was aborted', 'AbortError')
