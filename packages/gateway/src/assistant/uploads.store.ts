import { randomUUID } from 'node:crypto'
import { HOUR_MS } from '@zhushutong/domain/formatting'
import type { UploadPart } from '@zhushutong/sdk/contract'
import { and, eq, gt, inArray, lt } from 'drizzle-orm'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/db'
import { isUuid } from '../platform/db/uuid'
import { assistantUploads } from './assistant.table'

export type Upload = typeof assistantUploads.$inferSelect

const PER_HOUR = 60
/** An image is needed only while its question is answered; it is never shown later. */
const KEPT_MS = 7 * 24 * HOUR_MS

/** Images uploaded by users. */
export function uploadsStore({ orm }: Pick<Database, 'orm'>, clock: Clock) {
  return {
    /** Null when the user has uploaded too many. */
    async add(userId: string, { name, mimeType, bytes }: UploadPart): Promise<Upload | null> {
      const now = clock.now()
      const recent = and(eq(assistantUploads.userId, userId), gt(assistantUploads.createdAt, now - HOUR_MS))
      if ((await orm.$count(assistantUploads, recent)) >= PER_HOUR) return null
      const row = { id: randomUUID(), userId, name, mimeType, size: bytes.length, bytes, createdAt: now }
      await orm.insert(assistantUploads).values(row)
      return row
    },

    /** The user's images with these ids, in this order; null when one is not theirs. */
    async findOwn(userId: string, ids: readonly string[]): Promise<readonly Upload[] | null> {
      if (ids.length === 0) return []
      if (!ids.every(isUuid)) return null
      const mine = and(eq(assistantUploads.userId, userId), inArray(assistantUploads.id, [...ids]))
      const rows = await orm.select().from(assistantUploads).where(mine)
      const found = ids.map((id) => rows.find((row) => row.id === id))
      return found.every((row) => row !== undefined) ? found : null
    },

    async sweep(): Promise<void> {
      await orm.delete(assistantUploads).where(lt(assistantUploads.createdAt, clock.now() - KEPT_MS))
    },
  }
}

export type UploadsStore = ReturnType<typeof uploadsStore>
