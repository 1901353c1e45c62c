/** A wrong parameter and the reason; never its value. */
export interface FieldProblem {
  /** Path of the field, `filters.region`. */
  readonly field: string
  readonly message: string
}

interface ErrorFacts {
  /** The gateway's code (ERR-09), or the runtime's code for the failure (`ECONNREFUSED`); null if there is none. */
  readonly code: string | null
  /** x-request-id, the same in the gateway's log; null when no request was made. */
  readonly requestId: string | null
  /** HTTP status; null when no answer arrived. */
  readonly status: number | null
  /** True when the same call may succeed if repeated. It may still be unsafe to repeat. */
  readonly retryable: boolean
  /** ms to wait before repeating, from the Retry-After header; null if absent. */
  readonly retryAfter: number | null
  /** A list that was being iterated continues here: pass it as `cursor` to the same search; otherwise null. */
  readonly cursor: string | null
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

/** The fields specific to each kind of failure. */
type PortalErrorKind =
  | { readonly kind: PlainKind }
  | { readonly kind: 'validation'; readonly fields: readonly FieldProblem[] }

/**
 * Every failure of a call: an Error with plain fields, distinguished by `kind`. Its message is in Chinese and ready
 * for the screen; neither the message nor any field contains a token, a key or a value that was sent.
 */
export type PortalError = Error & ErrorFacts & PortalErrorKind

type PortalErrorInit = Partial<ErrorFacts> & PortalErrorKind & { readonly message: string }

const NAME = 'PortalError'
const RETRYABLE: readonly string[] = ['rateLimited', 'timeout', 'network', 'server']

/** Creates the error; missing fields are null, and `retryable` follows from the kind. */
export function portalError({ message, ...facts }: PortalErrorInit): PortalError {
  const error = new Error(message)
  Object.defineProperty(error, 'name', { value: NAME, configurable: true })
  return Object.assign(error, {
    code: null,
    requestId: null,
    status: null,
    retryable: RETRYABLE.includes(facts.kind),
    retryAfter: null,
    cursor: null,
    ...facts,
  })
}

/**
 * True for a failure of a call; with `kind` only for that kind. Checks the shape, so that it also
 * recognises errors from another copy of this package.
 */
export function isPortalError<K extends PortalError['kind'] = PortalError['kind']>(
  error: unknown,
  kind?: K,
): error is PortalError & { readonly kind: K } {
  return (
    typeof error === 'object' &&
    error !== null &&
    (error as Partial<PortalError>).name === NAME &&
    typeof (error as Partial<PortalError>).kind === 'string' &&
    (kind === undefined || (error as Partial<PortalError>).kind === kind)
  )
}

/** The error of a cancelled call: an 'AbortError', or the reason passed to `abort()`. */
export function abortReason(signal: AbortSignal): unknown {
  return signal.reason ?? new DOMException('The call was aborted', 'AbortError')
}
