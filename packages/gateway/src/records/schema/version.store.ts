import type { RecordKind } from '@zhushutong/domain/records'
import { eq, lt, sql } from 'drizzle-orm'
import { momentSql, type Queryable, readRows } from '../../platform/db'
import { recordArrivals } from './arrivals.table'
import { recordUpdates } from './updates.table'
import { recordVersions } from './version.table'

/** The ids of the records of one write, and its time (ms). */
interface Written {
  readonly arrived?: readonly string[]
  readonly changed?: readonly string[]
  readonly removed?: readonly string[]
  readonly now: number
}

type Ids = readonly string[]

const listed = (ids: Ids) => sql`json_array_elements_text(${JSON.stringify(ids)}::text::json) as id`

const addUpdates = (
  tx: Pick<Queryable, 'execute'>,
  kind: string,
  ids: Ids,
  {
    version,
    now,
    isRemoved,
  }: { readonly version: number; readonly now: number; readonly isRemoved: boolean },
) =>
  tx.execute(sql`
    insert into ${recordUpdates} (kind, record_id, version, is_removed, stored_at)
    select ${kind}, id, ${version}::bigint, ${isRemoved}, ${momentSql(now)} from ${listed([...new Set(ids)])}
    on conflict (kind, record_id) do update
      set version = excluded.version, is_removed = excluded.is_removed, stored_at = excluded.stored_at`)

/** Stores arrivals; a record that comes back after its removal is a changed one. */
const addArrivals = async (
  tx: Pick<Queryable, 'execute'>,
  kind: string,
  ids: Ids,
  { version, now }: { readonly version: number; readonly now: number },
) => {
  await tx.execute(sql`
    insert into ${recordArrivals} (kind, record_id, version, stored_at)
    select ${kind}, id, ${version}::bigint, ${momentSql(now)} from ${listed(ids)}
    on conflict (kind, record_id) do nothing`)
  await tx.execute(sql`
    update ${recordUpdates} set version = ${version}::bigint, is_removed = false, stored_at = ${momentSql(now)}
    where kind = ${kind} and is_removed and record_id in (select id from ${listed(ids)})`)
}

/**
 * Increments and returns the version of a kind and stores what was written, in the transaction that writes the records.
 * Called last, only before the entries of the history: the version is locked until the transaction ends, so the
 * versions of a kind follow the order of commits.
 */
export async function recordsChanged(
  tx: Pick<Queryable, 'execute'>,
  { kind }: RecordKind,
  written?: Written,
): Promise<number> {
  const [row] = await readRows<{ version: number }>(
    tx,
    sql`insert into ${recordVersions} (kind, version) values (${kind}, 1)
      on conflict (kind) do update set version = ${recordVersions}.version + 1 returning version`,
  )
  if (!row) throw new Error(`The version of ${kind} was not stored`)
  const { version } = row
  if (!written) return version
  const { arrived = [], changed = [], removed = [], now } = written
  if (arrived.length > 0) await addArrivals(tx, kind, arrived, { version, now })
  if (changed.length > 0) await addUpdates(tx, kind, changed, { version, now, isRemoved: false })
  if (removed.length > 0) await addUpdates(tx, kind, removed, { version, now, isRemoved: true })
  return version
}

/** Deletes arrivals and updates before a moment (ms), but not their records. */
export async function forgetWrites(db: Pick<Queryable, 'delete'>, before: number): Promise<void> {
  await db.delete(recordArrivals).where(lt(recordArrivals.storedAt, before))
  await db.delete(recordUpdates).where(lt(recordUpdates.storedAt, before))
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
