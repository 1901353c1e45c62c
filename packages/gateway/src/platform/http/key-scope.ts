import type { KeyScope } from '@zhushutong/domain/api-keys'
import {
  contract,
  type Endpoint,
  EXPORT_SCOPE,
  GROUP_SCOPES,
  RECORD_SCOPE,
  recordContract,
} from '@zhushutong/sdk/contract'

const scopesOf = (calls: object, scope: KeyScope | null) =>
  Object.entries(calls as Readonly<Record<string, Endpoint>>).map(
    ([name, call]) => [call, name === 'export' ? EXPORT_SCOPE : scope] as const,
  )

const readScopes = (): ReadonlyMap<Endpoint, KeyScope | null> =>
  new Map([
    ...Object.entries(contract).flatMap(([group, calls]) =>
      scopesOf(calls, GROUP_SCOPES[group as keyof typeof contract]),
    ),
    ...Object.values(recordContract).flatMap((calls) => scopesOf(calls as object, RECORD_SCOPE)),
  ])

let scopes: ReturnType<typeof readScopes> | undefined

/** The scope that an API key needs for a call; null for calls closed to keys or outside the contract (KEY-02). */
export function findKeyScope(endpoint: Endpoint): KeyScope | null {
  scopes ??= readScopes()
  return scopes.get(endpoint) ?? null
}
