import { readInput, UNKNOWN } from '../checks/input'
import type { Schema } from '../checks/schema'

type Fields = Readonly<Record<string, unknown>>

/** The answer over a plausible one; lists and plain values are replaced. */
export function overlay(base: unknown, answer: unknown): unknown {
  if (!isObject(base) || !isObject(answer)) return answer
  const fields = Object.entries(answer).map(([key, value]) => [key, overlay(base[key], value)])
  return { ...base, ...Object.fromEntries(fields) }
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array)

const typesOf = ({ type }: Schema): readonly string[] => [type ?? []].flat()
const isNullable = (schema: Schema): boolean =>
  typesOf(schema).includes('null') || (schema.anyOf?.some(isNullable) ?? false)

const smallest = (schema: Schema): unknown => {
  const { enum: values, anyOf, properties, prefixItems = [] } = schema
  if (isNullable(schema)) return null
  if (anyOf?.[0]) return smallest(anyOf[0])
  if (values) return values[0]
  switch (typesOf(schema)[0]) {
    case 'string':
      return ''
    case 'number':
    case 'integer':
      return 0
    case 'boolean':
      return false
    case 'array':
      return prefixItems.map(smallest)
    default:
      return properties ? complete(schema, {}) : {}
  }
}

/** The value with the smallest one for every field that is left out. Fields of no schema stay, to be refused. */
export function complete(schema: Schema, value: unknown): unknown {
  const { properties, items, anyOf = [] } = schema
  if (value === undefined) return smallest(schema)
  if (Array.isArray(value) && items) return value.map((item) => complete(items, item))
  if (!isObject(value)) return value
  const object = properties ? schema : anyOf.find((alternative) => alternative.properties)
  const fields = Object.entries(object?.properties ?? {}).flatMap(([key, field]) =>
    value[key] === undefined && field.optional ? [] : [[key, complete(field, value[key])] as const],
  )
  return { ...value, ...Object.fromEntries(fields) }
}

const mapValues = <T, U>(values: Readonly<Record<string, T>>, map: (value: T) => U) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]))

const strictSchemas = new WeakMap<Schema, Schema>()

/** The schema without room for fields of a newer gateway. */
const strict = (schema: Schema): Schema => {
  const known = strictSchemas.get(schema)
  if (known) return known
  const { properties, additionalProperties, items, prefixItems, anyOf } = schema
  const closed = {
    ...schema,
    ...(properties && { properties: mapValues(properties, strict) }),
    ...(properties && !additionalProperties && { additionalProperties: false as const }),
    ...(items && { items: strict(items) }),
    ...(prefixItems && { prefixItems: prefixItems.map(strict) }),
    ...(anyOf && { anyOf: anyOf.map(strict) }),
  }
  strictSchemas.set(schema, closed)
  return closed
}

/** The wrong fields of a result, each with the reason. */
export function listWrongFields(schema: Schema, value: unknown): readonly string[] {
  return readInput(strict(schema), value).problems.map(
    ({ field, message }) =>
      `${field === '' ? '整个回答' : field} ${message === UNKNOWN ? '没有这个字段' : '缺失或类型不对'}`,
  )
}
