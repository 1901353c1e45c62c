import { DAY_MS } from '../formatting'
import { KEY_SCOPES, type KeyScope } from './scopes'

/** The limit of working keys per member (KEY-01). */
export const MAX_KEYS = 10
/** The limit of new keys per member within `within` ms, revoked keys included. */
export const KEY_LIMIT = { within: DAY_MS, most: 20 } as const
/** The longest name, in UTF-16 units. */
export const KEY_NAME_MAX = 30

interface KeyForm {
  readonly name: string
  readonly scopes: readonly string[]
}

interface KeyProblem {
  readonly field: keyof KeyForm
  readonly message: string
}

export const KEY_TEXTS = {
  tooMany: `最多同时使用 ${MAX_KEYS} 个密钥，请先停用不再使用的`,
  tooOften: `一天内最多新建 ${KEY_LIMIT.most} 个密钥，请明天再试`,
  unknown: '没有这个密钥',
  invalid: '密钥无效或已停用',
} as const

const isScope = (text: string): text is KeyScope => (KEY_SCOPES as readonly string[]).includes(text)

const checkName = (name: string): string | null => {
  if (name === '') return '请填写名称，便于日后辨认'
  return name.length > KEY_NAME_MAX ? `名称最多 ${KEY_NAME_MAX} 字` : null
}

const checkScopes = (scopes: readonly string[]): string | null => {
  if (scopes.length === 0) return '请至少选择一组接口'
  return scopes.every(isScope) ? null : '请选择列出的接口'
}

/** The form with its name trimmed and each scope once, in the order of the scopes (KEY-01). */
export function trimKeyForm({ name, scopes }: KeyForm): KeyForm {
  const known = KEY_SCOPES.filter((scope) => scopes.includes(scope))
  return { name: name.trim(), scopes: [...known, ...scopes.filter((scope) => !isScope(scope))] }
}

/** All problems of a trimmed form, in its order; empty if a key can be made (KEY-01). */
export function checkKeyForm({ name, scopes }: KeyForm): readonly KeyProblem[] {
  const problems = [
    ['name', checkName(name)],
    ['scopes', checkScopes(scopes)],
  ] as const
  return problems.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))
}
