import { IMPORT_UPLOAD_RETENTION_MS } from '@zhushutong/domain/data-import'
import { and, desc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../platform/db'
import { defineLeases } from '../../platform/jobs'
import { importBatches } from '../batches/batches.table'
import { importUploads } from './uploads.table'

export type ImportUpload = typeof importUploads.$inferSelect

type NewUpload = Pick<ImportUpload, 'id' | 'fileName' | 'size' | 'uploadedBy' | 'createdAt'>

const T = importUploads
const ACTIVE = ['waiting', 'running'] as const

/** Of a task that died; running tasks renew it. */
const LEASE_SECONDS = 60

/** Checks and imports, one at a time over all gateways. An import that died goes on where it was. */
export const uploadLeases = defineLeases({
  table: T,
  open: inArray(T.state, [...ACTIVE]),
  claimable: sql`not exists (
    select 1 from ${T} r where r.state = 'running' and r.lease_until > clock_timestamp())`,
  seconds: LEASE_SECONDS,
  maxAttempts: 2,
  retryAfterSeconds: 5,
  onClaim: { state: 'running', progress: null },
  onGiveUp: { state: 'failed', note: '中途停止了，可以再试一次；已写入的行不会重复' },
})

export async function insertUpload(db: Queryable, upload: NewUpload): Promise<ImportUpload> {
  const [row] = await db
    .insert(T)
    .values({ ...upload, state: 'uploading', sheets: [] })
    .returning()
  return row as ImportUpload
}

const isUuid = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)

export async function findUpload(db: Queryable, id: string): Promise<ImportUpload | null> {
  if (!isUuid(id)) return null
  const [row] = await db.select().from(T).where(eq(T.id, id))
  return row ?? null
}

export async function lockUpload(db: Queryable, id: string): Promise<ImportUpload | null> {
  if (!isUuid(id)) return null
  const [row] = await db.select().from(T).where(eq(T.id, id)).for('update')
  return row ?? null
}

export async function updateUpload(
  db: Queryable,
  id: string,
  values: PgUpdateSetSource<typeof importUploads>,
): Promise<ImportUpload> {
  const [row] = await db.update(T).set(values).where(eq(T.id, id)).returning()
  return row as ImportUpload
}

export async function deleteUpload(db: Queryable, id: string): Promise<void> {
  await db.delete(T).where(eq(T.id, id))
}

const LISTED = 20

/** The latest files that are uploaded and not imported. */
export function findOpenUploads(db: Queryable): Promise<ImportUpload[]> {
  return db
    .select()
    .from(T)
    .where(notInArray(T.state, ['uploading', 'imported']))
    .orderBy(desc(T.createdAt))
    .limit(LISTED)
}

/** Deletes old files; their bytes and results go with the sweep of the file store. `now` in ms. */
export async function deleteOldUploads(db: Queryable, now: number): Promise<void> {
  await db
    .delete(T)
    .where(and(lt(T.createdAt, now - IMPORT_UPLOAD_RETENTION_MS), notInArray(T.state, [...ACTIVE])))
}

/** Marks batches as failed whose gateway died, so that they can be undone. `now` in ms. */
export async function endAbandonedBatches(db: Queryable, now: number): Promise<void> {
  const abandoned = db
    .select({ id: T.batch })
    .from(T)
    .where(sql`${T.batch} is not null and coalesce(${T.leaseUntil} < clock_timestamp(), true)`)
  await db
    .update(importBatches)
    .set({ state: 'failed', finishedAt: now, note: '中途停止' })
    .where(and(eq(importBatches.state, 'running'), inArray(importBatches.id, abandoned)))
}
