import * as fc from 'fast-check'
import type { Endpoint } from '../../packages/sdk/src/contract'

type Schema = ReturnType<Endpoint['request']>
/** The parts of request schemas from which values are generated. */
type Def =
  | { readonly type: 'string' | 'number' | 'boolean' | 'custom' }
  | { readonly type: 'enum'; readonly entries: Readonly<Record<string, string>> }
  | { readonly type: 'literal'; readonly values: readonly unknown[] }
  | { readonly type: 'array'; readonly element: Schema }
  | { readonly type: 'record'; readonly keyType: Schema; readonly valueType: Schema }
  | { readonly type: 'tuple'; readonly items: readonly Schema[] }
  | { readonly type: 'object'; readonly shape: Readonly<Record<string, Schema>> }
  | { readonly type: 'null' }
  | { readonly type: 'union'; readonly options: readonly Schema[] }
  | { readonly type: 'nullable' | 'optional' | 'default'; readonly innerType: Schema }
const defOf = (schema: Schema) => (schema as unknown as { readonly _zod: { readonly def: Def } })._zod.def

/** A call's input as sent; `wrong` names the type of damage. */
export interface Payload {
  readonly wrong: string
  readonly value: unknown
}

/** Texts that often break databases, queries, pages and logs. */
const HOSTILE = [
  ...[
    '\0',
    'a\0b',
    '\ud800',
    '\udc00x',
    "'",
    "';drop table users;--",
    '%',
    '_',
    '\\',
    '"',
    '$1',
    '',
    ' ',
    '\t\n',
  ],
  ...[
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '{{7*7}}',
    '=1+1',
    '\u202e',
    '\ufeff',
    '０１２',
    '👷🏗️',
  ],
  ...['null', 'undefined', 'NaN', '-0', '1e999', '9'.repeat(400), 'x'.repeat(5000), '筑'.repeat(300)],
  ...[
    '2026-02-30',
    '0~',
    '~',
    '-1~-2',
    '__proto__',
    'constructor',
    '%00',
    '%E0%A4%A',
    'a\r\nset-cookie: a=1',
  ],
]
const NUMBERS = [-1, 0, 0.5, 1e308, -1e308, 2 ** 53, 2 ** 31, -(2 ** 31) - 1, 1e21, 5e-324]

const nested = (depth: number, list: boolean): unknown => {
  let value: unknown = 1
  for (let i = 0; i < depth; i++) value = list ? [value] : { a: value }
  return value
}

// Fast-check's own 'binary' strings take most of a second to initialise.
const anyText = fc.array(fc.nat(0x10ffff), { maxLength: 40 }).map((points) => String.fromCodePoint(...points))
export const hostileText = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...HOSTILE) }, anyText)
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], ...NUMBERS),
  fc.constantFrom(nested(30, true), nested(30, false), nested(2000, true), nested(2000, false)),
  // Objects whose length or toString fails.
  fc.constantFrom({ length: { toString: 1 } }, { length: 1e6 }, { toString: null }),
  fc.constantFrom(Array(5000).fill(''), Array(5000).fill({}), Array(300).fill('重庆')),
  fc.dictionary(fc.oneof(hostileText, fc.constantFrom('toString', 'length')), fc.jsonValue(), { maxKeys: 4 }),
)

type Check = {
  readonly _zod: { readonly def: { readonly check: string } & Readonly<Record<string, unknown>> }
}
const checksOf = (schema: Schema) =>
  ((defOf(schema) as { checks?: readonly Check[] }).checks ?? []).map(({ _zod }) => _zod.def)

const limitOf = (schema: Schema, check: string, key: string) =>
  checksOf(schema).find((def) => def.check === check)?.[key] as number | undefined

const textOf = (schema: Schema): fc.Arbitrary<string> => {
  const maxLength = limitOf(schema, 'max_length', 'maximum') ?? 200
  const pattern = checksOf(schema).find((def) => def.check === 'string_format')?.pattern as RegExp | undefined
  if (pattern?.source.includes('(?=')) return fc.constantFrom('made0up1', 'Passw0rdPassw0rd')
  if (pattern) return fc.stringMatching(pattern).filter((text) => text.length <= maxLength)
  const words = fc.constantFrom('建筑', '500000', 'VIP', '0~100', 'R101', 'x'.repeat(maxLength))
  return fc.oneof(fc.string({ maxLength }), words).map((text) => text.slice(0, maxLength))
}

const numberOf = (schema: Schema): fc.Arbitrary<number> => {
  const min = limitOf(schema, 'greater_than', 'value') ?? Number.MIN_SAFE_INTEGER
  const max = limitOf(schema, 'less_than', 'value') ?? Number.MAX_SAFE_INTEGER
  return fc.oneof(
    fc.constantFrom(min, max),
    fc.maxSafeInteger().map((n) => Math.min(max, Math.max(min, n))),
  )
}

/** Values that a schema accepts. */
const right = (schema: Schema): fc.Arbitrary<unknown> => {
  const def = defOf(schema)
  switch (def.type) {
    case 'string':
      return textOf(schema)
    case 'number':
      return numberOf(schema)
    case 'boolean':
      return fc.boolean()
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'array': {
      const [minLength, most = 5] = [
        limitOf(schema, 'min_length', 'minimum'),
        limitOf(schema, 'max_length', 'maximum'),
      ]
      return fc.array(right(def.element), { minLength, maxLength: Math.min(5, most) })
    }
    case 'tuple':
      return fc.tuple(...def.items.map(right))
    case 'null':
      return fc.constant(null)
    case 'union':
      return fc.oneof(...def.options.map(right))
    case 'object':
      return fieldsOf(def.shape)
    case 'record':
      return fc.dictionary(textOf(def.keyType), right(def.valueType), { maxKeys: 4 })
    case 'nullable':
      return fc.option(right(def.innerType))
    case 'optional':
    case 'default':
      return fc.option(right(def.innerType), { nil: undefined })
    default:
      throw new Error(`No request of the contract has the type ${def.type}`)
  }
}

const fieldsOf = (shape: Readonly<Record<string, Schema>>) =>
  fc
    .record(Object.fromEntries(Object.entries(shape).map(([key, schema]) => [key, right(schema)])))
    .map((fields) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)))

type Path = readonly (string | number)[]

const pathsIn = (value: unknown): Path[] => {
  if (typeof value !== 'object' || value === null) return [[]]
  const inner = Object.entries(value).flatMap(([key, inside]) =>
    pathsIn(inside).map((path) => [key, ...path]),
  )
  return [[], ...inner]
}

/** A copy of a value with one path replaced, or removed. */
const withAt = (value: unknown, [key, ...rest]: Path, put: { readonly value: unknown } | null): unknown => {
  if (key === undefined) return put?.value
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) }
  const inner = rest.length === 0 && put === null ? undefined : withAt(Reflect.get(copy, key), rest, put)
  Object.defineProperty(copy, key, { value: inner, enumerable: true, configurable: true, writable: true })
  return copy
}

const UNKNOWN_KEYS = [
  'unheardOf',
  'toString',
  'constructor',
  'hasOwnProperty',
  '',
  ' ',
  'a.b',
  '0',
  '键',
  '__proto__',
]

const harmed = (payload: unknown): fc.Arbitrary<Payload> => {
  const at = fc.constantFrom(...pathsIn(payload))
  const into = (wrong: string, put: fc.Arbitrary<unknown>, where = at) =>
    fc.tuple(where, put).map(([path, value]) => ({ wrong, value: withAt(payload, path, { value }) }))
  const fields = pathsIn(payload).filter((path) => path.length > 0)
  const objects = pathsIn(payload).filter((path) => {
    const inner = path.reduce<unknown>((value, key) => Reflect.get(value as object, key), payload)
    return typeof inner === 'object' && inner !== null && !Array.isArray(inner)
  })
  const unknownKey = fc
    .tuple(fc.constantFrom(...objects), fc.constantFrom(...UNKNOWN_KEYS), hostile)
    .map(([path, key, value]) => ({
      wrong: 'unknown key',
      value: withAt(payload, [...path, key], { value }),
    }))
  const missing = fc
    .constantFrom(...(fields.length ? fields : [[]]))
    .map((path) => ({ wrong: 'missing', value: path.length ? withAt(payload, path, null) : payload }))
  return fc.oneof(
    {
      weight: 3,
      arbitrary: into('hostile value', hostile, fc.constantFrom(...(fields.length ? fields : [[]]))),
    },
    {
      weight: 2,
      arbitrary: into('hostile text', hostileText, fc.constantFrom(...(fields.length ? fields : [[]]))),
    },
    unknownKey,
    missing,
    fc.constantFrom(null, [], 'text', 5, true, [1]).map((value) => ({ wrong: 'no object', value })),
  )
}

/** Inputs of a call, a third of them valid and the others with one error. */
export function payloadsOf(endpoint: Endpoint): fc.Arbitrary<Payload> {
  const whole = right(endpoint.request())
  return fc.oneof(
    whole.map((value) => ({ wrong: 'nothing', value })),
    { weight: 2, arbitrary: whole.chain(harmed) },
  )
}

/** A field set to a hostile value in a valid input. */
export function spoiledFields(input: Readonly<Record<string, unknown>>, keys: readonly string[]) {
  return fc
    .tuple(fc.constantFrom('unheardOf', ...keys), hostile)
    .map(([key, value]): Payload => ({ wrong: 'hostile field', value: { ...input, [key]: value } }))
}
