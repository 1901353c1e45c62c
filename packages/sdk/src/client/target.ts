import type { Input } from '../checks/checks'
import type { CallFacts } from '../contract/shape/endpoint'

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
export function buildTarget({ method, path }: Pick<CallFacts, 'method' | 'path'>, input: Input): Target {
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
