import { CATALOGUE } from '@zhushutong/domain/records'
import { contract, type Endpoint, recordContract, recordSchema } from '@zhushutong/sdk/contract'
import { describeFields } from './glossary'
import { describeFilters, describeRecord, filtersName, recordName } from './records'
import { type JsonSchema, jsonSchema, partsOf, refTo } from './schema'

const resultOf = (endpoint: Endpoint): JsonSchema => jsonSchema(endpoint.result(), 'output')
const itemOf = (endpoint: Endpoint): JsonSchema => resultOf(endpoint).properties?.records?.items as JsonSchema

/** Shapes that many calls answer with: each is written once and referred to. */
const SHAPES: readonly (readonly [string, () => JsonSchema])[] = [
  [
    'Lock',
    () =>
      jsonSchema(recordSchema(CATALOGUE[0]!), 'output').properties!.locks!.additionalProperties as JsonSchema,
  ],
  ...CATALOGUE.map(
    (kind) =>
      [recordName(kind), () => describeRecord(kind, jsonSchema(recordSchema(kind), 'output'))] as const,
  ),
  ...CATALOGUE.map(
    (kind) =>
      [
        filtersName(kind),
        () =>
          describeFilters(
            kind,
            jsonSchema(recordContract[kind.kind]!.search.request(), 'input').properties!.filters!,
          ),
      ] as const,
  ),
  ['Order', () => resultOf(contract.orders.one)],
  ['PricePackage', () => itemOf(contract.purchase.svipPrices)],
  ['ExportJob', () => resultOf(contract.exports.one)],
  ['ExportOffer', () => resultOf(recordContract.company!.export)],
  ['ChatEvent', () => resultOf(contract.assistant.chat)],
]

/** What two equal shapes have in common, however they are described. */
const printOf = (schema: JsonSchema) =>
  JSON.stringify(schema, (key, value) => (key === 'description' || key.startsWith('x-') ? undefined : value))

export interface SharedSchemas {
  readonly schemas: Readonly<Record<string, JsonSchema>>
  /** The schema with every known shape within it replaced by a reference. */
  readonly refer: (schema: JsonSchema) => JsonSchema
}

/** The known shapes by name. */
export function sharedSchemas(): SharedSchemas {
  const schemas: Record<string, JsonSchema> = {}
  const names = new Map<string, string>()

  const replaced = (part: JsonSchema | boolean | undefined) => {
    if (typeof part !== 'object') return part
    const name = names.get(printOf(part))
    return name ? refTo(name) : refer(part)
  }
  const within = (part: JsonSchema) => {
    for (const [key, inner] of Object.entries(part.properties ?? {}))
      part.properties![key] = replaced(inner) as JsonSchema
    if (part.items) part.items = replaced(part.items) as JsonSchema
    if (part.additionalProperties) part.additionalProperties = replaced(part.additionalProperties)
    if (part.anyOf) part.anyOf = part.anyOf.map((one) => replaced(one) as JsonSchema)
    return part
  }
  const refer = (schema: JsonSchema): JsonSchema => {
    const name = names.get(printOf(schema))
    return name ? refTo(name) : within(schema)
  }

  for (const [name, make] of SHAPES) {
    const schema = make()
    const print = printOf(schema)
    schemas[name] = describeFields(within(schema))
    names.set(print, name)
  }
  return { schemas, refer }
}

/** Every property of the shapes and the calls that nothing is said about, for the tests. */
export const undescribed = (schema: JsonSchema): string[] =>
  [...partsOf(schema)].flatMap(({ part, name }) =>
    name === undefined || part.description || part.$ref ? [] : [name],
  )
