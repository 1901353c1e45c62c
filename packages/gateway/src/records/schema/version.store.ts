import type { RecordKind } from '@zhushutong/domain/records'
import { eq, lt, sql } from 'drizzle-orm'
import { momentSql, type Queryable, readRows } from '../../platform/db'
import { recordArrivals } from './arrivals.table'
import { recordVersions } from './version.table'

/** Newly added records, and the time of their arrival (ms). */
interface Arrived {
  readonly ids: readonly string[]
  readonly now: number
}

/**
 * Increments and returns the version of a kind and stores its new arrivals, in the transaction that writes the records.
 * Called last, only before the entries of the history: the version is locked until the transaction ends, so the
 * versions of a kind follow the order of commits.
 */
export async function recordsChanged(
  tx: Pick<Queryable, 'execute'>,
  { kind }: RecordKind,
  arrived?: Arrived,
): Promise<number> {
  const [row] = await readRows<{ version: number }>(
    tx,
    sql`insert into ${recordVersions} (kind, version) values (${kind}, 1)
      on conflict (kind) do update set version = ${recordVersions}.version + 1 returning version`,
  )
  if (!row) throw new Error(`The version of ${kind} was not stored`)
  const { version } = row
  if (!arrived || arrived.ids.length === 0) return version
  await tx.execute(sql`
    insert into ${recordArrivals} (kind, record_id, version, stored_at)
    select ${kind}, id, ${version}::bigint, ${momentSql(arrived.now)}
    from json_array_elements_text(${JSON.stringify(arrived.ids)}::text::json) as id
    on conflict (kind, record_id) do nothing`)
  return version
}

/** Deletes arrivals before a moment (ms), but not their records. */
export async function forgetArrivals(db: Pick<Queryable, 'delete'>, before: number): Promise<void> {
  await db.delete(recordArrivals).where(lt(recordArrivals.storedAt, before))
}

export function versionsOfKinds(
  reader: Pick<Queryable, 'select'>,
): Promise<{ kind: string; version: number }[]> {
  return reader.select().from(recordVersions).orderBy(recordVersions.kind)
}

/** The version of a kind; 0 if it was never written to. */
export async function readVersion(reader: Pick<Queryable, 'select'>, { kind }: RecordKind): Promise<number> {
  const [row] = await reader.select().from(recordVersions).where(eq(recordVersions.kind, kind))
  return row?.version ?? 0
}
