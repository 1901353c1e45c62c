import { contract, type Endpoint, recordContract } from '@zhushutong/sdk/contract'
import { routeOf } from '../platform/http'

/** Names of the contract's calls by method and route, as in the reference: `company.search`. */
export function nameCalls(): ReadonlyMap<string, string> {
  const groups = [...Object.entries(contract), ...Object.entries(recordContract)]
  return new Map(
    groups.flatMap(([group, calls]) =>
      Object.entries(calls as Readonly<Record<string, Endpoint>>).flatMap(([name, endpoint]) =>
        [endpoint.path, ...(endpoint.aliases ?? [])].map(
          (path) => [`${endpoint.method} ${routeOf(path)}`, `${group}.${name}`] as const,
        ),
      ),
    ),
  )
}
