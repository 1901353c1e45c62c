import type { RecordQuery } from '@zhushutong/domain/records'
import { effectiveQuery, type ListLocation, pickedConditions } from '@/features/records/list/list-model'
import type { SubscribeTarget } from '@/triggers/targets'

/** The list as a subscription of it, named after its conditions (SUB-01). */
export function buildSubscription(place: ListLocation, query: RecordQuery): SubscribeTarget {
  const { keyword = '', filters } = effectiveQuery(place, query)
  const conditions = pickedConditions(place, query).map(({ label }) => label)
  return {
    subject: { of: 'search', module: place.kind.kind, keyword, filters },
    name: [...conditions, place.sub?.label ?? place.kind.label].join(' '),
  }
}
