import { buildCallHeaders } from '@zhushutong/domain/calls'
import type { CallFacts } from '../contract/shape/endpoint'
import { VERSION } from '../version'
import type { ClientOptions, RequestOptions } from './options'
import type { Platform } from './platform'
import { buildOptionError } from './set-up'

interface HeaderInput {
  readonly call: Pick<CallFacts, 'method'>
  readonly requestId: string
  readonly token: string | null
  /** Sent with calls that accept one. */
  readonly idempotencyKey?: string
  readonly options?: RequestOptions
}

const NAME = /^[\w!#$%&'*+.^`|~-]+$/
const VALUE = /^[\t -~\x80-\xff]*$/
const UNSENDABLE = '含有请求头不能带的字符（换行、首尾空格、中文等）'

const lowerNames = (headers: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

/** Creates the function that builds the headers of every call, stream and upload. */
export function createHeaders(clientOptions: ClientOptions, { side, runtime }: Platform) {
  const { forwardedHeaders, dataSource } = clientOptions
  const agent = `zhushutong-sdk/${VERSION}${runtime ? ` ${runtime}` : ''}`
  const fixed = {
    // A browser has its own user agent, which scripts cannot change.
    ...(side === 'server' && { 'user-agent': agent }),
    ...lowerNames(forwardedHeaders),
  }

  return ({ call, requestId, token, idempotencyKey, options }: HeaderInput): Record<string, string> => {
    const custom = options?.headers
    for (const [name, value] of Object.entries(custom ?? {}))
      if (!NAME.test(name) || typeof value !== 'string' || !VALUE.test(value))
        throw buildOptionError('headers', UNSENDABLE, requestId)
    const callHeaders = buildCallHeaders({ token, dataSource: dataSource || null })
    if ('error' in callHeaders) throw buildOptionError(callHeaders.field, UNSENDABLE, requestId)
    return {
      ...fixed,
      ...(custom && lowerNames(custom)),
      accept: 'application/json',
      'x-request-id': requestId,
      'x-sdk-version': VERSION,
      ...(call.method === 'POST' && { 'content-type': 'application/json' }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      ...callHeaders,
    }
  }
}
