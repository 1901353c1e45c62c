import type { ClientOptions } from '../client'
import { nodePlatform } from '../client/node-platform'
import { createFullClientOn, type FullClient } from './full-client'

/** A client of a server, with every call of the contract. */
export function createServerClient(options: ClientOptions): FullClient {
  return createFullClientOn(nodePlatform(), options)
}
