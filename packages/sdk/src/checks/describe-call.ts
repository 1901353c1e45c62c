import type { Endpoint } from '../contract/shape/endpoint'
import { describeRequest, describeResult } from './describe'
import type { CallSchemas } from './schema'

interface ObjectShape {
  readonly _zod: { readonly def: { readonly shape?: Readonly<Record<string, unknown>> } }
}

const fieldsOf = (schema: unknown) => (schema as ObjectShape)._zod.def.shape ?? {}

/** True for a list that is paged by page number. */
export function isPaged(endpoint: Endpoint): boolean {
  return 'pageNum' in fieldsOf(endpoint.request()) && 'records' in fieldsOf(endpoint.result())
}

/** The types of a stream's events; undefined for a call without. */
export function listEvents({ streams }: Endpoint): readonly string[] | undefined {
  const { event } = streams ? fieldsOf(streams()) : {}
  return (event as { readonly options?: readonly string[] } | undefined)?.options
}

/** The schemas of a call as data. */
export function describeSchemas(endpoint: Endpoint): CallSchemas {
  return { request: describeRequest(endpoint.request()), result: describeResult(endpoint.result()) }
}
