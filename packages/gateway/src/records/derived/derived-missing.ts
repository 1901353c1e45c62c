import { owner, type RecordKind, type StoredRecord, tender, winning } from '@zhushutong/domain/records'
import { type SQL, sql } from 'drizzle-orm'
import { readRows, type Tx } from '../../platform/db'
import { rowOf } from '../schema/record-row'
import { tableOf } from '../schema/tables'
import type { Scope } from './scope'

/** The source of owners and agencies that were created from notices. */
const SOURCE = 'derived'
const BATCH = 1000

interface Named {
  readonly id: string
  readonly name: string
  readonly region: string | null
  /** True for a company of the portal; the credit code is that company's. */
  readonly isCompany: boolean
  readonly creditCode: string | null
  readonly collectedAt: number | null
}

/** Units named in tenders and results that have no record yet, with the data of the latest notice. */
const findMissing = (tx: Tx, kind: RecordKind, { holds, names }: Scope): Promise<Named[]> => {
  const [id, name] =
    kind === owner ? [sql`owner_id`, sql`owner_unit_name`] : [sql`agency_id`, sql`agency_name`]
  const from = (source: RecordKind, day: SQL) =>
    sql`select ${id} as id, ${name} as name, region, ${day} as day, collected_at from ${tableOf(source)} notice
      where ${id} is not null and ${name} is not null and ${holds(id)} and ${names(source.kind, sql`notice.id`)}`
  return readRows<Named>(
    tx,
    sql`with named as (
        ${from(tender, sql`publicity_time`)} union all ${from(winning, sql`awarded_on`)}
      ), latest as (
        select distinct on (id) id, name, region, collected_at from named n
        where not exists (select 1 from ${tableOf(kind)} r where r.id = n.id)
        order by id, day desc nulls last
      )
      select l.id, l.name, coalesce(c.region, l.region) as region, c.id is not null as "isCompany",
        c.credit_code as "creditCode", (extract(epoch from l.collected_at) * 1000)::bigint as "collectedAt"
      from latest l left join record_company c on c.id = l.id`,
  )
}

const recordOf = (kind: RecordKind, named: Named, now: number): StoredRecord => ({
  id: named.id,
  name: named.name,
  region: named.region,
  creditCode: named.creditCode,
  // The type of a unit that is no company of the portal is unknown: its name does not reveal it.
  ...(kind === owner && { ownerType: named.isCompany ? 'enterprise' : null }),
  sourcePlatform: '招标与中标公告归集',
  collectedAt: named.collectedAt ?? now,
})

/** Adds a record, without figures, for each owner or agency that is named for the first time; returns their ids. */
export async function addMissing(
  tx: Tx,
  kind: RecordKind,
  scope: Scope,
  now: number,
): Promise<readonly string[]> {
  const named = await findMissing(tx, kind, scope)
  const table = tableOf(kind)
  const rows = named.map((row) =>
    rowOf(kind, recordOf(kind, row, now), { source: SOURCE, sourceKey: row.id }, now),
  )
  for (let i = 0; i < rows.length; i += BATCH) {
    const batch = JSON.stringify(rows.slice(i, i + BATCH))
    await tx.execute(sql`
      insert into ${table} select * from json_populate_recordset(null::${table}, ${batch}::text::json)`)
  }
  return named.map(({ id }) => id)
}
