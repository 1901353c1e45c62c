import { isShortLinkOpen, type ShortLink } from '@zhushutong/domain/promotion'
import { asc, eq, ilike, or, sql } from 'drizzle-orm'
import type { Clock } from '../platform/clock'
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

export function shortLinkStore({ orm }: { readonly orm: Queryable }, clock: Clock) {
  return {
    /** Counts a visit and returns the target of an open link; null if there is none (PRO-01). */
    async open(token: string): Promise<string | null> {
      const now = clock.now()
      const mine = eq(shortLink.token, token)
      const [row] = await orm.select().from(shortLink).where(mine)
      if (!row || !isShortLinkOpen(row, now)) return null
      await orm
        .update(shortLink)
        .set({ visits: sql`${shortLink.visits} + 1`, lastVisitAt: now })
        .where(mine)
      return row.target
    },

    /** Inserts a link, or updates target and end of an existing one; its visits stay. */
    async save({ token, target, expiresAt }: ShortLink): Promise<void> {
      await orm
        .insert(shortLink)
        .values({ token, target, expiresAt, createdAt: clock.now() })
        .onConflictDoUpdate({ target: shortLink.token, set: { target, expiresAt } })
    },

    /** Ends a link now; false if there is none. */
    async end(token: string): Promise<boolean> {
      const changed = await orm
        .update(shortLink)
        .set({ expiresAt: clock.now() })
        .where(eq(shortLink.token, token))
        .returning({ token: shortLink.token })
      return changed.length > 0
    },

    async find(token: string): Promise<ShortLinkRow | null> {
      const [row] = await orm.select().from(shortLink).where(eq(shortLink.token, token))
      return row ?? null
    },

    async page({ words, sort, order, ...page }: ShortLinkPage) {
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
    },
  }
}
