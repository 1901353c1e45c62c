import type { Endpoint } from '../contract/shape/endpoint'
import { type FieldProblem, portalError } from '../errors'
import { createShapeCheck, type ShapeCheck } from './shape'

type Input = Readonly<Record<string, unknown>>

interface Issue {
  readonly code?: string
  readonly message: string
  readonly path: readonly PropertyKey[]
  readonly keys?: readonly string[]
}

/** The contract's own message for a value, ready for the user. */
const ownText = ({ code, message }: Issue): string | null => (code === 'custom' ? message : null)

const problemsOf = (issue: Issue): FieldProblem[] =>
  issue.code === 'unrecognized_keys'
    ? (issue.keys ?? []).map((key) => ({ field: [...issue.path, key].join('.'), message: '没有这个参数' }))
    : [{ field: issue.path.join('.'), message: ownText(issue) ?? '缺失或格式不正确' }]

/** Validates the input and fills in defaults; throws a validation error that names every wrong field. */
export function validateInput(endpoint: Endpoint, input: unknown): Input {
  const checked = endpoint.request().safeParse(input)
  if (checked.success) return checked.data as Input
  const issues = checked.error.issues as readonly Issue[]
  const fields = issues.flatMap(problemsOf)
  const [only, ...more] = issues
  const text = only && more.length === 0 ? ownText(only) : null
  const message = text ?? `请求参数不正确：${fields.map((f) => `${f.field} ${f.message}`).join('；')}`
  throw portalError({ kind: 'validation', message, fields })
}

const checks = new WeakMap<Endpoint, ShapeCheck>()

const checkOf = (endpoint: Endpoint): ShapeCheck => {
  const known = checks.get(endpoint) ?? createShapeCheck(endpoint.result())
  checks.set(endpoint, known)
  return known
}

/** Checks the shape of a result and returns it unchanged; fields added by a newer gateway are allowed. */
export function validateResult(endpoint: Endpoint, data: unknown, requestId: string): unknown {
  const wrong = checkOf(endpoint)(data)
  if (wrong === null) return data
  throw portalError({ kind: 'decode', message: `返回的数据不符合约定：${wrong}`, requestId, status: 200 })
}

export interface Target {
  /** The contract's path with its parameters filled in. */
  readonly path: string
  /** '?a=1' for GET or DELETE; otherwise ''. */
  readonly query: string
  /** JSON text for POST. */
  readonly body: string | undefined
}

const queryOf = (fields: Input): string => {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(fields))
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined && item !== null) query.append(key, String(item))
  const text = query.toString()
  return text && `?${text}`
}

/** Puts each field where it is sent: into the path if a placeholder names it, otherwise into the query or the body. */
export function buildTarget({ method, path }: Pick<Endpoint, 'method' | 'path'>, input: Input): Target {
  const rest: Record<string, unknown> = { ...input }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return method === 'POST'
    ? { path: filled, query: '', body: JSON.stringify(rest) }
    : { path: filled, query: queryOf(rest), body: undefined }
}
