import { createHash } from 'node:crypto'
import { SERVICE_FILE_TYPES, UPLOAD_PERMISSION_MS } from '@zhushutong/domain/boss-orders'
import { HOUR_MS, MINUTE_MS } from '@zhushutong/domain/formatting'
import { and, asc, eq, isNull, lt, or } from 'drizzle-orm'
import { checkDigest, type FileStore, type StoredFile } from '../files'
import type { Queryable } from '../platform/db'
import type { FileRow } from './service-case.store'
import { serviceFiles } from './service-order.table'

/** A file that is not saved to its order within this time is given up. */
const UNSAVED_MS = 24 * HOUR_MS

/** Longer than any call runs: every call that was storing a given-up file has ended by then. */
const SETTLED_MS = 10 * MINUTE_MS

/** Maximum number of files removed in one sweep. */
const BATCH = 500

export function hashBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

type FileFacts = Pick<FileRow, 'id' | 'orderId' | 'name' | 'type' | 'createdAt'>

/**
 * Stores a file of the staff: the row first, then the bytes. The place is set later, in the transaction that
 * shows the file.
 */
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

/** Sets the place of a stored file; this shows it. */
export async function placeStaffFile(
  tx: Queryable,
  fileId: string,
  place: 'deliverable' | 'contract' | 'invoice',
): Promise<void> {
  await tx.update(serviceFiles).set({ place }).where(eq(serviceFiles.id, fileId))
}

/** Opens a file; null if it is missing. Reading fails if the bytes do not match the digest. */
export async function openServiceFile(
  files: FileStore,
  { id, digest }: Pick<FileRow, 'id' | 'digest'>,
): Promise<StoredFile | null> {
  const stored = await files.open(id)
  return stored && digest !== null ? checkDigest(stored, digest) : stored
}

/** Detaches a file from its order. `discardFile`, or later `sweepFiles`, deletes its bytes and row. */
export async function markRemoved(tx: Queryable, fileId: string, now: number): Promise<void> {
  await tx.update(serviceFiles).set({ place: null, removedAt: now }).where(eq(serviceFiles.id, fileId))
}

/** Deletes a file's bytes, then its row. After a failure in between, the sweep repeats both. */
export async function discardFile(orm: Queryable, files: FileStore, fileId: string): Promise<void> {
  await files.remove(fileId)
  await orm.delete(serviceFiles).where(eq(serviceFiles.id, fileId))
}

/**
 * Deletes files that were removed or given up some time ago, then gives up unsaved files. The delay between
 * the two steps ensures that no call is still storing a deleted file.
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
