import { isShortLinkOpen, type ShortLink } from '@zhushutong/domain/promotion'
import { desc, eq, sql } from 'drizzle-orm'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/db'
import { shortLink } from './promotion.table'

export type ShortLinkRow = typeof shortLink.$inferSelect

/** Short links, for visitors and for staff. */
export function shortLinkStore({ orm }: Pick<Database, 'orm'>, clock: Clock) {
  return {
    /** The target of an open link, whose visit is counted; null if there is none (PRO-01). */
    async open(token: string): Promise<string | null> {
      const now = clock.now()
      const mine = eq(shortLink.token, token)
      const [found] = await orm.select().from(shortLink).where(mine)
      if (!found || !isShortLinkOpen(found, now)) return null
      await orm
        .update(shortLink)
        .set({ visits: sql`${shortLink.visits} + 1`, lastVisitAt: now })
        .where(mine)
      return found.target
    },

    /** Inserts a link, or changes the target and the end of one, which keeps its count. */
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

    /** All links, the newest first. */
    async list(most: number): Promise<readonly ShortLinkRow[]> {
      return orm.select().from(shortLink).orderBy(desc(shortLink.createdAt), shortLink.token).limit(most)
    },
  }
}
