import type { KindName } from '@zhushutong/domain/records'
import type { contract } from '../contract/calls'
import type { PartnerGroup } from '../contract/partner'
import { PARTNER_TABLE } from '../partner/table'
import { type Clock, runtimeClock } from '../transport/clock'
import type { AssistantResource } from './assistant'
import { createClientOn } from './create-client'
import type { ExportJourney } from './exports'
import type { ClientOptions } from './options'
import type { Platform } from './platform'
import type { RecordResource, RecordResources } from './records'
import type { Resource, Resources } from './resources'

type Groups = Omit<Resources<Pick<typeof contract, PartnerGroup>>, 'assistant' | 'exports'>

/** The calls of partners by group, and every kind of record by name. */
export interface PortalClient extends Groups, RecordResources {
  /** Exports of the token's owner, and the way from an export to its file. */
  readonly exports: Resource<typeof contract.exports> & ExportJourney
  /** The assistant; its answers are streams. */
  readonly assistant: AssistantResource
  /** The resource of a kind that is only known at run time; undefined for an unknown name. */
  readonly records: {
    <N extends KindName>(kind: N): RecordResource<N>
    <S extends string>(kind: string extends S ? S : KindName): RecordResource<KindName> | undefined
  }
  /** The time of this client; `payment` and `scanLogin` poll by it. */
  readonly clock: Clock
  /** Another client with these options changed; it shares the connections of this one. */
  readonly withOptions: (changes: Partial<ClientOptions>) => PortalClient
}

/** Creates a client with every call that partners are promised. */
export function createPortalClientOn(platform: Platform, options: ClientOptions): PortalClient {
  const { resources, records } = createClientOn(PARTNER_TABLE, platform, options)
  const withOptions = (changes: Partial<ClientOptions>) =>
    createPortalClientOn(platform, { ...options, ...changes })
  const { clock = runtimeClock } = options
  return { ...resources, records, clock, withOptions } as unknown as PortalClient
}
