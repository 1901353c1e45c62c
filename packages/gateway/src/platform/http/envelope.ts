import { ACTED_CODES, SUCCESS } from '@zhushutong/domain/errors'
import { codeText, type Envelope, GATEWAY_CODES } from '@zhushutong/sdk/contract'

/** Codes of the gateway, in addition to the error catalogue. */
export const CODES = {
  /** Internal error; the log contains the cause under the request id. */
  fault: '00001',
  loginNeeded: ACTED_CODES.loginNeeded,
  badRequest: '00400',
  sessionExpired: ACTED_CODES.sessionExpired,
  notFound: '00404',
  /** The membership has ended since the session's last call (ERR-05). */
  membershipEnded: '00409',
  /** The Idempotency-Key was already used for a different request. */
  keyReused: '00422',
  tooMany: '00429',
  /** The caller must pass a human check first (ERR-06). */
  riskCheck: '00131',
  /** secureKey, secureSign or secureTimestamp is missing, invalid, stale or replayed. */
  insecure: '00430',
  /** An API key lacks the scope of the call (KEY-02). */
  outOfScope: '00431',
} as const

/** An expected failure, returned by a handler instead of a result. */
export interface Failure {
  /** Five digits: a code of the error catalogue or of `CODES`. */
  readonly error: string
  /** Message for the user; default: the code's own text. */
  readonly message?: string
  /** HTTP status if it differs from the code's own; business codes are sent with 200. */
  readonly status?: number
  /** Details for the caller, such as the time to wait. */
  readonly data?: unknown
  /** ms until the call may succeed; sent as Retry-After. */
  readonly waitMs?: number
}

const FAILURE_CODE = /^\d{5}$/

export function isFailure(value: unknown): value is Failure {
  return (
    typeof value === 'object' &&
    value !== null &&
    'error' in value &&
    typeof value.error === 'string' &&
    FAILURE_CODE.test(value.error)
  )
}

export function success<T>(data: T): Envelope<T> {
  return { statusCode: SUCCESS, statusMessage: '操作成功', data }
}

const OWN_CODES: Readonly<Record<string, { readonly status: number } | undefined>> = GATEWAY_CODES

export function failure({ error, message, status, data = null }: Failure) {
  return {
    status: status ?? OWN_CODES[error]?.status ?? 200,
    envelope: {
      statusCode: error,
      statusMessage: message ?? codeText(error) ?? '操作失败，请稍后重试',
      data,
    } satisfies Envelope<unknown>,
  }
}
