import type { KeyScope } from '../api-keys'

/** One field of a request or a result, flattened. */
export interface ApiField {
  readonly name: string
  /** The nesting depth: 0 at the top. */
  readonly depth: number
  /** integer, string[], object | null. */
  readonly type: string
  readonly required: boolean
  readonly text: string
}

export type ApiExample = Readonly<Record<string, unknown>>

/** A call as shown in the API centre. */
export interface ApiCall {
  /** The id in addresses: companies-search. */
  readonly id: string
  /** The name in the SDK: companies.search. */
  readonly name: string
  readonly summary: string
  readonly method: 'POST' | 'GET' | 'DELETE'
  /** The path with {name} placeholders. */
  readonly path: string
  readonly access: 'none' | 'optional' | 'token'
  /** The scope that a key needs; null: no key may make the call. */
  readonly scope: KeyScope | null
  /** Remarks for the caller beside the fields, one sentence each. */
  readonly notes: readonly string[]
  readonly request: readonly ApiField[]
  readonly result: readonly ApiField[]
  readonly errors: readonly { readonly code: string; readonly text: string }[]
  /** A valid input; null where none exists, for example for files. */
  readonly example: ApiExample | null
  /** The SDK call, one statement. */
  readonly sdk: string | null
  /** The form of the body or the answer, if not plain JSON. */
  readonly form: 'json' | 'encrypted' | 'stream' | 'file' | 'download'
  /** True when the call only reads, so that anyone may try it. */
  readonly canTry: boolean
}

export interface ApiGroup {
  /** The id in addresses: companies. */
  readonly id: string
  readonly name: string
  readonly about: string | null
  readonly calls: readonly ApiCall[]
}

/** The groups of calls in display order: by the scope that a key needs; groups closed to keys come last. */
export const API_PARTS: readonly { readonly scope: KeyScope | null; readonly label: string }[] = [
  { scope: 'records', label: '数据查询' },
  { scope: 'analysis', label: '分析工具' },
  { scope: 'content', label: '内容与统计' },
  { scope: 'collections', label: '收藏与纠错' },
  { scope: 'exports', label: '导出文件' },
  { scope: 'events', label: '订阅事件' },
  { scope: 'assistant', label: '智能助手' },
  { scope: null, label: '账号、购买与其他' },
]

/** The scope of a group: the scope of its first call (KEY-03). */
export function scopeOfGroup({ calls }: Pick<ApiGroup, 'calls'>): KeyScope | null {
  return calls[0]?.scope ?? null
}

/** The path with its placeholders filled from the example, and the fields left for the query or the body. */
export function fillPath(
  path: string,
  example: ApiExample,
): { readonly path: string; readonly rest: ApiExample } {
  const rest = { ...example }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value ?? name))
  })
  return { path: filled, rest }
}

/** The address of a call with this input, without a host. The query is part of it for calls without a body (KEY-03). */
export function callAddress({ method, path }: Pick<ApiCall, 'method' | 'path'>, input: ApiExample) {
  const filled = fillPath(path, input)
  const query = Object.entries(filled.rest)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`)
    .join('&')
  return method === 'POST' || query === '' ? filled.path : `${filled.path}?${query}`
}
