import { type NameSet, nameSetOf, unitOf } from '@zhushutong/sdk/contract'
import { toJSONSchema } from 'zod'
import type { $ZodType } from 'zod/v4/core'
import { listNames } from './names'

/** A JSON Schema of draft 2020-12, as used by OpenAPI 3.1. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema | false
  prefixItems?: JsonSchema[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  enum?: readonly unknown[]
  const?: unknown
  default?: unknown
  examples?: readonly unknown[]
  format?: string
  contentMediaType?: string
  contentEncoding?: string
  contentSchema?: JsonSchema
  additionalProperties?: JsonSchema | boolean
  minimum?: number
  maximum?: number
  /** The unit of a number: fen, or ms (since epoch or as a duration). */
  'x-unit'?: 'fen' | 'ms'
  /** The set of names to which a text belongs, and the names of today. */
  'x-names'?: NameSet
  'x-extensible-enum'?: readonly string[]
  [more: `x-${string}`]: unknown
}

/** A reference to one of the document's named schemas. */
export function refTo(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` }
}

const DAY = '^\\d{4}-\\d{2}-\\d{2}$'

/** A schema and all schemas in it, each with its property name if any. */
export function* partsOf(schema: JsonSchema, name?: string): Generator<{ part: JsonSchema; name?: string }> {
  yield { part: schema, name }
  for (const [key, inner] of Object.entries(schema.properties ?? {})) yield* partsOf(inner, key)
  const { items, prefixItems = [], anyOf = [], oneOf = [], additionalProperties } = schema
  const inner = [...prefixItems, ...anyOf, ...oneOf]
  for (const part of [items, additionalProperties, ...inner]) {
    if (typeof part === 'object') yield* partsOf(part)
  }
}

/** Writes a nullable type as `{type: [T, 'null']}`, which is easier to read than anyOf. */
const flattenNull = (part: JsonSchema) => {
  const [first, second] = part.anyOf ?? []
  if (part.anyOf?.length !== 2 || second?.type !== 'null' || !first) return
  if (typeof first.type !== 'string' || first.const !== undefined) return
  delete part.anyOf
  Object.assign(part, first, { type: [first.type, 'null'] })
  if (first.enum) part.enum = [...first.enum, null]
}

/** Removes zod's defaults for integers and response objects, which do not help a reader. */
const tidy = (part: JsonSchema, io: 'input' | 'output') => {
  if (part.minimum === Number.MIN_SAFE_INTEGER) delete part.minimum
  if (part.maximum === Number.MAX_SAFE_INTEGER) delete part.maximum
  // Clients must accept more fields: a newer gateway may add them.
  if (io === 'output' && part.additionalProperties === false) delete part.additionalProperties
}

/** The JSON Schema of a call's input or result, with units and formats. */
export function jsonSchema(schema: $ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...converted } = toJSONSchema(schema, {
    io,
    // Files have no JSON Schema; the upload describes them.
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: part }) => {
      const unit = unitOf(zodSchema)
      if (unit) part['x-unit'] = unit
      const names = nameSetOf(zodSchema)
      if (names) Object.assign(part, { 'x-names': names, 'x-extensible-enum': listNames(names) })
      // zod types numeric literals, such as page sizes, as numbers; they are integers.
      if (part.type === 'number' && part.enum?.every(Number.isInteger)) part.type = 'integer'
      if (part.pattern === DAY) {
        part.format = 'date'
        delete part.pattern
      }
    },
  })
  const all = [...partsOf(converted as JsonSchema)]
  for (const { part } of all.reverse()) {
    tidy(part, io)
    flattenNull(part)
  }
  return converted as JsonSchema
}
