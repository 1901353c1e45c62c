import { CATALOGUE, type RecordKind } from '@zhushutong/domain/records'
import {
  contract,
  type Endpoint,
  listItemSchema,
  recordContract,
  recordSchema,
} from '@zhushutong/sdk/contract'
import {
  type FieldTexts,
  groupTexts,
  lockWords,
  recordMetaWords,
  recordTexts,
} from '@zhushutong/sdk/contract/reference'
import { describeFields } from './describe-fields'
import { describeFilters, describeRecord, filtersName, listItemName, recordName } from './records'
import { type JsonSchema, jsonSchema, refTo } from './schema'

const resultOf = (endpoint: Endpoint): JsonSchema => jsonSchema(endpoint.result(), 'output')
const itemOf = (endpoint: Endpoint): JsonSchema => resultOf(endpoint).properties?.records?.items as JsonSchema

const fieldsOf = (said: FieldTexts[string]) => (typeof said === 'string' ? undefined : said[1])

interface Shape {
  readonly name: string
  readonly schema: () => JsonSchema
  readonly words?: FieldTexts
}

const recordShapes = CATALOGUE.flatMap((kind): Shape[] => [
  {
    name: recordName(kind),
    schema: () => describeRecord(kind, jsonSchema(recordSchema(kind), 'output')),
    words: recordMetaWords(),
  },
  {
    name: listItemName(kind),
    schema: () => describeRecord(kind, jsonSchema(listItemSchema(kind), 'output')),
    words: recordMetaWords(),
  },
])

/** A schema within a record, or within the result of a search. */
const partOf = (schema: JsonSchema, key: string) => {
  const { items, ...part } = schema.properties![key]!
  return typeof items === 'object' ? items : part
}

/** Shapes that records of every kind contain. */
const partShapes = (): readonly Shape[] => {
  const record = () => jsonSchema(recordSchema(CATALOGUE[0]!), 'output')
  const meta = recordMetaWords()
  const search = recordTexts(CATALOGUE[0]!).search!.result!
  return [
    { name: 'DailyLimit', schema: () => partOf(record(), 'dailyLimit'), words: fieldsOf(meta.dailyLimit) },
    { name: 'Doubt', schema: () => partOf(record(), 'doubts'), words: fieldsOf(meta.doubts) },
    { name: 'ValueOrigin', schema: () => partOf(record(), 'origins'), words: fieldsOf(meta.origins) },
    { name: 'OtherValue', schema: () => partOf(record(), 'others'), words: fieldsOf(meta.others) },
    {
      name: 'LoosenedSearch',
      schema: () => partOf(resultOf(recordContract.company!.search), 'loosened'),
      words: fieldsOf(search.loosened!),
    },
  ]
}

const filtersIn = (kind: RecordKind) =>
  jsonSchema(recordContract[kind.kind]!.search.request(), 'input').properties!.filters!

const filterShapes = CATALOGUE.map(
  (kind): Shape => ({ name: filtersName(kind), schema: () => describeFilters(kind, filtersIn(kind)) }),
)

/** Shapes that many calls return: each is defined once and referenced. */
const shapes = (): readonly Shape[] => [
  {
    name: 'Lock',
    schema: () =>
      jsonSchema(recordSchema(CATALOGUE[0]!), 'output').properties!.locks!.additionalProperties as JsonSchema,
    words: lockWords,
  },
  ...partShapes(),
  ...recordShapes,
  ...filterShapes,
  { name: 'Order', schema: () => resultOf(contract.orders.get), words: groupTexts('orders').get!.result },
  {
    name: 'PricePackage',
    schema: () => itemOf(contract.purchase.svipPrices),
    words: fieldsOf(groupTexts('purchase').svipPrices!.result!.records!),
  },
  {
    name: 'ExportJob',
    schema: () => resultOf(contract.exports.get),
    words: groupTexts('exports').get!.result,
  },
  {
    name: 'ExportOffer',
    schema: () => resultOf(recordContract.company!.export),
    words: recordTexts(CATALOGUE[0]!).export!.result,
  },
  {
    name: 'ChatEvent',
    schema: () => resultOf(contract.assistant.chat),
    words: groupTexts('assistant').chat!.result,
  },
]

/** A key by which equal shapes are found; ignores descriptions. */
const printOf = (schema: JsonSchema) =>
  JSON.stringify(schema, (key, value) => (key === 'description' || key.startsWith('x-') ? undefined : value))

export interface SharedSchemas {
  readonly schemas: Readonly<Record<string, JsonSchema>>
  /** Replaces every known shape within a schema by a reference. */
  readonly refer: (schema: JsonSchema) => JsonSchema
}

export function sharedSchemas(): SharedSchemas {
  const schemas: Record<string, JsonSchema> = {}
  const names = new Map<string, string>()

  const nameOf = (part: JsonSchema) => names.get(printOf(part))
  /** A reference to a known shape; a shape that may be null becomes a union. */
  const referTo = (part: JsonSchema): JsonSchema | undefined => {
    const name = nameOf(part)
    if (name) return refTo(name)
    const [type, other] = Array.isArray(part.type) ? part.type : []
    const known = other === 'null' && nameOf({ ...part, type })
    return known ? { anyOf: [refTo(known), { type: 'null' }] } : undefined
  }
  const replaced = (part: JsonSchema | boolean | undefined) =>
    typeof part === 'object' ? (referTo(part) ?? within(part)) : part
  const within = (part: JsonSchema) => {
    for (const [key, inner] of Object.entries(part.properties ?? {}))
      part.properties![key] = replaced(inner) as JsonSchema
    if (part.items) part.items = replaced(part.items) as JsonSchema
    if (part.additionalProperties) part.additionalProperties = replaced(part.additionalProperties)
    if (part.anyOf) part.anyOf = part.anyOf.map((jsonSchema) => replaced(jsonSchema) as JsonSchema)
    return part
  }
  for (const { name, schema: make, words } of shapes()) {
    const schema = make()
    const print = printOf(schema)
    schemas[name] = describeFields(within(schema), words)
    // A detail without large values has the shape of its list's items.
    if (!names.has(print)) names.set(print, name)
  }
  return { schemas, refer: (schema) => referTo(schema) ?? within(schema) }
}
