import {
  type ClientOptions,
  createCaller,
  createPortalClientOn,
  createResources,
  type PortalClient,
  type Resources,
  withFetch,
} from './client'
import { chooseStreams, nodePlatform } from './client/node-platform'
import type { Contract } from './contract/endpoint'

export * from './public'

/** As in index.ts, over node:http and node:crypto. */
export function createPortalClient(options: ClientOptions): PortalClient {
  return createPortalClientOn(nodePlatform(), options, chooseStreams(options))
}

/** As in index.ts, over node:http and node:crypto. */
export function createClient<T extends Readonly<Record<string, Contract>>>(
  groups: T,
  options: ClientOptions,
): Resources<T> {
  return createResources(groups, createCaller(options, withFetch(nodePlatform(), options)))
}
