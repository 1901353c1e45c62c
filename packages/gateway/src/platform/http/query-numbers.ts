import type { $ZodType, $ZodTypes } from 'zod/v4/core'

const NUMBER = /^-?\d{1,15}$/

const isNumber = (schema: $ZodType): boolean => {
  const { def } = (schema as $ZodTypes)._zod
  return def.type === 'number' || ('innerType' in def && isNumber(def.innerType as $ZodType))
}

/** Parses a query string. Number fields of the schema are converted, because a URL contains only text. */
export function parseQuery(schema: $ZodType, query: unknown): unknown {
  const { def } = (schema as $ZodTypes)._zod
  if (def.type !== 'object' || typeof query !== 'object' || query === null) return query
  return Object.fromEntries(
    Object.entries(query).map(([key, value]) => {
      const field = Object.hasOwn(def.shape, key) ? def.shape[key] : undefined
      const reads = field && typeof value === 'string' && NUMBER.test(value) && isNumber(field)
      return [key, reads ? Number(value) : value]
    }),
  )
}
