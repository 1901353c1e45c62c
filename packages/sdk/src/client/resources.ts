import type { Contract, Endpoint, RequestOf, ResultOf } from '../contract/endpoint'
import type { Caller } from './caller'
import type { Call, CallOptions } from './options'

/** A call without required parameters may be made without any. */
type Arguments<E extends Endpoint> =
  Record<never, never> extends RequestOf<E>
    ? [input?: RequestOf<E>, options?: CallOptions]
    : [input: RequestOf<E>, options?: CallOptions]

export type Method<E extends Endpoint> = (...args: Arguments<E>) => Call<ResultOf<E>>

/** The methods of one group of calls, by the contract's names. */
export type Resource<G extends Contract> = { readonly [K in keyof G]: Method<G[K]> }

export type Resources<T extends Readonly<Record<string, Contract>>> = {
  readonly [K in keyof T]: Resource<T[K]>
}

const resourceOf = (group: Contract, call: Caller) =>
  Object.fromEntries(
    Object.entries(group).map(([name, endpoint]) => [
      name,
      (input: RequestOf<Endpoint> = {}, options?: CallOptions) => call(endpoint, input, options),
    ]),
  )

/** One method for each call of each group. */
export const resourcesOf = <T extends Readonly<Record<string, Contract>>>(
  groups: T,
  call: Caller,
): Resources<T> =>
  Object.fromEntries(
    Object.entries(groups).map(([name, group]) => [name, resourceOf(group, call)]),
  ) as unknown as Resources<T>
