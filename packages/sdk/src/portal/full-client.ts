import { CATALOGUE, type KindName } from '@zhushutong/domain/records'
import type { AssistantResource } from '../client/assistant'
import { type CallTable, createClientOn } from '../client/create-client'
import type { Call, CallOptions, ClientOptions } from '../client/options'
import type { Platform } from '../client/platform'
import type { RecordResource, RecordResources } from '../client/records'
import type { Resources } from '../client/resources'
import { contract } from '../contract/calls'
import { records } from '../contract/records/records.contract'
import type { Contract, Endpoint, RequestOf, ResultOf } from '../contract/shape/endpoint'
import { callOf, callsOf } from './endpoint-calls'

/** Every call of the contract by group, the portal's own ones too, and every kind of record by name. */
export interface FullClient extends Omit<Resources<typeof contract>, 'assistant'>, RecordResources {
  readonly assistant: AssistantResource
  /** The resource of a kind only known at run time; undefined for an unknown name. */
  readonly records: <N extends KindName>(kind: N) => RecordResource<N>
  /** Makes any call of the contract, for calls chosen at run time. */
  readonly call: <E extends Endpoint>(
    endpoint: E,
    input: RequestOf<E>,
    options?: CallOptions,
  ) => Call<ResultOf<E>>
}

let table: CallTable | undefined

const buildTable = (): CallTable => {
  const kinds = CATALOGUE.filter(({ kind }) => records[kind])
  const groups: Readonly<Record<string, Contract>> = {
    ...contract,
    ...Object.fromEntries(kinds.map(({ kind, resource }) => [resource, { ...records[kind] }])),
  }
  return {
    groups: Object.fromEntries(Object.entries(groups).map(([name, group]) => [name, callsOf(group)])),
    kinds: Object.fromEntries(kinds.map(({ kind, resource }) => [kind, resource])),
  }
}

/** Creates a client with every call of the contract. */
export function createFullClientOn(platform: Platform, options: ClientOptions): FullClient {
  table ??= buildTable()
  const { resources, records, call } = createClientOn(table, platform, options)
  const callEndpoint = (endpoint: Endpoint, input: unknown, callOptions?: CallOptions) =>
    call(callOf(endpoint), input, callOptions)
  return { ...resources, records, call: callEndpoint } as unknown as FullClient
}
