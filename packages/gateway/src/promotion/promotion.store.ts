import { isShortLinkOpen, type ShortLink } from '@zhushutong/domain/promotion'
import { asc, eq, ilike, or, sql } from 'drizzle-orm'
import { containing, type Queryable } from '../platform/db'
import { offsetOf, type PageRequest } from '../platform/http'
import { shortLink } from './promotion.table'

export type ShortLinkRow = typeof shortLink.$inferSelect

interface ShortLinkPage extends PageRequest {
  /** Searched in name and target; '' for no search. */
  readonly words: string
  readonly sort: 'createTime' | 'visits' | 'lastVisitTime'
  readonly order: 'asc' | 'desc'
}

const SORTS = {
  createTime: shortLink.createdAt,
  visits: shortLink.visits,
  lastVisitTime: shortLink.lastVisitAt,
} as const

/** Counts a visit and returns the target of an open link; null if there is none (PRO-01). */
export async function openShortLink(orm: Queryable, token: string, now: number): Promise<string | null> {
  const mine = eq(shortLink.token, token)
  const [row] = await orm.select().from(shortLink).where(mine)
  if (!row || !isShortLinkOpen(row, now)) return null
  await orm
    .update(shortLink)
    .set({ visits: sql`${shortLink.visits} + 1`, lastVisitAt: now })
    .where(mine)
  return row.target
}

/** Inserts a link, or updates target and end of an existing one; its visits stay. */
export async function saveShortLink(
  orm: Queryable,
  { token, target, expiresAt }: ShortLink,
  now: number,
): Promise<void> {
  await orm
    .insert(shortLink)
    .values({ token, target, expiresAt, createdAt: now })
    .onConflictDoUpdate({ target: shortLink.token, set: { target, expiresAt } })
}

/** Ends a link now; false if there is none. */
export async function endShortLink(orm: Queryable, token: string, now: number): Promise<boolean> {
  const changed = await orm
    .update(shortLink)
    .set({ expiresAt: now })
    .where(eq(shortLink.token, token))
    .returning({ token: shortLink.token })
  return changed.length > 0
}

export async function findShortLink(orm: Queryable, token: string): Promise<ShortLinkRow | null> {
  const [row] = await orm.select().from(shortLink).where(eq(shortLink.token, token))
  return row ?? null
}

export async function findShortLinkPage(orm: Queryable, { words, sort, order, ...page }: ShortLinkPage) {
  const like = containing(words)
  const { token, target } = shortLink
  const where = words ? or(ilike(token, like), ilike(target, like)) : undefined
  const column = SORTS[sort]
  const rows = await orm
    .select()
    .from(shortLink)
    .where(where)
    .orderBy(order === 'asc' ? asc(column) : sql`${column} desc nulls last`, asc(token))
    .limit(page.pageSize)
    .offset(offsetOf(page))
  return { rows, total: await orm.$count(shortLink, where) }
}
