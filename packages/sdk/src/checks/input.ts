import type { FieldProblem } from '../errors'
import type { Schema } from './schema'

/** A wrong field; `isOwn` for a message of the contract, which is ready for the user. */
export interface InputProblem extends FieldProblem {
  readonly isOwn?: boolean
}

const WRONG = '缺失或格式不正确'
export const UNKNOWN = '没有这个参数'

type Fields = Readonly<Record<string, unknown>>
type Report = (problem: InputProblem) => void

const inside = (at: string, key: string | number) => (at === '' ? String(key) : `${at}.${key}`)

/** A Map, a Date or a promise has no fields: it would be read as an empty object. */
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && Object.prototype.toString.call(value) === '[object Object]'

/** An input with further fields. An input without fields stays as it is, for the checks to refuse. */
export function withFields(input: unknown, fields: Fields): unknown {
  return isObject(input) ? { ...input, ...fields } : input
}

const isWithin = (size: number, least = -Infinity, most = Infinity) => size >= least && size <= most

/**
 * The number of code points, as the contract counts characters. A text whose UTF-16 units already decide is not
 * spread: each code point has one or two of them.
 */
const countCharacters = (text: string, least = 0, most?: number) =>
  isWithin(text.length, least * 2, most) ? text.length : [...text].length

const readString = (schema: Schema, value: string, wrong: () => void) => {
  const { minLength, maxLength, pattern, trim } = schema
  const text = trim ? value.trim() : value
  if (
    !isWithin(countCharacters(text, minLength, maxLength), minLength, maxLength) ||
    (pattern && !new RegExp(pattern).test(text))
  )
    wrong()
  return text
}

const readArray = (schema: Schema, value: readonly unknown[], at: string, report: Report) => {
  const { items, prefixItems = [], minItems, maxItems = items ? undefined : prefixItems.length } = schema
  if (!isWithin(value.length, minItems, maxItems)) {
    report({ field: at, message: WRONG })
    return value
  }
  // Unlike map, this visits the holes of a list.
  return Array.from(value, (item, i) => read(items ?? prefixItems[i] ?? {}, item, inside(at, i), report))
}

const readObject = (schema: Schema, value: Fields, at: string, report: Report) => {
  const { properties = {}, additionalProperties } = schema
  const result: Record<string, unknown> = {}
  for (const [key, property] of Object.entries(properties)) {
    if (value[key] !== undefined || !property.optional)
      result[key] = read(property, value[key], inside(at, key), report)
  }
  for (const key of Object.keys(value)) {
    if (Object.hasOwn(properties, key)) continue
    if (additionalProperties === false) report({ field: inside(at, key), message: UNKNOWN })
    // A plain assignment of this key would change the prototype.
    else if (additionalProperties && key !== '__proto__')
      result[key] = read(additionalProperties, value[key], inside(at, key), report)
  }
  return result
}

/** Finds the first alternative that the value fits; without any, the value itself is named, nothing inside it. */
const readAny = (schemas: readonly Schema[], value: unknown, at: string, report: Report): unknown => {
  for (const schema of schemas) {
    const problems: InputProblem[] = []
    const result = read(schema, value, at, (problem) => problems.push(problem))
    if (problems.length === 0) return result
  }
  report({ field: at, message: WRONG })
  return value
}

const hasType = (type: string, value: unknown): boolean => {
  switch (type) {
    case 'integer':
      return Number.isSafeInteger(value)
    case 'number':
      return Number.isFinite(value)
    case 'array':
      return Array.isArray(value)
    case 'object':
      return isObject(value)
    case 'null':
      return value === null
    case 'bytes':
      return value instanceof Uint8Array
    default:
      return typeof value === type
  }
}

const read = (schema: Schema, value: unknown, at: string, report: Report): unknown => {
  const { type, anyOf, minimum, maximum, message } = schema
  if (value === undefined && schema.default !== undefined) return schema.default
  if (anyOf) return readAny(anyOf, value, at, report)
  const wrong = (own?: string) => report({ field: at, message: own ?? WRONG, isOwn: own !== undefined })
  if (schema.enum && !schema.enum.includes(value)) wrong()
  if (type === undefined || schema.enum) return value
  const isRight = [type].flat().some((name) => hasType(name, value))
  if (!isRight) wrong(type === 'bytes' ? message : undefined)
  else if (typeof value === 'string') return readString(schema, value, wrong)
  else if (typeof value === 'number' && !isWithin(value, minimum, maximum)) wrong(message)
  else if (Array.isArray(value)) return readArray(schema, value, at, report)
  else if (type !== 'bytes' && isObject(value)) return readObject(schema, value, at, report)
  return value
}

/** Reads a call's input by its schema: the input with its defaults, and every wrong field. */
export function readInput(
  schema: Schema,
  input: unknown,
): { readonly data: unknown; readonly problems: readonly InputProblem[] } {
  const problems: InputProblem[] = []
  const data = read(schema, input, '', (problem) => problems.push(problem))
  return { data, problems }
}
