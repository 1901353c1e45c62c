import type { Schema } from '../checks/schema'
import type { Outgoing } from '../transport/transport'
import type { Match } from './calls'

/** Headers with secrets, which no list of requests shows. */
const SECRET = /^(authorization|cookie|secure.*)$/i

export function withoutSecrets(headers: Outgoing['headers']): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !SECRET.test(name)))
}

const typed = ({ type }: Schema, text: string): unknown => {
  const types = [type ?? []].flat()
  if (types.includes('integer') || types.includes('number')) return Number(text)
  return types.includes('boolean') ? text === 'true' : text
}

const readQuery = (query: URLSearchParams, { properties = {} }: Schema) =>
  Object.fromEntries(
    [...new Set(query.keys())].map((key) => {
      const field = properties[key] ?? {}
      const { items } = field
      return [
        key,
        items ? query.getAll(key).map((text) => typed(items, text)) : typed(field, query.get(key) ?? ''),
      ]
    }),
  )

/** The input of a request from its path, its query and its JSON. */
export function readRequest(
  { parameters }: Match,
  url: URL,
  body: string | undefined,
  schema: Schema,
): unknown {
  return {
    ...parameters,
    ...(body === undefined ? readQuery(url.searchParams, schema) : (JSON.parse(body) as object)),
  }
}
