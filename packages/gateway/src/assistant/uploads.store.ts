import { randomUUID } from 'node:crypto'
import type { UploadPart } from '@zhushutong/sdk/contract'
import { and, eq, gt, inArray, lt } from 'drizzle-orm'
import type { Clock } from '../clock'
import type { Database } from '../db'
import { isUuid } from '../db/uuid'
import { assistantUploads } from './assistant.table'

export type Upload = typeof assistantUploads.$inferSelect

const HOUR = 3_600_000
const PER_HOUR = 60
/** An image is needed while its question is asked; nothing shows it later. */
const KEPT_MS = 7 * 24 * HOUR

/** Images that users send along. */
export function uploadsStore({ orm }: Pick<Database, 'orm'>, clock: Clock) {
  return {
    /** Null when the user has brought too many. */
    async add(userId: string, { name, mimeType, bytes }: UploadPart): Promise<Upload | null> {
      const now = clock.now()
      const recent = and(eq(assistantUploads.userId, userId), gt(assistantUploads.createdAt, now - HOUR))
      if ((await orm.$count(assistantUploads, recent)) >= PER_HOUR) return null
      const row = { id: randomUUID(), userId, name, mimeType, size: bytes.length, bytes, createdAt: now }
      await orm.insert(assistantUploads).values(row)
      return row
    },

    /** These of a user, in their order; null where one is not theirs. */
    async own(userId: string, ids: readonly string[]): Promise<readonly Upload[] | null> {
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
