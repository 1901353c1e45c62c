import { ACTED_CODES, ERROR_TEXTS, SUCCESS } from '@zhushutong/domain/errors'
import type { Envelope } from '@zhushutong/sdk/contract'

/** Codes of the gateway itself, beside those of the error catalogue. */
export const CODES = {
  /** The service failed; the log has the reason under the request's id. */
  fault: '00001',
  loginNeeded: ACTED_CODES.loginNeeded,
  badRequest: '00400',
  sessionExpired: '00401',
  notFound: '00404',
  /** An Idempotency-Key was used for another request before. */
  keyReused: '00422',
  tooMany: '00429',
  /** secureKey, secureSign or secureTimestamp is missing, wrong, stale or used before. */
  insecure: '00430',
} as const

const OWN_TEXTS: Readonly<Record<string, string>> = {
  [CODES.loginNeeded]: '请先登录',
  [CODES.badRequest]: '请求参数有误',
  [CODES.sessionExpired]: '登录已失效，请重新登录',
  [CODES.notFound]: '请求的地址不存在',
  [CODES.keyReused]: '这个 Idempotency-Key 已用于另一个请求',
  [CODES.tooMany]: '操作过于频繁，请稍后再试',
  [CODES.insecure]: '请求的加密信息无效或已过期',
}

const OWN_STATUS: Readonly<Record<string, number>> = {
  [CODES.fault]: 500,
  [CODES.loginNeeded]: 401,
  [CODES.badRequest]: 400,
  [CODES.sessionExpired]: 401,
  [CODES.notFound]: 404,
  [CODES.keyReused]: 422,
  [CODES.tooMany]: 429,
  [CODES.insecure]: 400,
}

/** An expected failure: what a handler answers instead of its result. */
export interface Failure {
  /** Five digits: a code of the error catalogue or of the gateway's own. */
  readonly error: string
  /** What the user reads; the code's own text where none is given. */
  readonly message?: string
  /** HTTP status where it is not the code's own; business codes travel with 200. */
  readonly status?: number
  /** What the failure lets the caller know, such as how long to wait. */
  readonly data?: unknown
}

const FAILURE_CODE = /^\d{5}$/

export const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' &&
  value !== null &&
  'error' in value &&
  typeof value.error === 'string' &&
  FAILURE_CODE.test(value.error)

export const success = <T>(data: T): Envelope<T> => ({ statusCode: SUCCESS, statusMessage: '操作成功', data })

const catalogueTexts: Readonly<Record<string, string>> = ERROR_TEXTS

export const failure = ({ error, message, status, data = null }: Failure) => ({
  status: status ?? OWN_STATUS[error] ?? 200,
  envelope: {
    statusCode: error,
    statusMessage: message ?? catalogueTexts[error] ?? OWN_TEXTS[error] ?? '操作失败，请稍后重试',
    data,
  } satisfies Envelope<unknown>,
})
