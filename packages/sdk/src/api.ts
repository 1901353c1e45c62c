export type { KindName } from '@zhushutong/domain/records'

import type { contract, RequestOf, ResultOf } from './contract'
import type { PathOf } from './contract/shape/endpoint'

/**
 * The types of the client that the contract determines. In the published package, declarations that
 * `scripts/types` writes from the OpenAPI document take the place of this module: they have all of these names.
 */
export type { PortalClient } from './client/portal-client'
export type {
  FilterKey,
  RecordExport,
  RecordItemOf,
  RecordOf,
  RecordResource,
  RecordSearch,
  SortKey,
} from './client/records'
export type { Order } from './results'

type Groups = typeof contract
type AnyCall = { readonly [G in keyof Groups]: Groups[G][keyof Groups[G]] }[keyof Groups]

/** The calls of the fetch client, by their paths. */
export type Paths = {
  readonly [E in AnyCall as PathOf<E>]: { readonly input: RequestOf<E>; readonly result: ResultOf<E> }
}
