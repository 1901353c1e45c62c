import { and, desc, gt, inArray, lte } from 'drizzle-orm'
import type { Queryable } from '../platform/db'
import { isReleased, ofChannel } from './articles.store'
import { notices } from './content.table'

/** Times in ms: after `after`, up to and including `upTo`. */
interface ReleaseSpan {
  readonly after: number
  readonly upTo: number
}

/** The articles of a channel that were released in a span, the newest first, and their total. */
export async function findNewArticles(
  db: Queryable,
  channel: string,
  { after, upTo }: ReleaseSpan,
  most: number,
) {
  const came = and(ofChannel(channel), gt(notices.releasedAt, after), lte(notices.releasedAt, upTo))
  const total = await db.$count(notices, came)
  const records = await db
    .select({ id: notices.id, title: notices.title })
    .from(notices)
    .where(came)
    .orderBy(desc(notices.releasedAt))
    .limit(most)
  return { records, total }
}

/** The titles of these articles, without unreleased ones. */
export async function findArticleTitles(db: Queryable, ids: readonly string[], now: number) {
  if (ids.length === 0) return []
  return db
    .select({ id: notices.id, title: notices.title, channel: notices.type })
    .from(notices)
    .where(and(inArray(notices.id, [...ids]), isReleased(now)))
}
