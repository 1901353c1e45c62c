import type { PortalClient } from '../api'
import type { ExportToFile } from './exports'
import type { ClientOptions } from './options'
import type { Platform } from './platform'
import { createPortalClientOn } from './portal-client'

/** The client of Node, which also writes files. */
export interface NodeClient extends Omit<PortalClient, 'exports' | 'withOptions'> {
  /** Exports of the token's owner, and the way from an export to its file. */
  readonly exports: PortalClient['exports'] & ExportToFile
  /** Another client with these options changed; it shares the connections of this one. */
  readonly withOptions: (changes: Partial<ClientOptions>) => NodeClient
}

/** A client on a platform that writes files. */
export function createNodeClientOn(platform: Platform, options: ClientOptions): NodeClient {
  return createPortalClientOn(platform, options) as NodeClient
}
