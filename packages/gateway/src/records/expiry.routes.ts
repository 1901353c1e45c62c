import { ADD_ON_NAMES, type AddOn, meetsRequirement, VISITOR } from '@zhushutong/domain/access'
import { permitExpiry, qualificationExpiry, type RecordKind } from '@zhushutong/domain/records'
import type { contract, Endpoint } from '@zhushutong/sdk/contract'
import type { Failure } from '../platform/http'
import type { Handler } from '../platform/http/mount'
import { refused } from './refused'
import type { searchRecords } from './search/search-records'
import type { Asker, SearchRequest } from './search/search-request'

type Calls = (typeof contract)['expiry']
type WatchedKind = RecordKind & { readonly opensBy: AddOn }

const notBought = (addOn: AddOn): Failure => ({
  error: '00403',
  status: 403,
  message: `「${ADD_ON_NAMES[addOn]}」为增值服务，开通后可用`,
})

/**
 * The calls of the expiry lists. The free calls return to everybody what a visitor may see; the full calls require the
 * service (ACC-05, ACC-07). The schemas of a kind are known at run time only, as for every record call.
 */
export function expiryHandlers(
  search: ReturnType<typeof searchRecords>,
): Readonly<Record<keyof Calls, Handler<Endpoint>>> {
  const page = async (kind: RecordKind, request: unknown, asker: Asker) => {
    const page = await search(kind, request as SearchRequest, asker)
    return 'error' in page ? refused(page) : page
  }
  const free =
    (kind: WatchedKind): Handler<Endpoint> =>
    (input, { now }) =>
      page(kind, input, { viewer: VISITOR, now })
  const full =
    (kind: WatchedKind): Handler<Endpoint> =>
    async (input, { viewer, now }) =>
      meetsRequirement(viewer, kind.opensBy) ? page(kind, input, { viewer, now }) : notBought(kind.opensBy)
  return {
    qualificationsFree: free(qualificationExpiry),
    qualifications: full(qualificationExpiry),
    permitsFree: free(permitExpiry),
    permits: full(permitExpiry),
  }
}
