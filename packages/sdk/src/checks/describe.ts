import type { $ZodType, $ZodTypes } from 'zod/v4/core'
import type { Schema } from './schema'

type Check = NonNullable<$ZodTypes['_zod']['def']['checks']>[number]

/** The facts of zod's checks that a schema keeps. */
interface CheckFacts {
  readonly check: string
  readonly value?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: RegExp
  readonly error?: (issue: object) => unknown
}

const messageOf = ({ error }: { readonly error?: unknown }): string | undefined => {
  const message = typeof error === 'function' ? error({ input: undefined }) : undefined
  return typeof message === 'string' ? message : undefined
}

/**
 * A check that only the gateway makes, such as the number of keys of an object, has no place in a schema. The
 * contract's own check of a number states its bounds in words: only its message is kept.
 */
const describeCheck = (check: Check, type: string): Partial<Schema> => {
  const facts = (check as { readonly _zod: { readonly def: CheckFacts } })._zod.def
  switch (facts.check) {
    case 'min_length':
      return type === 'array' ? { minItems: facts.minimum } : { minLength: facts.minimum }
    case 'max_length':
      return type === 'array' ? { maxItems: facts.maximum } : { maxLength: facts.maximum }
    case 'greater_than':
      return { minimum: facts.value }
    case 'less_than':
      return { maximum: facts.value }
    case 'string_format':
      if (facts.pattern?.flags) throw new Error(`A schema keeps no flags of ${facts.pattern}`)
      return { pattern: facts.pattern?.source }
    case 'overwrite':
      return { trim: true }
    case 'custom':
      return type === 'number' ? { message: messageOf(facts) } : {}
    default:
      throw new Error(`No check of the contract is a ${facts.check}`)
  }
}

const describeChecks = ({ checks = [], type }: { checks?: Check[]; type: string }): Partial<Schema> =>
  Object.assign({}, ...checks.map((check) => describeCheck(check, type)))

const orNull = (schema: Schema): Schema =>
  typeof schema.type === 'string'
    ? { ...schema, type: [schema.type, 'null'] }
    : { anyOf: [schema, { type: 'null' }] }

const describe = (schema: $ZodType, isResult: boolean): Schema => {
  const { def } = (schema as $ZodTypes)._zod
  const inner = (part: $ZodType) => describe(part, isResult)
  const limits = isResult ? {} : describeChecks(def)
  switch (def.type) {
    case 'string':
    case 'boolean':
    case 'null':
      return { type: def.type, ...limits }
    case 'number':
      return { type: 'format' in def ? 'integer' : 'number', ...limits }
    case 'enum':
      return isResult ? { type: 'string' } : { enum: Object.values(def.entries) }
    case 'literal':
      return { enum: def.values }
    case 'array':
      return { type: 'array', items: inner(def.element), ...limits }
    case 'tuple':
      return { type: 'array', prefixItems: def.items.map(inner), minItems: def.items.length, ...limits }
    case 'record':
      return { type: 'object', additionalProperties: inner(def.valueType) }
    case 'object': {
      const fields = Object.entries(def.shape)
      const other = def.catchall && (def.catchall as $ZodTypes)._zod.def.type
      return {
        type: 'object',
        properties: Object.fromEntries(fields.map(([key, field]) => [key, inner(field)])),
        ...(other === 'never' && !isResult && { additionalProperties: false as const }),
        ...(other && other !== 'never' && { additionalProperties: inner(def.catchall!) }),
      }
    }
    case 'nullable':
      return orNull(inner(def.innerType))
    case 'optional':
      return { ...inner(def.innerType), optional: true }
    case 'default':
      return { ...inner(def.innerType), default: def.defaultValue }
    case 'union':
      return { anyOf: def.options.map(inner) }
    case 'custom':
      return { type: 'bytes', message: messageOf(def) }
    default:
      throw new Error(`No value of the contract has the type ${def.type}`)
  }
}

/** The schema of a call's input, with its limits, defaults and messages. */
export function describeRequest(schema: $ZodType): Schema {
  return describe(schema, false)
}

/** The schema of a result: types and structure only, since a newer gateway may send more than this client knows. */
export function describeResult(schema: $ZodType): Schema {
  return describe(schema, true)
}
