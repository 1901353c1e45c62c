import { and, count, desc, eq } from 'drizzle-orm'
import type { Database } from '../platform/db'
import { offsetOf, type PageRequest, pageOf } from '../platform/http'
import { isReleased, RELEASED_AT } from './articles.store'
import { notices, viewHistory } from './content.table'

/** Records that a member has read an article; false for an unknown article. */
export async function saveView(database: Database, userId: string, noticeId: string, now: number) {
  const [known] = await database.orm
    .select({ id: notices.id })
    .from(notices)
    .where(and(eq(notices.id, noticeId), isReleased(now)))
  if (!known) return false
  await database.orm
    .insert(viewHistory)
    .values({ userId, noticeId, viewedAt: now })
    .onConflictDoUpdate({ target: [viewHistory.userId, viewHistory.noticeId], set: { viewedAt: now } })
  return true
}

/** Deletes an article, or all articles, from a member's history. */
export async function deleteViews({ orm }: Database, userId: string, noticeId: string | undefined) {
  const isMine = eq(viewHistory.userId, userId)
  await orm
    .delete(viewHistory)
    .where(noticeId === undefined ? isMine : and(isMine, eq(viewHistory.noticeId, noticeId)))
}

/** The articles that a member has read, the latest first, without those withdrawn since (CON-04). */
export async function findHistory({ orm }: Database, userId: string, now: number, page: PageRequest) {
  const isMine = and(eq(viewHistory.userId, userId), isReleased(now))
  const [counted] = await orm
    .select({ total: count() })
    .from(viewHistory)
    .innerJoin(notices, eq(notices.id, viewHistory.noticeId))
    .where(isMine)
  const rows = await orm
    .select({
      id: notices.id,
      title: notices.title,
      channel: notices.type,
      releaseTime: RELEASED_AT,
      viewTime: viewHistory.viewedAt,
    })
    .from(viewHistory)
    .innerJoin(notices, eq(notices.id, viewHistory.noticeId))
    .where(isMine)
    .orderBy(desc(viewHistory.viewedAt), desc(viewHistory.noticeId))
    .limit(page.pageSize)
    .offset(offsetOf(page))
  return pageOf(page, rows, counted?.total ?? 0)
}
