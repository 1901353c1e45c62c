import {
  type ClientOptions,
  createCaller,
  type PortalClient,
  portalClientOn,
  type Resources,
  resourcesOf,
  withFetch,
} from './client'
import { chooseStreams, nodePlatform } from './client/node-platform'
import type { Contract } from './contract/endpoint'

export * from './public'

/** As in index.ts, over node:http and node:crypto. */
export const createPortalClient = (options: ClientOptions): PortalClient =>
  portalClientOn(nodePlatform(), options, chooseStreams(options))

/** As in index.ts, over node:http and node:crypto. */
export const createClient = <T extends Readonly<Record<string, Contract>>>(
  groups: T,
  options: ClientOptions,
): Resources<T> => resourcesOf(groups, createCaller(options, withFetch(nodePlatform(), options)))
