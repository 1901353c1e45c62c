import { canAddFavourite, formatRecordKey, type RecordRef, UNDO_MS } from '@zhushutong/domain/favourites'
import { and, asc, count, desc, eq, inArray, isNull, lt } from 'drizzle-orm'
import { type Database, lockName, type Queryable } from '../platform/db'
import { offsetOf } from '../platform/http'
import { memberCollect } from './favourites.table'

export interface Favourite extends RecordRef {
  readonly title: string
  readonly createdAt: number
}

interface FavouritePage {
  readonly rows: readonly Favourite[]
  readonly total: number
  readonly byKind: ReadonlyArray<{ readonly kind: string; readonly total: number }>
}

const { userId: owner, kind: kinds, recordId, createdAt, removedAt } = memberCollect

const ownFavourites = (userId: string) => and(eq(owner, userId), isNull(removedAt))

type AddRefusal = 'full' | 'gone'

export function countFavourites({ orm }: Pick<Database, 'orm'>, userId: string): Promise<number> {
  return orm.$count(memberCollect, ownFavourites(userId))
}

const isRecord = (userId: string, { kind, id }: RecordRef) =>
  and(eq(owner, userId), eq(kinds, kind), eq(recordId, id))

/**
 * Adds a favourite and returns the new count. Adding twice is harmless; a recent removal is undone.
 * @param title null if the record is missing for its reader: then only a removal can be undone
 */
export async function insertFavourite(
  orm: Queryable,
  userId: string,
  ref: RecordRef,
  title: string | null,
  now: number,
): Promise<number | AddRefusal> {
  return orm.transaction(async (tx) => {
    await lockName(tx, `collect:${userId}`)
    const total = await tx.$count(memberCollect, ownFavourites(userId))
    const [row] = await tx.select().from(memberCollect).where(isRecord(userId, ref))
    if (row && row.removedAt === null) return total
    if (!canAddFavourite(total)) return 'full'
    const undoes = row?.removedAt != null && row.removedAt >= now - UNDO_MS
    if (title === null && !undoes) return 'gone'
    const values = {
      title: title ?? row?.title ?? '',
      createdAt: undoes ? row.createdAt : now,
      removedAt: null,
    }
    await tx
      .insert(memberCollect)
      .values({ userId, kind: ref.kind, recordId: ref.id, ...values })
      .onConflictDoUpdate({ target: [owner, kinds, recordId], set: values })
    return total + 1
  })
}

export async function removeFavourite(
  orm: Queryable,
  userId: string,
  ref: RecordRef,
  now: number,
): Promise<void> {
  const removed = { removedAt: now }
  await orm
    .update(memberCollect)
    .set(removed)
    .where(and(isRecord(userId, ref), isNull(removedAt)))
}

/** Deletes removed favourites that can no longer be restored. */
export async function sweepFavourites(orm: Queryable, now: number): Promise<void> {
  await orm.delete(memberCollect).where(lt(removedAt, now - UNDO_MS))
}

/** The given records that are the member's favourites. */
export async function findFavouritesAmong(
  orm: Queryable,
  userId: string,
  refs: readonly RecordRef[],
): Promise<readonly RecordRef[]> {
  const ids = [...new Set(refs.map(({ id }) => id))]
  const rows = await orm
    .select({ kind: kinds, id: recordId })
    .from(memberCollect)
    .where(and(ownFavourites(userId), inArray(recordId, ids)))
  const keys = new Set(refs.map(formatRecordKey))
  return rows.filter((ref) => keys.has(formatRecordKey(ref)))
}

export async function findFavouritePage(
  orm: Queryable,
  userId: string,
  { kind, pageNum, pageSize }: { kind?: string; pageNum: number; pageSize: number },
): Promise<FavouritePage> {
  const byKind = await orm
    .select({ kind: kinds, total: count() })
    .from(memberCollect)
    .where(ownFavourites(userId))
    .groupBy(kinds)
    .orderBy(desc(count()), asc(kinds))
  const rows = await orm
    .select({ kind: kinds, id: recordId, title: memberCollect.title, createdAt })
    .from(memberCollect)
    .where(kind === undefined ? ownFavourites(userId) : and(ownFavourites(userId), eq(kinds, kind)))
    .orderBy(desc(createdAt), asc(kinds), asc(recordId))
    .limit(pageSize)
    .offset(offsetOf({ pageNum, pageSize }))
  const counted = byKind.filter((item) => kind === undefined || item.kind === kind)
  return { rows, byKind, total: counted.reduce((sum, item) => sum + item.total, 0) }
}
