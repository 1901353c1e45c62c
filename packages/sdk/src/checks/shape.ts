import type { Schema } from './schema'

/** Returns the path of the first value with a wrong shape; '' for the value itself, null if valid. */
export type ShapeCheck = (value: unknown) => string | null

/** Most values are checked by their type alone, one bit each; `deep` checks what the mask does not decide. */
interface Shape {
  readonly mask: number
  readonly deep?: ShapeCheck
}

const HERE = ''
// Separate constants: the engine does not treat destructured values as constant.
const STRING = 1
const NUMBER = 2
const BOOLEAN = 4
const UNDEFINED = 8
const NULL = 16
const OTHER = 32
const ANYTHING = 63
/** The mark of a required field; no value has this bit. */
const REQUIRED = 64

const bitOf = (value: unknown): number => {
  switch (typeof value) {
    case 'string':
      return STRING
    case 'number':
      return NUMBER
    case 'boolean':
      return BOOLEAN
    case 'undefined':
      return UNDEFINED
    default:
      return value === null ? NULL : OTHER
  }
}

const wrongIn = ({ mask, deep }: Shape, value: unknown): string | null => {
  if ((bitOf(value) & mask) !== 0) return null
  return deep ? deep(value) : HERE
}

const inside = (key: PropertyKey, path: string) => (path === HERE ? String(key) : `${String(key)}.${path}`)

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  bitOf(value) === OTHER && !Array.isArray(value)

/**
 * Iterates keys and values in stored order: looking up each value takes twice as long. The expected key at each
 * position is cached from the previous object, since the records of a list have the same key order.
 */
const objectOf = (fields: Readonly<Record<string, Schema>>): ShapeCheck => {
  const shapes = new Map(
    Object.entries(fields).map(([key, schema]) => [
      key,
      schema.optional ? orAbsent(compileShape(schema)) : compileShape(schema),
    ]),
  )
  const isRequired = ({ mask }: Shape) => (mask & UNDEFINED) === 0
  const required = [...shapes].filter(([, shape]) => isRequired(shape)).map(([key]) => key)
  const order: string[] = []
  const masks: number[] = []
  const deep: (ShapeCheck | undefined)[] = []
  const learn = (at: number, key: string) => {
    const shape = shapes.get(key)
    order[at] = key
    masks[at] = shape ? shape.mask | (isRequired(shape) ? REQUIRED : 0) : ANYTHING
    deep[at] = shape?.deep
  }
  return (value) => {
    if (!isObject(value)) return HERE
    let count = 0
    for (const key in value) {
      if (order[count] !== key) learn(count, key)
      count++
    }
    const values = Object.values(value)
    let met = 0
    for (let at = 0; at < count; at++) {
      const mask = masks[at]!
      if ((bitOf(values[at]) & mask) === 0) {
        const look = deep[at]
        const wrong = look ? look(values[at]) : HERE
        if (wrong !== null) return inside(order[at]!, wrong)
      }
      if ((mask & REQUIRED) !== 0) met++
    }
    return met < required.length ? (required.find((key) => !(key in value)) ?? null) : null
  }
}

const listOf =
  (shapeAt: (index: number) => Shape, least = 0): ShapeCheck =>
  (value) => {
    if (!Array.isArray(value) || value.length < least) return HERE
    for (let i = 0; i < value.length; i++) {
      const wrong = wrongIn(shapeAt(i), value[i])
      if (wrong !== null) return inside(i, wrong)
    }
    return null
  }

const recordOf =
  (shape: Shape): ShapeCheck =>
  (value) => {
    if (!isObject(value)) return HERE
    for (const key in value) {
      const wrong = wrongIn(shape, value[key])
      if (wrong !== null) return inside(key, wrong)
    }
    return null
  }

const unionOf = (shapes: readonly Shape[]): Shape => ({
  mask: shapes.reduce((mask, shape) => mask | shape.mask, 0),
  deep: (value) => (shapes.some((shape) => wrongIn(shape, value) === null) ? null : HERE),
})

const orAbsent = ({ mask, deep }: Shape): Shape => ({ mask: mask | UNDEFINED, deep })

const compileType = (type: string, schema: Schema): Shape => {
  switch (type) {
    case 'string':
      return { mask: STRING }
    case 'number':
    case 'integer':
      return { mask: NUMBER }
    case 'boolean':
      return { mask: BOOLEAN }
    case 'null':
      return { mask: NULL }
    case 'array': {
      const { items, prefixItems } = schema
      if (items) {
        const element = compileShape(items)
        return { mask: 0, deep: listOf(() => element) }
      }
      const shapes = (prefixItems ?? []).map(compileShape)
      return { mask: 0, deep: listOf((i) => shapes[i] ?? { mask: -1 }, shapes.length) }
    }
    default: {
      const { properties, additionalProperties } = schema
      return {
        mask: 0,
        deep: properties ? objectOf(properties) : recordOf(compileShape(additionalProperties || {})),
      }
    }
  }
}

const compileShape = (schema: Schema): Shape => {
  const { type, enum: values, anyOf } = schema
  if (anyOf) return unionOf(anyOf.map(compileShape))
  if (values) return { mask: 0, deep: (value) => (values.includes(value) ? null : HERE) }
  if (type === undefined) return { mask: ANYTHING }
  const shapes = [type].flat().map((name) => compileType(name, schema))
  // A value that may be null has one other type, and its wrong place is named.
  return {
    mask: shapes.reduce((mask, shape) => mask | shape.mask, 0),
    deep: shapes.find(({ deep }) => deep)?.deep,
  }
}

/**
 * Creates a check of a result's shape, compiled once per schema and many times faster than parsing: types and
 * structure only. Unknown keys and new enum values are accepted, since a newer gateway may send more than this client
 * knows.
 */
export function createShapeCheck(schema: Schema): ShapeCheck {
  const shape = compileShape(schema)
  return (value) => wrongIn(shape, value)
}
