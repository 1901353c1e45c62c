import { describe, expect, it } from 'vitest'
import { contract, type Endpoint, recordContract } from '../contract'
import { describeRequest } from './describe'
import { readInput, UNKNOWN } from './input'
import type { Schema } from './schema'

const GROUPS: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = {
  ...contract,
  company: { ...recordContract.company },
}

const TEXTS = [
  '',
  ' ',
  'a',
  '重庆',
  '500000',
  '13812345678',
  'a b!',
  'x'.repeat(70),
  `  ${'x'.repeat(6000)}  `,
]
const NUMBERS = [0, 1, -1, 1.5, 50, 101, 10_001, Number.NaN, Infinity, 253_402_300_800_000]
const OTHERS = [undefined, null, true, [], {}, [null], { a: 1 }, { length: { toString: 1 } }]

/** A value that fits a schema, or almost. */
const fit = (schema: Schema): unknown => {
  const { enum: values, anyOf, pattern, minimum, minLength = 1, items, prefixItems, properties = {} } = schema
  if (values) return values[0]
  if (anyOf) return fit(anyOf[0]!)
  switch ([schema.type].flat()[0]) {
    case 'string':
      return TEXTS.find((text) => pattern && new RegExp(pattern).test(text)) ?? 'x'.repeat(minLength)
    case 'number':
    case 'integer':
      return minimum ?? 1
    case 'boolean':
      return true
    case 'array':
      return prefixItems ? prefixItems.map(fit) : items ? [fit(items)] : []
    case 'bytes':
      return Uint8Array.of(0xff, 0xd8, 0xff)
    default:
      return Object.fromEntries(
        Object.entries(properties).flatMap(([key, property]) =>
          property.optional || property.default !== undefined ? [] : [[key, fit(property)]],
        ),
      )
  }
}

const valuesFor = (schema: Schema): unknown[] => [
  fit(schema),
  ...(schema.enum ?? []),
  ...TEXTS,
  ...NUMBERS,
  ...OTHERS,
  ...(schema.anyOf ?? []).map(fit),
  ...(schema.items
    ? [
        Array(3).fill(fit(schema.items)),
        Array(2001).fill(fit(schema.items)),
        Array(2001).fill({}),
        ...valuesFor(schema.items).map((v) => [v]),
      ]
    : []),
  ...variants(schema),
]

/** An object with each property in turn replaced by values that fit, or not, and with one too many or too few. */
function* variants(schema: Schema): Generator<unknown> {
  const { properties } = schema
  if (!properties) return
  const base = fit(schema) as object
  yield base
  yield { ...base, toMuch: 1 }
  yield { ...base, toMuch: undefined }
  for (const [key, property] of Object.entries(properties)) {
    const { [key]: _, ...rest } = base as Record<string, unknown>
    yield rest
    for (const value of valuesFor(property)) yield { ...base, [key]: value }
  }
}

const byZod = (endpoint: Endpoint, input: unknown) => {
  const { success, data, error } = endpoint.request().safeParse(input)
  if (success) return { data }
  const fields = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [...issue.path, key].join('.') + UNKNOWN)
      : [issue.path.join('.') + (issue.code === 'custom' ? issue.message : '')],
  )
  return { fields: [...new Set(fields)].sort() }
}

const bySchema = (schema: Schema, input: unknown) => {
  const { data, problems } = readInput(schema, input)
  if (problems.length === 0) return { data }
  const fields = problems.map(
    ({ field, message, isOwn }) => field + (isOwn || message === UNKNOWN ? message : ''),
  )
  return { fields: [...new Set(fields)].sort() }
}

describe('a schema of an input', () => {
  it.each(
    Object.entries(GROUPS).flatMap(([group, calls]) =>
      Object.entries(calls)
        // The content of a file is checked apart.
        .filter(([, { multipart }]) => !multipart)
        .map(([name, endpoint]) => [`${group}.${name}`, endpoint] as const),
    ),
  )('accepts, completes and refuses what the contract does: %s', (_, endpoint) => {
    const schema = describeRequest(endpoint.request())
    for (const input of [...variants(schema), ...OTHERS, 'text', 1])
      expect(bySchema(schema, input), JSON.stringify(input)).toEqual(byZod(endpoint, input))
  })
})
