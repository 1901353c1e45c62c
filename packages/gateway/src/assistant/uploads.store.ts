import { randomUUID } from 'node:crypto'
import { DAY_MS, HOUR_MS } from '@zhushutong/domain/formatting'
import type { UploadPart } from '@zhushutong/sdk/contract'
import { and, between, eq, inArray, lt } from 'drizzle-orm'
import { type Clock, MAX_CLOCK_SKEW } from '../platform/clock'
import { type Database, lockName } from '../platform/db'
import { isUuid } from '../platform/db/uuid'
import { assistantUploads } from './assistant.table'

export type Upload = typeof assistantUploads.$inferSelect

/** Limits of a user's images within a time; an image has at most 1 MB, so a user takes 200 MB at most. */
const LIMITS = [
  { within: HOUR_MS, most: 60 },
  { within: DAY_MS, most: 200 },
] as const
/** An image is needed only while its question is answered; later it is never shown. */
const RETENTION_MS = DAY_MS

export function uploadsStore({ orm }: Pick<Database, 'orm'>, clock: Clock) {
  return {
    /**
     * Null when the user has uploaded too many. A user's uploads run one at a time, so that parallel ones are
     * all counted.
     */
    async add(userId: string, { name, mimeType, bytes }: UploadPart): Promise<Upload | null> {
      return orm.transaction(async (tx) => {
        await lockName(tx, `upload:${userId}`)
        const now = clock.now()
        for (const { within, most } of LIMITS) {
          const { createdAt } = assistantUploads
          const recent = between(createdAt, now - within + 1, now + MAX_CLOCK_SKEW)
          const mine = and(eq(assistantUploads.userId, userId), recent)
          if ((await tx.$count(assistantUploads, mine)) >= most) return null
        }
        const row = { id: randomUUID(), userId, name, mimeType, size: bytes.length, bytes, createdAt: now }
        await tx.insert(assistantUploads).values(row)
        return row
      })
    },

    /** The user's images with these ids, in this order; null when an image is not the user's. */
    async findOwn(userId: string, ids: readonly string[]): Promise<readonly Upload[] | null> {
      if (ids.length === 0) return []
      if (!ids.every(isUuid)) return null
      const mine = and(eq(assistantUploads.userId, userId), inArray(assistantUploads.id, [...ids]))
      const rows = await orm.select().from(assistantUploads).where(mine)
      const matchingIds = ids.map((id) => rows.find((row) => row.id === id))
      return matchingIds.every((row) => row !== undefined) ? matchingIds : null
    },

    async sweep(): Promise<void> {
      await orm.delete(assistantUploads).where(lt(assistantUploads.createdAt, clock.now() - RETENTION_MS))
    },
  }
}
