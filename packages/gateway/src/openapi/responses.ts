import { codeText, type Endpoint, GATEWAY_CODES, SUCCESS } from '@zhushutong/sdk/contract'
import { callErrors } from '@zhushutong/sdk/contract/reference'
import { type JsonSchema, refTo } from './schema'
import type { Answer } from './types'

/** Catalogue codes whose HTTP status is not 200. */
const CATALOGUE_STATUS: Readonly<Record<string, number>> = {
  '10099': 400,
  '11000': 404,
  '11002': 403,
  '30003': 404,
}
const OWN: Readonly<Record<string, { readonly status: number } | undefined>> = GATEWAY_CODES

function statusOf(code: string): number {
  return OWN[code]?.status ?? CATALOGUE_STATUS[code] ?? 200
}

const REQUEST_ID = { 'x-request-id': { $ref: '#/components/headers/RequestId' } } as const

export const HEADERS = { RequestId: { description: '这次调用的编号', schema: { type: 'string' } } } as const

const envelope = (data: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: {
    statusCode: { type: 'string', const: SUCCESS, description: '成功' },
    statusMessage: { type: 'string', description: '说明' },
    data: { description: '结果', ...data },
  },
  required: ['statusCode', 'statusMessage', 'data'],
})

const refusalOf = (codes: readonly string[]): JsonSchema => ({
  ...refTo('Refusal'),
  description: codes.map((code) => `${code} ${codeText(code)}`).join('；'),
})

const refusal = (codes: readonly string[]): Answer => ({
  description: codes.map((code) => `\`${code}\` ${codeText(code)}`).join('；'),
  headers: REQUEST_ID,
  content: {
    'application/json': {
      schema: refTo('Refusal'),
      example: { statusCode: codes[0], statusMessage: codeText(codes[0]!), data: null },
    },
  },
})

const success = (endpoint: Endpoint, data: JsonSchema, refused: readonly string[]): Answer => {
  const plain = envelope(
    endpoint.encrypted
      ? { anyOf: [data, { type: 'string', contentEncoding: 'base64', description: '加密的结果' }] }
      : data,
  )
  const json = refused.length ? { oneOf: [plain, refusalOf(refused)] } : plain
  const description = refused.length ? '成功；或 statusCode 说明的业务拒绝' : '成功'
  if (!endpoint.streams)
    return { description, headers: REQUEST_ID, content: { 'application/json': { schema: json } } }
  return {
    description: '逐段返回的回答，每个事件一行 `data: {json}`',
    headers: REQUEST_ID,
    content: {
      'text/event-stream': {
        schema: { type: 'string', description: '事件流', 'x-event': data },
      },
    },
  }
}

/** The possible refusal codes of a call by HTTP status, ascending. */
const buildRefusals = (endpoint: Endpoint): readonly (readonly [number, readonly string[]])[] => {
  const byStatus = new Map<number, string[]>()
  for (const { code } of callErrors(endpoint)) {
    const status = statusOf(code)
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return [...byStatus].sort(([a], [b]) => a - b)
}

const nameOf = (codes: readonly string[]) => `Refused.${codes.join('.')}`

/** Every response of a call: its result, and the refusal codes under their HTTP statuses. */
export function responsesOf(endpoint: Endpoint, data: JsonSchema): Record<string, Answer> {
  const refusals = buildRefusals(endpoint)
  const [, refused = []] = refusals.find(([status]) => status === 200) ?? []
  const answers: Record<string, Answer> = { 200: success(endpoint, data, refused) }
  for (const [status, codes] of refusals)
    if (status !== 200) answers[status] = { $ref: `#/components/responses/${nameOf(codes)}` }
  answers.default = { $ref: '#/components/responses/Fault' }
  return answers
}

/** The refusals of these calls by name; most calls share the same refusals. */
export function refusalsBetween(endpoints: readonly Endpoint[]): Readonly<Record<string, Answer>> {
  const all = endpoints.flatMap((endpoint) => buildRefusals(endpoint).filter(([status]) => status !== 200))
  return Object.fromEntries(all.map(([, codes]) => [nameOf(codes), refusal(codes)] as const).sort())
}

export const REFUSAL: JsonSchema = {
  type: 'object',
  description: '没有成功的调用',
  properties: {
    statusCode: { type: 'string', description: '错误码，五位数字', not: { const: SUCCESS } } as JsonSchema,
    statusMessage: { type: 'string', description: '可以直接给用户看的说明' },
    data: {
      description: '多数为 null；参数有误时写明是哪些',
      type: ['object', 'null'],
      properties: {
        fields: {
          type: 'array',
          description: '有误的参数',
          items: {
            type: 'object',
            properties: {
              field: { type: 'string', description: '参数的路径，如 filters.region' },
              message: { type: 'string', description: '哪里不对' },
            },
            required: ['field', 'message'],
          },
        },
      },
    },
  },
  required: ['statusCode', 'statusMessage', 'data'],
}

export const FAULT: Answer = {
  description: '`00001` 服务端故障（HTTP 5xx）；`00429` 操作过于频繁（HTTP 429）',
  headers: REQUEST_ID,
  content: {
    'application/json': {
      schema: refTo('Refusal'),
      example: { statusCode: '00001', statusMessage: codeText('00001'), data: null },
    },
  },
}
