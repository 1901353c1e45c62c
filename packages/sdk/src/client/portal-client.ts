import type { KindName } from '@zhushutong/domain/records'
import { contract, recordContract } from '../contract'
import { RESOURCE_NAMES } from '../contract/resource-names'
import type { StreamTransport } from '../transport/stream'
import { fetchStreams } from '../transport/stream-fetch'
import { type AssistantResource, assistantOf } from './assistant'
import { type Caller, createCaller } from './caller'
import type { ClientOptions } from './options'
import { type Platform, withFetch } from './platform'
import { type RecordResource, type RecordResources, recordResourcesOf } from './records'
import { type Resources, resourcesOf } from './resources'

export interface PortalClient extends Omit<Resources<typeof contract>, 'assistant'>, RecordResources {
  /** The assistant; its answers are streams. */
  readonly assistant: AssistantResource
  /** The resource of a kind that is known at run time only; undefined for a name that is none. */
  readonly records: <N extends KindName>(kind: N) => RecordResource<N>
  /** Any call of the contract by its value, for calls that are chosen at run time. */
  readonly call: Caller
}

/** Every call of the contract by group, every kind of record by name. */
export const portalClientOn = (
  platform: Platform,
  options: ClientOptions,
  streams: StreamTransport = fetchStreams(options.fetch),
): PortalClient => {
  const call = createCaller(options, withFetch(platform, options))
  const resources = recordResourcesOf(recordContract, call)
  const records = <N extends KindName>(kind: N) =>
    resources[RESOURCE_NAMES[kind]] as unknown as RecordResource<N>
  const assistant = assistantOf(call, options, platform, streams)
  return { ...resourcesOf(contract, call), ...resources, assistant, records, call }
}
