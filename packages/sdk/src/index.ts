import {
  type ClientOptions,
  createCaller,
  createPortalClientOn,
  createResources,
  type PortalClient,
  type Resources,
  webPlatform,
  withFetch,
} from './client'
import type { Contract } from './contract/endpoint'

export * from './public'

/** A client with every call of the contract, `client.login.bySms(…)`, and every kind, `client.company.search(…)`. */
export function createPortalClient(options: ClientOptions): PortalClient {
  return createPortalClientOn(webPlatform(), options)
}

/** A client with only the given groups of the contract, for pages where every kilobyte counts. */
export function createClient<T extends Readonly<Record<string, Contract>>>(
  groups: T,
  options: ClientOptions,
): Resources<T> {
  return createResources(groups, createCaller(options, withFetch(webPlatform(), options)))
}
