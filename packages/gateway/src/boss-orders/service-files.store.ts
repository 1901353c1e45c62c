import { SERVICE_FILE_TYPES, UPLOAD_PERMISSION_MS } from '@zhushutong/domain/boss-orders'
import { HOUR_MS } from '@zhushutong/domain/formatting'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { contentOf, type Files, removeFile, saveFile } from '../files'
import type { Queryable } from '../platform/db'
import type { FileRow } from './service-case.store'
import { serviceFiles } from './service-order.table'

/** A file that is not saved to its order within this time is given up. */
const UNSAVED_MS = 24 * HOUR_MS

type FileFacts = Pick<FileRow, 'id' | 'orderId' | 'name' | 'type' | 'createdAt'>

/** Stores a file of the staff. The place is set later, in the transaction that shows the file. */
export async function saveStaffFile(files: Files, facts: FileFacts, bytes: Uint8Array): Promise<void> {
  const content = contentOf(bytes, SERVICE_FILE_TYPES[facts.type].mimeType)
  const { size, digest } = content
  await saveFile(files, { area: 'service-files', id: facts.id }, content, facts.createdAt)
  const row = { ...facts, size, received: size, digest, state: 'accepted', isFromStaff: true } as const
  await files.orm.insert(serviceFiles).values(row)
}

/** Sets the place of a stored file; this shows it. */
export async function placeStaffFile(
  tx: Queryable,
  fileId: string,
  place: 'deliverable' | 'contract' | 'invoice',
): Promise<void> {
  await tx.update(serviceFiles).set({ place }).where(eq(serviceFiles.id, fileId))
}

/** Deletes the bytes of a deleted file: all parts and the whole. */
export async function removeServiceFile(files: Files, id: string): Promise<void> {
  for (const area of ['service-parts', 'service-files'] as const) await removeFile(files, { area, id })
}

/** Deletes files that were not saved to an order in time. The sweep of all files then deletes their bytes. */
export async function deleteUnsaved(orm: Queryable, now: number): Promise<void> {
  const unfinished = and(isNull(serviceFiles.digest), lt(serviceFiles.createdAt, now - UPLOAD_PERMISSION_MS))
  const unsaved = or(unfinished, lt(serviceFiles.createdAt, now - UNSAVED_MS))
  await orm.delete(serviceFiles).where(and(isNull(serviceFiles.place), unsaved))
}
