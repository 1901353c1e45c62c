import { createHash } from 'node:crypto'
import { SERVICE_FILE_TYPES, UPLOAD_PERMISSION_MS } from '@zhushutong/domain/boss-orders'
import { HOUR_MS, MINUTE_MS } from '@zhushutong/domain/formatting'
import { and, asc, eq, isNull, lt, or } from 'drizzle-orm'
import { checkDigest, type FileStore, type StoredFile } from '../files'
import type { Queryable } from '../platform/db'
import type { FileRow } from './service-case.store'
import { serviceFiles } from './service-order.table'

/** What was never saved to its order is given up after that. */
const UNSAVED_MS = 24 * HOUR_MS

/** Longer than any call works: whoever was about to keep a file that is given up has found out by then. */
const SETTLED_MS = 10 * MINUTE_MS

/** Files removed at once. */
const BATCH = 500

/** SHA-256 of bytes, hex. */
export function hashBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

export type FileFacts = Pick<FileRow, 'id' | 'orderId' | 'name' | 'type' | 'createdAt'>

/** Keeps a file of the staff's: its row first, which gets its place later, in the transaction that shows it. */
export async function keepStaffFile(
  orm: Queryable,
  files: FileStore,
  facts: FileFacts,
  bytes: Uint8Array,
): Promise<void> {
  await orm.insert(serviceFiles).values({
    ...facts,
    size: bytes.length,
    received: bytes.length,
    digest: hashBytes(bytes),
    state: 'accepted',
    isFromStaff: true,
  })
  await files.put(facts.id, bytes, SERVICE_FILE_TYPES[facts.type].mimeType)
}

/** Puts a kept file of the staff's in its place. */
export async function placeStaffFile(
  tx: Queryable,
  fileId: string,
  place: 'deliverable' | 'contract' | 'invoice',
): Promise<void> {
  await tx.update(serviceFiles).set({ place }).where(eq(serviceFiles.id, fileId))
}

/** A file's bytes, which are those of its digest or fail; null if it is not there. */
export async function openServiceFile(
  files: FileStore,
  { id, digest }: Pick<FileRow, 'id' | 'digest'>,
): Promise<StoredFile | null> {
  const stored = await files.open(id)
  return stored && digest !== null ? checkDigest(stored, digest) : stored
}

/** Takes a file from its order. Its bytes and its row go by `discardFile`, or later by `sweepFiles`. */
export async function markRemoved(tx: Queryable, fileId: string, now: number): Promise<void> {
  await tx.update(serviceFiles).set({ place: null, removedAt: now }).where(eq(serviceFiles.id, fileId))
}

/** Removes a file's bytes, then its row: what fails between the two is done again. */
export async function discardFile(orm: Queryable, files: FileStore, fileId: string): Promise<void> {
  await files.remove(fileId)
  await orm.delete(serviceFiles).where(eq(serviceFiles.id, fileId))
}

/**
 * Discards what was removed or given up a while ago, then gives up what was never saved. Two steps, so that nobody
 * keeps a file while it is being discarded.
 */
export async function sweepFiles(orm: Queryable, files: FileStore, now: number): Promise<void> {
  const over = await orm
    .select({ id: serviceFiles.id })
    .from(serviceFiles)
    .where(and(isNull(serviceFiles.place), lt(serviceFiles.removedAt, now - SETTLED_MS)))
    .orderBy(asc(serviceFiles.removedAt))
    .limit(BATCH)
  const unfinished = and(isNull(serviceFiles.digest), lt(serviceFiles.createdAt, now - UPLOAD_PERMISSION_MS))
  const unsaved = or(unfinished, lt(serviceFiles.createdAt, now - UNSAVED_MS))
  await orm
    .update(serviceFiles)
    .set({ removedAt: now })
    .where(and(isNull(serviceFiles.place), isNull(serviceFiles.removedAt), unsaved))
  for (const { id } of over) await discardFile(orm, files, id)
}
