import { contract, recordContract } from '../contract'
import { type Caller, createCaller } from './caller'
import type { ClientOptions } from './options'
import type { Platform } from './platform'
import { type RecordResources, recordResourcesOf } from './records'
import { type Resources, resourcesOf } from './resources'

export interface PortalClient extends Resources<typeof contract>, RecordResources {
  /** Any call of the contract by its value, for calls that are chosen at run time. */
  readonly call: Caller
}

/** Every call of the contract by group, every kind of record by name. */
export const portalClientOn = (platform: Platform, options: ClientOptions): PortalClient => {
  const call = createCaller(options, platform)
  return { ...resourcesOf(contract, call), ...recordResourcesOf(recordContract, call), call }
}
