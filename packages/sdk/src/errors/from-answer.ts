import { errorText } from '@zhushutong/domain/errors'
import { failureData } from '@zhushutong/domain/portal/errors'
import { type FieldProblem, type PortalError, portalError } from './portal-error'

/** A failed answer of the gateway: HTTP status and the content of its envelope, if it has one. */
interface FailedAnswer {
  readonly status: number
  readonly code: string | null
  readonly message: string | null
  readonly data: unknown
  readonly requestId: string
  /** ms, from the Retry-After header. */
  readonly retryAfter: number | null
}

type Kind = PortalError['kind']

const KIND_OF_CODE: Readonly<Record<string, Kind>> = {
  '00113': 'unauthorized',
  '00131': 'riskCheck',
  '00132': 'riskCheck',
  '00133': 'rateLimited',
  '00400': 'validation',
  '00401': 'unauthorized',
  '00403': 'forbidden',
  '00404': 'notFound',
  '00409': 'membershipExpired',
  '00422': 'validation',
  '00429': 'rateLimited',
  // The gateway could not decrypt the call, as with an answer that cannot be decrypted: no parameter is
  // wrong.
  '00430': 'decode',
  '00431': 'forbidden',
  '10099': 'validation',
  '30001': 'validation',
  '40004': 'validation',
  '00001': 'server',
  '50001': 'server',
  '50002': 'server',
  '50003': 'server',
  '50004': 'server',
  '11000': 'notFound',
  '20000': 'notFound',
  '20015': 'notFound',
  '30000': 'notFound',
  '30002': 'notFound',
  '30003': 'notFound',
  '30022': 'notFound',
  '30030': 'notFound',
  '30031': 'notFound',
  '30032': 'notFound',
  '40001': 'notFound',
  '40007': 'notFound',
}

const KIND_OF_STATUS: Readonly<Record<number, Kind>> = {
  400: 'validation',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  // Of a proxy on the way.
  407: 'network',
  409: 'membershipExpired',
  413: 'validation',
  422: 'validation',
  429: 'rateLimited',
}

const TEXT_OF_KIND: Readonly<Record<Kind, string>> = {
  unauthorized: '请先登录',
  membershipExpired: '您的会员已到期',
  forbidden: '没有访问权限',
  riskCheck: '请先完成真人验证',
  validation: '请求参数不正确',
  rateLimited: '操作过于频繁，请稍后重试',
  notFound: '未查询到相关信息',
  timeout: '请求超时，请稍后重试',
  network: '网络连接失败，请检查网络后重试',
  decode: '返回的数据无法识别',
  server: '服务开小差了，请稍后重试',
  business: '操作失败，请稍后重试',
}

export function kindText(kind: Kind): string {
  return TEXT_OF_KIND[kind]
}

/** A business code can come with any status; the risk check and the statuses of ERR-02 to ERR-05 are checked first. */
const kindOf = ({ status, code }: FailedAnswer): Kind => {
  const byCode = code !== null && Object.hasOwn(KIND_OF_CODE, code) ? KIND_OF_CODE[code] : undefined
  if (byCode === 'riskCheck') return byCode
  if (status >= 500) return 'server'
  if (status === 401 || status === 403 || status === 409 || status === 429) return KIND_OF_STATUS[status]!
  // Any other code of the catalogue is a refusal by a business rule.
  return (
    byCode ?? (code !== null && errorText(code, null) ? 'business' : (KIND_OF_STATUS[status] ?? 'business'))
  )
}

const problemsIn = (data: unknown): readonly FieldProblem[] => {
  const fields = (data as { fields?: unknown } | null)?.fields
  if (!Array.isArray(fields)) return []
  return fields.filter(
    (f): f is FieldProblem => typeof f?.field === 'string' && typeof f?.message === 'string',
  )
}

/** Builds the error for a failed answer (ERR-01 to ERR-06), with the catalogue's text (ERR-09). */
export function buildErrorFromAnswer(answer: FailedAnswer): PortalError {
  const kind = kindOf(answer)
  const facts = {
    code: answer.code,
    message: errorText(answer.code, answer.message) ?? kindText(kind),
    requestId: answer.requestId,
    status: answer.status,
    retryAfter: answer.retryAfter,
  }
  if (kind === 'validation')
    return portalError({ ...facts, kind, fields: problemsIn(failureData(answer.code, answer.data)) })
  return portalError({ ...facts, kind })
}
