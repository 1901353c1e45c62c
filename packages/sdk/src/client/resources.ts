import type {
  Contract,
  Endpoint,
  FormerNameOf,
  RequestOf,
  ResultOf,
  StreamEndpoint,
  UploadEndpoint,
} from '../contract/shape/endpoint'
import type { Caller } from './caller'
import type { Call, CallOptions } from './options'
import { createPagedCall, isPaged, type PagedCall, type PageOptions, type PageShape } from './pages'

/** The input is optional for a call without required parameters. */
type Arguments<E extends Endpoint, Options> =
  Record<never, never> extends RequestOf<E>
    ? [input?: RequestOf<E>, options?: Options]
    : [input: RequestOf<E>, options?: Options]

export type Method<E extends Endpoint> =
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

type Input = RequestOf<Endpoint>

const listOf = (call: Caller, endpoint: Endpoint, input: Input, options?: PageOptions) => {
  const pageAt = (pageNum: number | undefined) =>
    call(endpoint, { ...(input as object), pageNum } as Input, options) as unknown as Call<PageShape>
  const after = ({ pageNum, pages }: PageShape) =>
    pageNum < pages ? { cursor: null, ask: () => pageAt(pageNum + 1) } : null
  return createPagedCall(pageAt((input as { pageNum?: number }).pageNum), after, options)
}

const createMethod =
  (call: Caller, endpoint: Endpoint) =>
  (input: Input = {}, options?: PageOptions) =>
    isPaged(endpoint) ? listOf(call, endpoint, input, options) : call(endpoint, input, options)

const createResource = (group: Contract, call: Caller) =>
  Object.fromEntries(
    Object.entries(group)
      .filter(([, endpoint]) => !endpoint.streams && !endpoint.multipart)
      .flatMap(([name, endpoint]) => {
        const method = createMethod(call, endpoint)
        const names = endpoint.formerName ? [name, endpoint.formerName] : [name]
        return names.map((each) => [each, method])
      }),
  )

/** One method for each call of each group. */
export function createResources<T extends Readonly<Record<string, Contract>>>(
  groups: T,
  call: Caller,
): Resources<T> {
  return Object.fromEntries(
    Object.entries(groups).map(([name, group]) => [name, createResource(group, call)]),
  ) as unknown as Resources<T>
}
