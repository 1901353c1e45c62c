import { randomUUID } from 'node:crypto'
import { DAY_MS, HOUR_MS } from '@zhushutong/domain/formatting'
import type { UploadPart } from '@zhushutong/sdk/contract'
import { and, between, eq, inArray, lt } from 'drizzle-orm'
import { contentOf, FILE_AREAS, type Files, readFile, removeFile, saveFile } from '../files'
import { MAX_CLOCK_SKEW } from '../platform/clock'
import { lockName, type Queryable, type Tx } from '../platform/db'
import { isUuid } from '../platform/db/uuid'
import { assistantUploads } from './assistant.table'

type UploadRow = typeof assistantUploads.$inferSelect

/** An image with its bytes. */
export type Upload = UploadRow & { readonly bytes: Uint8Array }

/** Limits of a user's images within a time; an image has at most 1 MB, so a user takes 200 MB at most. */
const LIMITS = [
  { within: HOUR_MS, most: 60 },
  { within: DAY_MS, most: 200 },
] as const

const fileOf = (id: string) => ({ area: 'assistant-images', id }) as const

const isFull = async (tx: Tx, userId: string, now: number): Promise<boolean> => {
  const { createdAt } = assistantUploads
  for (const { within, most } of LIMITS) {
    const recent = between(createdAt, now - within + 1, now + MAX_CLOCK_SKEW)
    const mine = and(eq(assistantUploads.userId, userId), recent)
    if ((await tx.$count(assistantUploads, mine)) >= most) return true
  }
  return false
}

/**
 * Stores an image; null when the user has uploaded too many. A user's uploads are inserted one at a time, so that
 * parallel ones are all counted.
 */
export async function saveUpload(
  files: Files,
  userId: string,
  { name, mimeType, bytes }: UploadPart,
  now: number,
): Promise<UploadRow | null> {
  const id = randomUUID()
  await saveFile(files, fileOf(id), contentOf(bytes, mimeType), now)
  const row = { id, userId, name, mimeType, size: bytes.length, createdAt: now }
  const isInserted = await files.orm.transaction(async (tx) => {
    await lockName(tx, `upload:${userId}`)
    if (await isFull(tx, userId, now)) return false
    await tx.insert(assistantUploads).values(row)
    return true
  })
  if (!isInserted) await removeFile(files, fileOf(id))
  return isInserted ? row : null
}

/** The user's images with these ids, in this order; null when an image is missing or not the user's. */
export async function readOwnUploads(
  files: Files,
  userId: string,
  ids: readonly string[],
): Promise<readonly Upload[] | null> {
  if (ids.length === 0) return []
  if (!ids.every(isUuid)) return null
  const mine = and(eq(assistantUploads.userId, userId), inArray(assistantUploads.id, [...ids]))
  const rows = await files.orm.select().from(assistantUploads).where(mine)
  const uploads: Upload[] = []
  for (const id of ids) {
    const row = rows.find((upload) => upload.id === id)
    const bytes = row && (await readFile(files, fileOf(id), 'owner'))
    if (!row || !bytes) return null
    uploads.push({ ...row, bytes })
  }
  return uploads
}

/** Deletes old images. The sweep of all files then deletes their bytes. */
export async function deleteOldUploads(orm: Queryable, now: number): Promise<void> {
  const before = now - FILE_AREAS['assistant-images'].retentionMs
  await orm.delete(assistantUploads).where(lt(assistantUploads.createdAt, before))
}
