import { findKind, type KindName } from '@zhushutong/domain/records'
import { contract, recordContract } from '../contract'
import { type Clock, runtimeClock } from '../transport/clock'
import { type AssistantResource, createAssistant } from './assistant'
import { type Caller, createCaller } from './caller'
import { createExports, type ExportJourney } from './exports'
import type { ClientOptions } from './options'
import type { Platform } from './platform'
import { createRecordResources, type RecordResource, type RecordResources } from './records'
import { createResources, type Resources } from './resources'

export interface PortalClient
  extends Omit<Resources<typeof contract>, 'assistant' | 'exports'>,
    RecordResources {
  /** Exports of the token's owner, and the way from an export to its file. */
  readonly exports: Resources<typeof contract>['exports'] & ExportJourney
  /** The assistant; its answers are streams. */
  readonly assistant: AssistantResource
  /** The resource of a kind only known at run time; undefined for an unknown name. */
  readonly records: <N extends KindName>(kind: N) => RecordResource<N>
  /** Makes any call of the contract, for calls chosen at run time. */
  readonly call: Caller
  /** The time of this client; `payment` and `scanLogin` poll by it. */
  readonly clock: Clock
  /** Another client with these options changed; it shares the connections of this one. */
  readonly withOptions: (changes: Partial<ClientOptions>) => PortalClient
}

/** Creates a client with every call of the contract by group, and every kind of record by name. */
export function createPortalClientOn(platform: Platform, options: ClientOptions): PortalClient {
  const call = createCaller(options, platform)
  const resources = createRecordResources(recordContract, call)
  const records = <N extends KindName>(kind: N) =>
    resources[findKind(kind)?.resource as keyof RecordResources] as unknown as RecordResource<N>
  const assistant = createAssistant(call, options, platform)
  const withOptions = (changes: Partial<ClientOptions>) =>
    createPortalClientOn(platform, { ...options, ...changes })
  const { clock = runtimeClock } = options
  const groups = createResources(contract, call)
  const exports = createExports(groups.exports, options, platform)
  return { ...groups, ...resources, exports, assistant, records, call, clock, withOptions }
}
