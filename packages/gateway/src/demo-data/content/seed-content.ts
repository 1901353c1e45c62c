import { dayOf } from '@zhushutong/domain/formatting'
import { insertAnswers, insertNotices, readLatestWinners } from '../../content'
import { friendLinks, notices, searchWords } from '../../content/content.table'
import type { Database } from '../../platform/db'
import { shortLink } from '../../promotion'
import { listDrafts } from './articles'
import { dateDrafts } from './compose'
import { DEMO_FRIEND_LINKS, DEMO_SEARCH_WORDS, DEMO_SHORT_LINK, demoNotices, weeklyWinners } from './content'

/** Inserts demo articles, links, a short link and search words where there are none. */
export async function seedContent({ orm }: Pick<Database, 'orm'>, now: number): Promise<void> {
  const winners = await readLatestWinners(orm, now)
  await orm.transaction(async (tx) => {
    const { articles, answers } = dateDrafts(listDrafts(), now)
    // At every start but the first all are there: they are not made ready again.
    const known = new Set((await tx.select({ id: notices.id }).from(notices)).map(({ id }) => id))
    const isNew = ({ id }: { readonly id: string }) => !known.has(id)
    const all = [...demoNotices(now), ...weeklyWinners(winners, now), ...articles]
    await insertNotices(tx, all.filter(isNew))
    await insertAnswers(
      tx,
      answers.filter(({ noticeId }) => !known.has(noticeId)),
    )
    await tx.insert(friendLinks).values(DEMO_FRIEND_LINKS).onConflictDoNothing()
    await tx
      .insert(shortLink)
      .values({ ...DEMO_SHORT_LINK, createdAt: now })
      .onConflictDoNothing()
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
