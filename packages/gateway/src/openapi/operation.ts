import type { RecordKind } from '@zhushutong/domain/records'
import { codeText, type Endpoint, isReading } from '@zhushutong/sdk/contract'
import {
  type CallTexts,
  callErrors,
  callNotes,
  callOwnNotes,
  type Existing,
} from '@zhushutong/sdk/contract/reference'
import { findKeyScope } from '../platform/http'
import { describeConditions } from './conditions'
import { describeFields } from './describe-fields'
import { withQuery } from './records'
import { responsesOf } from './responses'
import { type JsonSchema, jsonSchema } from './schema'
import { sdkExample } from './sdk-example'
import type { SharedSchemas } from './shared'
import type { Operation, Parameter, Security } from './types'

/** A call with its name in the client (`orders.create`), its group and its description. */
export interface NamedCall {
  readonly name: string
  readonly tag: string
  readonly endpoint: Endpoint
  readonly words: CallTexts
  /** The kind whose filters and sorts the call accepts. */
  readonly kind?: RecordKind
  /** A call of the portal's own, which no partner is promised. */
  readonly isInternal?: boolean
}

const SECURITY: Readonly<Record<Endpoint['access'], readonly Security[]>> = {
  none: [],
  optional: [{}, { token: [] }],
  token: [{ token: [] }],
}

const common = (name: string): Parameter => ({ $ref: `#/components/parameters/${name}` })

const headersOf = ({ keyed, encrypted, encryptsRequest }: Endpoint): Parameter[] => [
  ...(keyed ? [common('IdempotencyKey')] : []),
  ...(encrypted || encryptsRequest ? ['SecureKey', 'SecureTimestamp', 'SecureSign'].map(common) : []),
  common('DataSource'),
  common('RequestId'),
]

type Example = ReturnType<CallTexts['example']>

const placeholders = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)

const fieldsOf = (request: JsonSchema, names: readonly string[], place: 'path' | 'query', example: Example) =>
  names.map((name): Parameter => {
    const { description, ...schema } = request.properties![name]!
    const isRequired = place === 'path' || (request.required ?? []).includes(name)
    return {
      name,
      in: place,
      required: isRequired,
      description,
      schema,
      ...(example[name] !== undefined && { example: example[name] }),
    }
  })

const without = (request: JsonSchema, names: readonly string[]): JsonSchema => ({
  ...request,
  properties: Object.fromEntries(
    Object.entries(request.properties ?? {}).filter(([name]) => !names.includes(name)),
  ),
  required: (request.required ?? []).filter((name) => !names.includes(name)),
})

const buildBody = (endpoint: Endpoint, request: JsonSchema, example: Example) => {
  const content = (type: string, schema: JsonSchema) => ({
    [type]: { schema, ...(!endpoint.multipart && { example }) },
  })
  if (endpoint.multipart) {
    const { name } = endpoint.multipart
    const { description } = request.properties![name]!
    const file: JsonSchema = { type: 'string', format: 'binary', description }
    const form = { ...request, properties: { ...request.properties, [name]: file } }
    return { required: true, content: content('multipart/form-data', form) }
  }
  if (!endpoint.encryptsRequest) return { required: true, content: content('application/json', request) }
  const sealed: JsonSchema = {
    type: 'object',
    properties: {
      data: {
        type: 'string',
        contentEncoding: 'base64',
        contentMediaType: 'application/json',
        contentSchema: request,
        description: 'AES-128-CBC 加密的 JSON，加密前的结构见 contentSchema',
      },
    },
    required: ['data'],
  }
  return { required: true, content: { 'application/json': { schema: sealed } } }
}

const descriptionOf = (endpoint: Endpoint, sdk: string) => {
  const { aliases = [] } = endpoint
  const errors = callErrors(endpoint).map(({ code, text }) => `- \`${code}\` ${text}`)
  return [
    `${callNotes(endpoint).join('。')}。`,
    `错误码：\n${[...errors, `- \`00001\` ${codeText('00001')}`].join('\n')}`,
    `用 SDK：\n\`\`\`js\n${sdk}\n\`\`\``,
    ...(aliases.length ? [`也可以用这些路径：${aliases.map((path) => `\`${path}\``).join('、')}`] : []),
  ].join('\n\n')
}

export function buildOperation(call: NamedCall, shared: SharedSchemas, existing: Existing): Operation {
  const { name, tag, endpoint, words, kind, isInternal } = call
  const example = words.example(existing)
  const sdk = sdkExample(name, endpoint, example)
  const input = jsonSchema(endpoint.request(), 'input')
  const request = describeFields(describeConditions(kind ? withQuery(kind, input) : input), words.request)
  const result = describeFields(shared.refer(jsonSchema(endpoint.result(), 'output')), words.result)
  const inPath = placeholders(endpoint.path)
  const rest = without(request, inPath)
  const inQuery = endpoint.method === 'POST' ? [] : Object.keys(rest.properties ?? {})
  const scope = findKeyScope(endpoint)
  const body = Object.fromEntries(Object.entries(example).filter(([key]) => !inPath.includes(key)))
  return {
    operationId: name,
    tags: [tag],
    summary: words.summary,
    description: descriptionOf(endpoint, sdk),
    security: SECURITY[endpoint.access],
    parameters: [
      ...fieldsOf(request, inPath, 'path', example),
      ...fieldsOf(request, inQuery, 'query', example),
      ...headersOf(endpoint),
    ],
    ...(endpoint.method === 'POST' && { requestBody: buildBody(endpoint, rest, body) }),
    responses: responsesOf(endpoint, result),
    ...(endpoint.formerName && { 'x-former-name': endpoint.formerName }),
    ...(endpoint.aliases && { 'x-aliases': endpoint.aliases }),
    ...(name.startsWith(`${kind?.resource}.`) && { 'x-kind': kind?.kind }),
    ...(isInternal && { 'x-internal': true }),
    'x-codes': callErrors(endpoint).map(({ code }) => code),
    'x-idempotent': endpoint.idempotent,
    'x-sdk-example': sdk,
    'x-notes': callNotes(endpoint),
    'x-own-notes': callOwnNotes(endpoint),
    ...(scope && { 'x-scope': scope }),
    ...(scope && isReading(endpoint) && { 'x-try': true }),
    ...(endpoint.keyed && { 'x-keyed': true }),
    ...(endpoint.encrypted && { 'x-encrypted': true }),
    ...(endpoint.encryptsRequest && { 'x-encrypts-request': true }),
    ...(endpoint.timeout && { 'x-timeout-ms': endpoint.timeout }),
  }
}
