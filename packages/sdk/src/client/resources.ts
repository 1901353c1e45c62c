import type { Input } from '../checks/checks'
import { withFields } from '../checks/input'
import type {
  Contract,
  Endpoint,
  FormerNameOf,
  RequestOf,
  ResultOf,
  StreamEndpoint,
  UploadEndpoint,
} from '../contract/shape/endpoint'
import type { ClientCall, ClientCalls } from './call'
import type { Caller } from './caller'
import type { Call, CallOptions } from './options'
import { createPagedCall, type PagedCall, type PageOptions, type PageShape } from './pages'

/** The input is optional for a call without required parameters. */
type Arguments<E extends Endpoint, Options> =
  Record<never, never> extends RequestOf<E>
    ? [input?: RequestOf<E>, options?: Options]
    : [input: RequestOf<E>, options?: Options]

type Method<E extends Endpoint> =
  ResultOf<E> extends PageShape
    ? (...args: Arguments<E, PageOptions>) => PagedCall<ResultOf<E>>
    : (...args: Arguments<E, CallOptions>) => Call<ResultOf<E>>

/**
 * The methods of one group of calls, by the contract's names and their former ones; streams and uploads have their
 * own clients.
 */
export type Resource<G extends Contract> = {
  readonly [K in keyof G as G[K] extends StreamEndpoint | UploadEndpoint ? never : K]: Method<G[K]>
} & {
  readonly [K in keyof G as FormerNameOf<G[K]>]: Method<G[K]>
}

export type Resources<T extends Readonly<Record<string, Contract>>> = {
  readonly [K in keyof T]: Resource<T[K]>
}

const listOf = (call: Caller, one: ClientCall, input: Input, options?: PageOptions) => {
  const pageAt = (pageNum: unknown) => call(one, withFields(input, { pageNum }), options) as Call<PageShape>
  const after = ({ pageNum, pages }: PageShape) =>
    pageNum < pages ? { cursor: null, ask: () => pageAt(pageNum + 1) } : null
  return createPagedCall(pageAt(input?.pageNum), after, options)
}

const createMethod =
  (call: Caller, one: ClientCall) =>
  (input: Input = {}, options?: PageOptions) =>
    one.isPaged ? listOf(call, one, input, options) : call(one, input, options)

/** One method for each call of a group, by its name and its former one. */
export function createResource(calls: ClientCalls, call: Caller): object {
  return Object.fromEntries(
    Object.entries(calls).flatMap(([name, one]) => {
      const method = createMethod(call, one)
      const names = one.formerName ? [name, one.formerName] : [name]
      return names.map((each) => [each, method])
    }),
  )
}
