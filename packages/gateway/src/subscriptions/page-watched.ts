import { startOfWatch, WATCH_GROUPS } from '@zhushutong/domain/subscriptions'
import type { contract, InputOf } from '@zhushutong/sdk/contract'
import type { Database } from '../platform/db'
import { type CallContext, offsetOf, pageOf, sessionOf } from '../platform/http'
import { refused } from '../records'
import { viewDigestItems } from './digest-view'
import { findWatched, findWatchedNews } from './watched.store'

/** A page of the news about the records that a member watches, as the member may see them now (SUB-11, ACC-02). */
export async function pageWatched(
  database: Database,
  { period, group, ...query }: InputOf<typeof contract.subscriptions.watched>,
  context: CallContext,
) {
  const { userId, viewer } = sessionOf(context)
  const { now } = context
  const watched = await findWatched(database, userId)
  const news = await findWatchedNews(database, watched, startOfWatch(period, now), { viewer, now })
  if ('error' in news) return refused(news)
  const ofGroup = group === undefined ? news : news.filter(({ groups }) => groups.includes(group))
  const shown = ofGroup.slice(offsetOf(query), offsetOf(query) + query.pageSize)
  const items = await viewDigestItems(
    database,
    shown.map(({ item }) => item),
    viewer,
    now,
  )
  const records = shown.flatMap(({ subscription: { id, name }, groups, at }, index) => {
    const item = items[index]
    const about = { subscriptionId: id, subscriptionName: name, groups: [...groups], time: at }
    return item ? [{ ...item, ...about }] : []
  })
  const totals = WATCH_GROUPS.map((each) => ({
    group: each,
    total: news.filter(({ groups }) => groups.includes(each)).length,
  }))
  const count = (of: string) => watched.filter((each) => each.of === of).length
  return {
    ...pageOf(query, records, ofGroup.length),
    groups: totals.filter(({ total }) => total > 0),
    ...{ companies: count('company'), owners: count('owner'), others: count('record') },
  }
}
