import { hasRoom, type RecordRef, refKey, UNDO_MS } from '@zhushutong/domain/favourites'
import { and, asc, count, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Clock } from '../clock'
import type { Database } from '../db'
import { memberCollect } from './favourites.table'

export interface Kept extends RecordRef {
  readonly title: string
  readonly createdAt: number
}

export interface KeptPage {
  readonly rows: readonly Kept[]
  readonly total: number
  readonly byKind: ReadonlyArray<{ readonly kind: string; readonly total: number }>
}

const { userId: owner, kind: kinds, recordId, createdAt, removedAt } = memberCollect

const keptBy = (userId: string) => and(eq(owner, userId), isNull(removedAt))

export type AddRefusal = 'full' | 'gone'

/** How many records a member keeps. */
export const countFavourites = ({ orm }: Pick<Database, 'orm'>, userId: string): Promise<number> =>
  orm.$count(memberCollect, keptBy(userId))

/** What members keep; every call is about one member's own (FAV-01). */
export function favouritesStore({ orm }: Pick<Database, 'orm'>, clock: Clock) {
  const one = (userId: string, { kind, id }: RecordRef) =>
    and(eq(owner, userId), eq(kinds, kind), eq(recordId, id))

  return {
    /**
     * How many there are now. Kept twice is kept once; what was removed a moment ago comes back as it was.
     * @param title null where the record is not there for its reader: then only a removal can be undone
     */
    async add(userId: string, ref: RecordRef, title: string | null): Promise<number | AddRefusal> {
      return orm.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`collect:${userId}`}, 0))`)
        const held = await tx.$count(memberCollect, keptBy(userId))
        const [row] = await tx.select().from(memberCollect).where(one(userId, ref))
        if (row && row.removedAt === null) return held
        if (!hasRoom(held)) return 'full'
        const now = clock.now()
        const undoes = row?.removedAt != null && row.removedAt >= now - UNDO_MS
        if (title === null && !undoes) return 'gone'
        const kept = {
          title: title ?? row?.title ?? '',
          createdAt: undoes ? row.createdAt : now,
          removedAt: null,
        }
        await tx
          .insert(memberCollect)
          .values({ userId, kind: ref.kind, recordId: ref.id, ...kept })
          .onConflictDoUpdate({ target: [owner, kinds, recordId], set: kept })
        return held + 1
      })
    },

    async remove(userId: string, ref: RecordRef): Promise<void> {
      const removed = { removedAt: clock.now() }
      await orm
        .update(memberCollect)
        .set(removed)
        .where(and(one(userId, ref), isNull(removedAt)))
    },

    /** Forgets what was removed and cannot come back. */
    async sweep(): Promise<void> {
      await orm.delete(memberCollect).where(lt(removedAt, clock.now() - UNDO_MS))
    },

    /** Those of the records that the member keeps. */
    async among(userId: string, refs: readonly RecordRef[]): Promise<readonly RecordRef[]> {
      const ids = [...new Set(refs.map(({ id }) => id))]
      const found = await orm
        .select({ kind: kinds, id: recordId })
        .from(memberCollect)
        .where(and(keptBy(userId), inArray(recordId, ids)))
      const asked = new Set(refs.map(refKey))
      return found.filter((ref) => asked.has(refKey(ref)))
    },

    /** A page of them, the latest first. */
    async page(
      userId: string,
      { kind, pageNum, pageSize }: { kind?: string; pageNum: number; pageSize: number },
    ): Promise<KeptPage> {
      const byKind = await orm
        .select({ kind: kinds, total: count() })
        .from(memberCollect)
        .where(keptBy(userId))
        .groupBy(kinds)
        .orderBy(desc(count()), asc(kinds))
      const rows = await orm
        .select({ kind: kinds, id: recordId, title: memberCollect.title, createdAt })
        .from(memberCollect)
        .where(kind === undefined ? keptBy(userId) : and(keptBy(userId), eq(kinds, kind)))
        .orderBy(desc(createdAt), asc(kinds), asc(recordId))
        .limit(pageSize)
        .offset((pageNum - 1) * pageSize)
      const counted = byKind.filter((one) => kind === undefined || one.kind === kind)
      return { rows, byKind, total: counted.reduce((sum, one) => sum + one.total, 0) }
    },
  }
}

export type FavouritesStore = ReturnType<typeof favouritesStore>
