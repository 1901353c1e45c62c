import type { Viewer } from '@zhushutong/domain/access'
import { formatRecordKey } from '@zhushutong/domain/favourites'
import { company } from '@zhushutong/domain/records'
import { type Frequency, MAX_SUBSCRIPTION_NAME, subscriptionLimit } from '@zhushutong/domain/subscriptions'
import { readRecordSummaries } from '../favourites'
import type { Database } from '../platform/db'
import { insertSubscription } from './subscriptions.store'

interface Follower {
  readonly userId: string
  readonly viewer: Viewer
  readonly frequency: Frequency
}

/**
 * Follows companies until the member's limit (SUB-03).
 * @returns the number of companies that the member follows now
 */
export async function followCompanies(
  database: Database,
  { userId, viewer, frequency }: Follower,
  ids: readonly string[],
  now: number,
): Promise<number> {
  const refs = ids.map((id) => ({ kind: company.kind, id }))
  const summaries = await readRecordSummaries(database, refs, viewer, now)
  let followed = 0
  for (const ref of refs) {
    const summary = summaries.get(formatRecordKey(ref))
    if (!summary) continue
    const name = (summary.title ?? company.label).slice(0, MAX_SUBSCRIPTION_NAME)
    const subject = { of: 'company', id: ref.id } as const
    const added = await insertSubscription(
      database.orm,
      userId,
      { subject, name, frequency },
      subscriptionLimit(viewer),
      now,
    )
    if (added !== 'full') followed += 1
  }
  return followed
}
