import { type ClientOptions, createCaller, createResource, type Resources, webPlatform } from '../client'
import type { Contract } from '../contract/shape/endpoint'
import { callsOf } from './endpoint-calls'
import { createFullClientOn, type FullClient } from './full-client'

export type { CallReport } from '../client'
export { isPortalError } from '../errors'
export type { FullClient } from './full-client'

/** A client with every call of the contract, also those that partners are not promised. */
export function createFullClient(options: ClientOptions): FullClient {
  return createFullClientOn(webPlatform(), options)
}

/** A client with only the given groups of the contract, for pages where every kilobyte counts. */
export function createClient<T extends Readonly<Record<string, Contract>>>(
  groups: T,
  options: ClientOptions,
): Resources<T> {
  const call = createCaller(options, webPlatform())
  return Object.fromEntries(
    Object.entries(groups).map(([name, group]) => [name, createResource(callsOf(group), call)]),
  ) as unknown as Resources<T>
}
