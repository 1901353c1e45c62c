import { CATALOGUE } from '@zhushutong/domain/records'
import { describeSchemas, isPaged, listEvents } from '../checks/describe-call'
import type { CallSchemas } from '../checks/schema'
import type { ClientCall } from '../client/call'
import { contract } from '../contract/calls'
import { PARTNER_GROUPS } from '../contract/partner'
import { records } from '../contract/records/records.contract'
import type { Contract, Endpoint } from '../contract/shape/endpoint'

/** A call of partners without its checks. */
export type PartnerCall = Omit<ClientCall, 'findChecks'>

type Calls<T> = Readonly<Record<string, T>>

const describeCall = (endpoint: Endpoint): PartnerCall => {
  const { formerName, method, path, access, encrypted, encryptsRequest, timeout, idempotent, keyed } =
    endpoint
  const facts = { formerName, method, path, access, encrypted, encryptsRequest, timeout, idempotent, keyed }
  return { ...facts, isPaged: isPaged(endpoint) || undefined, events: listEvents(endpoint) }
}

const mapCalls = <T>(group: Contract, describe: (endpoint: Endpoint) => T): Calls<T> =>
  Object.fromEntries(Object.entries(group).map(([name, endpoint]) => [name, describe(endpoint)]))

const KINDS = CATALOGUE.map(({ kind, resource }) => ({
  kind,
  resource,
  calls: { ...records[kind] } as Contract,
}))

/** The groups of calls that partners are promised, with those of each kind of record by its resource. */
const GROUPS: Readonly<Record<string, Contract>> = {
  ...Object.fromEntries(PARTNER_GROUPS.map((group) => [group, contract[group]])),
  ...Object.fromEntries(KINDS.map(({ resource, calls }) => [resource, calls])),
}

/** The calls of partners by group, and the resource of each kind. */
export function describeCalls(): {
  readonly groups: Readonly<Record<string, Calls<PartnerCall>>>
  readonly kinds: Readonly<Record<string, string>>
} {
  return {
    groups: Object.fromEntries(
      Object.entries(GROUPS).map(([name, group]) => [name, mapCalls(group, describeCall)]),
    ),
    kinds: Object.fromEntries(KINDS.map(({ kind, resource }) => [kind, resource])),
  }
}

export function listGroups(): readonly string[] {
  return Object.keys(GROUPS)
}

/** The schemas of a group's calls. */
export function describeGroup(name: string): Calls<CallSchemas> {
  return mapCalls(GROUPS[name] ?? {}, describeSchemas)
}
