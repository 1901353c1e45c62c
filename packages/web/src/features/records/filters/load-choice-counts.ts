import type { RecordQuery } from '@zhushutong/domain/records'
import { copyFilters, orNull } from '@/wiring/browser/answers'
import type { Gateway } from '@/wiring/browser/gateway'

/**
 * Loads result counts of each choice of a menu; null if there is no result, the list is too long, or the call
 * fails.
 */
export async function loadChoiceCounts(
  { call }: Gateway,
  segment: string,
  { keyword, filters }: Pick<RecordQuery, 'keyword' | 'filters'>,
  menu: string,
  signal?: AbortSignal,
) {
  const input = { type: segment, ...(keyword && { keyword }), filters: copyFilters(filters), menu }
  const distribution = await orNull(call(({ search }) => search.distribution(input, { signal })))
  // A keyword without exact results is searched more loosely; such results are not counted.
  return distribution && distribution.total > 0 ? distribution.facets : null
}
