import { dayOf } from '@zhushutong/domain/formatting'
import { insertNotices, readLatestWinners } from '../../content'
import { friendLinks, searchWords } from '../../content/content.table'
import type { Database } from '../../platform/db'
import { DEMO_FRIEND_LINKS, DEMO_SEARCH_WORDS, demoNotices, weeklyWinners } from './content'

/** Inserts demo articles, links and search words where there are none. */
export async function seedContent({ orm }: Pick<Database, 'orm'>, now: number): Promise<void> {
  const winners = await readLatestWinners(orm, now)
  await orm.transaction(async (tx) => {
    await insertNotices(tx, [...demoNotices(now), ...weeklyWinners(winners, now)])
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
