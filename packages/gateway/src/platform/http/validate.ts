import type { $ZodIssue, $ZodType } from 'zod/v4/core'
import { safeParse } from 'zod/v4/core'
import { CODES, type Failure } from './envelope'

const TYPES: Readonly<Record<string, string>> = {
  string: '文本',
  number: '数字',
  int: '整数',
  boolean: '是或否',
  array: '列表',
  object: '对象',
}

const EMPTY_BY_ORIGIN: Readonly<Record<string, string>> = { string: '个字符', array: '项' }

const fieldOf = (issue: $ZodIssue) => issue.path.map(String).join('.')

const wrongOf = (issue: $ZodIssue): string => {
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined) return '不能为空'
    return `应为${TYPES[issue.expected] ?? '另一种类型'}`
  }
  if (issue.code === 'too_small') return `不能少于 ${issue.minimum}${unitOf(issue.origin)}`
  if (issue.code === 'too_big') return `不能超过 ${issue.maximum}${unitOf(issue.origin)}`
  if (issue.code === 'invalid_value') return `应为 ${issue.values.map(String).join('、')} 之一`
  // The schema's own message, as in the client.
  if (issue.code === 'custom') return issue.message
  return '格式不正确'
}

const unitOf = (origin: string) => (EMPTY_BY_ORIGIN[origin] ? ` ${EMPTY_BY_ORIGIN[origin]}` : '')

const messageOf = (issue: $ZodIssue): string => {
  const field = fieldOf(issue)
  if (issue.code === 'unrecognized_keys') {
    return `不认识的参数：${[field, issue.keys.slice(0, 5).join('、')].filter(Boolean).join('.')}`
  }
  if (issue.code === 'custom') return issue.message
  return field ? `参数 ${field} ${wrongOf(issue)}` : `请求参数${wrongOf(issue)}`
}

/** Problems in the format of the SDK's errors; they never contain the value. */
const problemsOf = (issue: $ZodIssue) =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({
        field: [...issue.path, key].map(String).join('.'),
        message: '没有这个参数',
      }))
    : [{ field: fieldOf(issue), message: wrongOf(issue) }]

const MAX_PROBLEMS = 20

const unstorable = (field: string): Failure => {
  const message = '含有不支持的字符'
  return {
    error: CODES.badRequest,
    message: `参数 ${field} ${message}`,
    data: { fields: [{ field, message }] },
  }
}

type Validated<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure }

/**
 * The path of the first text that PostgreSQL cannot store, because of a NUL or half of a surrogate pair; null without
 * one.
 */
function unstorableAt(value: unknown): string | null {
  if (typeof value === 'string') return value.includes('\0') || /\p{Surrogate}/u.test(value) ? '' : null
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return null
  for (const [key, inner] of Object.entries(value)) {
    const at = unstorableAt(inner)
    if (at !== null) return at === '' ? key : `${key}.${at}`
  }
  return null
}

/**
 * Parses the input by the schema, or returns a failure: its message contains the first invalid field in Chinese, its
 * data all of them as `{ fields: [{ field, message }] }`.
 */
export function validate<T>(schema: $ZodType<T>, input: unknown): Validated<T> {
  const parsed = safeParse(schema, input, { reportInput: true })
  if (parsed.success) {
    const field = unstorableAt(parsed.data)
    return field === null ? { ok: true, value: parsed.data } : { ok: false, failure: unstorable(field) }
  }
  const [issue] = parsed.error.issues
  const message = issue ? messageOf(issue).slice(0, 200) : undefined
  const fields = parsed.error.issues.flatMap(problemsOf).slice(0, MAX_PROBLEMS)
  return { ok: false, failure: { error: CODES.badRequest, message, data: { fields } } }
}
