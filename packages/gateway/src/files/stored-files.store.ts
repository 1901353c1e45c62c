import { createWriteStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db'
import { FILE_AREA_NAMES, type FileArea, type FileReader, ruleOf } from './areas'
import { checkDigest } from './check-digest'
import type { ByteRange, FileContent, FileKey, FileStore, StoredFile } from './files.ports'
import { storedFiles } from './stored-file.table'

/** The store with the table of its files. */
export interface Files {
  readonly orm: Queryable
  readonly store: FileStore
}

export interface FileId {
  readonly area: FileArea
  readonly id: string
  /** Offset of a part in its whole; 0 or undefined for a whole file. */
  readonly at?: number
}

export type FileRow = typeof storedFiles.$inferSelect

export function keyOf({ area, id, at = 0 }: FileId): FileKey {
  return `${area}/${at === 0 ? id : `${id}.${at}`}`
}

const isFile = ({ area, id, at = 0 }: FileId) =>
  and(eq(storedFiles.area, area), eq(storedFiles.id, id), eq(storedFiles.at, at))

/** Callers check uploads first, with messages for the user; a violation here is a defect. */
const requireAllowed = (area: FileArea, { size, mimeType }: FileContent) => {
  const { maxBytes, types } = ruleOf(area)
  if (size > maxBytes) throw new Error(`a file of ${size} bytes is too large for ${area}`)
  if (!types.includes(mimeType)) throw new Error(`a file of the type ${mimeType} is not for ${area}`)
}

/**
 * Stores a file, which replaces one of the same id. Without a row in use that refers to it, the sweep deletes it after
 * an hour.
 * @throws FileStoreFailed
 */
export async function saveFile(
  files: Files,
  file: FileId,
  content: FileContent,
  savedAt: number,
): Promise<void> {
  requireAllowed(file.area, content)
  await putFile(files, file, content, savedAt)
}

/** Same as `saveFile`, without the limits of the area: for files that a version with other limits has accepted. */
export async function putFile(
  { orm, store }: Files,
  { area, id, at = 0 }: FileId,
  content: FileContent,
  savedAt: number,
): Promise<void> {
  const { size, mimeType, digest } = content
  const facts = { size, mimeType, digest, savedAt }
  await orm
    .insert(storedFiles)
    .values({ area, id, at, ...facts })
    .onConflictDoUpdate({ target: [storedFiles.area, storedFiles.id, storedFiles.at], set: facts })
  await store.put(keyOf({ area, id, at }), content)
}

export async function findFile({ orm }: Files, file: FileId): Promise<FileRow | null> {
  const [row] = await orm.select().from(storedFiles).where(isFile(file))
  return row ?? null
}

/**
 * Opens a file; null for a missing one. Reading a whole file fails before its last bytes if it does not match its
 * digest.
 * @throws FileStoreFailed
 */
export async function openFile(
  files: Files,
  file: FileId,
  reader: FileReader,
  range?: ByteRange,
): Promise<(StoredFile & { readonly mimeType: string }) | null> {
  if (!ruleOf(file.area).readers.includes(reader)) throw new Error(`${file.area} is not for ${reader}`)
  const row = await findFile(files, file)
  const stored = row && (await files.store.open(keyOf(file), range))
  if (!stored) return null
  return { ...(range ? stored : checkDigest(stored, row.digest)), mimeType: row.mimeType }
}

/** Reads a whole file; null for a missing one. */
export async function readFile(files: Files, file: FileId, reader: FileReader): Promise<Buffer | null> {
  const opened = await openFile(files, file, reader)
  return opened && buffer(opened.stream)
}

const findParts = ({ orm }: Files, { area, id }: FileId): Promise<FileRow[]> =>
  orm
    .select()
    .from(storedFiles)
    .where(and(eq(storedFiles.area, area), eq(storedFiles.id, id)))
    .orderBy(asc(storedFiles.at))

/** The parts from offset 0 to `size` without gaps; null when one is missing. Parts of an earlier try are left out. */
const findWhole = async (files: Files, file: FileId, size: number): Promise<readonly FileRow[] | null> => {
  const byOffset = new Map((await findParts(files, file)).map((part) => [part.at, part]))
  const parts: FileRow[] = []
  for (let at = 0; at < size; ) {
    const part = byOffset.get(at)
    if (!part) return null
    parts.push(part)
    at += part.size
  }
  return parts.reduce((sum, part) => sum + part.size, 0) === size ? parts : null
}

async function* readParts(files: Files, parts: readonly FileRow[]): AsyncGenerator<Buffer> {
  for (const part of parts) {
    const bytes = await readFile(files, part, 'gateway')
    if (!bytes) throw new PartMissing()
    yield bytes
  }
}

class PartMissing extends Error {}

/** Joins parts of `size` bytes together into a local file; false when one is missing. */
export async function joinParts(files: Files, file: FileId, size: number, path: string): Promise<boolean> {
  const parts = await findWhole(files, file, size)
  if (!parts) return false
  try {
    await pipeline(readParts(files, parts), createWriteStream(path))
    return true
  } catch (error) {
    if (error instanceof PartMissing) return false
    throw error
  }
}

/** Reads parts of `size` bytes together; null when one is missing. */
export async function readWhole(files: Files, file: FileId, size: number): Promise<Buffer | null> {
  const parts = await findWhole(files, file, size)
  if (!parts) return null
  const pieces = await Promise.all(parts.map((part) => readFile(files, part, 'gateway')))
  return pieces.every((piece) => piece !== null) ? Buffer.concat(pieces) : null
}

const removeRow = async ({ orm, store }: Files, row: FileRow): Promise<void> => {
  await store.remove(keyOf(row))
  await orm.delete(storedFiles).where(isFile(row))
}

/**
 * Deletes a file with all its parts. Callers delete their own row first. After a failure the sweep repeats it.
 * @throws FileStoreFailed
 */
export async function removeFile(files: Files, file: FileId): Promise<void> {
  for (const row of await findParts(files, file)) await removeRow(files, row)
}

/** Unused files of an area that were saved before a time, in ms, oldest first. */
export async function findUnused(
  { orm }: Files,
  area: FileArea,
  before: number,
  limit: number,
): Promise<FileRow[]> {
  const used = sql.raw(ruleOf(area).inUse)
  return orm
    .select()
    .from(storedFiles)
    .where(
      sql`${storedFiles.area} = ${area} and ${storedFiles.savedAt} < ${new Date(before).toISOString()}
        and not exists (select 1 from (${used}) as used where used.id = ${storedFiles.id})`,
    )
    .orderBy(asc(storedFiles.savedAt))
    .limit(limit)
}

/** All files, or those of some areas. */
export function findAll(orm: Queryable, areas: readonly FileArea[] = FILE_AREA_NAMES): Promise<FileRow[]> {
  return orm
    .select()
    .from(storedFiles)
    .where(inArray(storedFiles.area, [...areas]))
    .orderBy(asc(storedFiles.area), asc(storedFiles.id), asc(storedFiles.at))
}

/** Keys of the files that belong in a backup. */
export async function findBackedUp(orm: Queryable): Promise<readonly FileKey[]> {
  const areas = FILE_AREA_NAMES.filter((area) => ruleOf(area).isBackedUp)
  return (await findAll(orm, areas)).map(keyOf)
}
