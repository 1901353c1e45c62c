import { dayOf } from '@zhushutong/domain/formatting'
import type { Database } from '../db'
import { DEMO_FRIEND_LINKS, DEMO_SEARCH_WORDS, demoNotices, weeklyWinners } from './content.seed'
import { friendLinks, notices, searchWords } from './content.table'
import { latestWinners } from './statistics.store'

/** Fills in the demo's articles, links and words where there are none; nothing where no demo data is wanted. */
export const prepareContent = async ({ orm, sql }: Database, seedSize: number, now: number) => {
  if (seedSize === 0) return
  const winners = await latestWinners(sql, now)
  await orm.transaction(async (tx) => {
    await tx
      .insert(notices)
      .values([...demoNotices(now), ...weeklyWinners(winners, now)])
      .onConflictDoNothing()
    await tx.insert(friendLinks).values(DEMO_FRIEND_LINKS).onConflictDoNothing()
    await tx
      .insert(searchWords)
      .values(
        DEMO_SEARCH_WORDS.map(([word, kind], i) => ({
          word,
          kind,
          day: dayOf(now),
          count: DEMO_SEARCH_WORDS.length - i,
        })),
      )
      .onConflictDoNothing()
  })
}
