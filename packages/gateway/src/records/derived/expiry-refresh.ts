import { randomUUID } from 'node:crypto'
import {
  certificateKey,
  type ExpiryRow,
  expiringPermit,
  expiringQualifications,
  expiryWindow,
  permitExpiry,
  qualificationExpiry,
  type RecordKind,
  type StoredRecord,
} from '@zhushutong/domain/records'
import { getTableName, type SQL, sql } from 'drizzle-orm'
import { readRows, type Tx } from '../../platform/db'
import { loadRows } from '../../platform/db/bulk-load'
import { rowOf } from '../schema/record-row'
import { tableOf } from '../schema/tables'
import { recordsChanged } from '../schema/version.store'
import { addWritten, recountTokens } from '../search/token-stats'

/** An arbitrary number that no other code locks: refreshes run one after the other. */
const LOCK = 7_310_003
const BATCH = 500
/** The source of rows that were made from companies. */
const SOURCE = 'derived'

/** The ids of companies; null for all of them. */
type Companies = readonly string[] | null

const isOf = (id: SQL, companies: Companies): SQL =>
  companies === null ? sql`true` : sql`${id} = any((select ${sql.param([...companies])}::text[])::text[])`

interface Derived {
  readonly kind: RecordKind
  /** A query of company_id and all other values of the rows, from the current companies. */
  readonly wanted: (from: string, until: string, companies: Companies) => SQL
  /** The same columns of the stored rows. */
  readonly present: (companies: Companies) => SQL
  readonly rowsOf: (company: StoredRecord, today: number) => readonly ExpiryRow[]
}

const ALIVE = sql`c.status is distinct from 'cancelled' and c.status is distinct from 'revoked'`
const OF_COMPANY = sql`c.id, c.name, c.region, c.contact_phone, c.source_platform, c.collected_at, c.checked_at`
const OF_ROW = sql`company_id, company_name, region, contact_phone, source_platform, collected_at, checked_at`

const DERIVED: readonly Derived[] = [
  {
    kind: qualificationExpiry,
    wanted: (from, until, companies) => sql`
      select ${OF_COMPANY}, q.name, q.grade, q."certificateNo", q.issuer, q."grantedOn", q."validUntil"
      from record_company c cross join lateral jsonb_to_recordset(c.qualifications) as q(
        name text, grade text, "certificateNo" text, issuer text, "grantedOn" text, "validUntil" text)
      where ${isOf(sql`c.id`, companies)} and ${ALIVE} and q."validUntil" between ${from} and ${until}`,
    present: (companies) => sql`
      select ${OF_ROW}, qualification_name, grade, certificate_no, issuer, granted_on::text, valid_until::text
      from record_qualification_expiry where ${isOf(sql`company_id`, companies)}`,
    rowsOf: expiringQualifications,
  },
  {
    kind: permitExpiry,
    wanted: (from, until, companies) => sql`
      select ${OF_COMPANY}, c.safety_permit_no, c.safety_permit_issuer, c.safety_permit_from,
        c.safety_permit_until, c.qualification_summary, c.qualification_codes
      from record_company c
      where ${isOf(sql`c.id`, companies)} and ${ALIVE} and c.safety_permit_until between ${from}::date and ${until}::date`,
    present: (companies) => sql`
      select ${OF_ROW}, permit_no, issuer, granted_on, valid_until, qualification_summary, qualification_codes
      from record_permit_expiry where ${isOf(sql`company_id`, companies)}`,
    rowsOf: (company, today) => {
      const row = expiringPermit(company, today)
      return row ? [row] : []
    },
  },
]

/** Lists companies with outdated rows in a temporary table, numbered from 1; returns their number. */
const findStale = async (
  tx: Tx,
  { wanted, present }: Derived,
  today: number,
  companies: Companies,
): Promise<number> => {
  const { from, until } = expiryWindow(today)
  await tx.execute(sql`drop table if exists stale_companies`)
  await tx.execute(
    sql`create temporary table stale_companies (n integer primary key, id text) on commit drop`,
  )
  const stale = await tx.execute(sql`
    with wanted as (${wanted(from, until, companies)}), present as (${present(companies)}),
      unlike as ((select * from wanted except select * from present)
        union all (select * from present except select * from wanted))
    insert into stale_companies (n, id)
    select row_number() over (), u.id from (select distinct id from unlike where id is not null) u`)
  return stale.rowCount ?? 0
}

const readCompaniesAfter = (tx: Tx, after: number) =>
  readRows<StoredRecord>(
    tx,
    sql`select c.id, c.name, c.status, c.region, c.contact_phone as "contactPhone", c.qualifications,
        c.qualification_codes as "qualificationCodes", c.qualification_summary as "qualificationSummary",
        c.safety_permit_no as "safetyPermitNo", c.safety_permit_issuer as "safetyPermitIssuer",
        c.safety_permit_from::text as "safetyPermitFrom", c.safety_permit_until::text as "safetyPermitUntil",
        c.source_platform as "sourcePlatform",
        (extract(epoch from c.collected_at) * 1000)::float8 as "collectedAt",
        (extract(epoch from c.checked_at) * 1000)::float8 as "checkedAt"
      from stale_companies s join record_company c on c.id = s.id
      where s.n > ${after} and s.n <= ${after + BATCH} order by s.n`,
  )

/** Deletes the outdated rows and returns their ids by certificate: the new rows reuse them. */
const takeAway = async (tx: Tx, { kind }: Derived): Promise<Map<string, string>> => {
  const isQualification = kind === qualificationExpiry
  const certificate = isQualification
    ? sql`d.qualification_name as "qualificationName", d.grade, d.certificate_no as "certificateNo"`
    : sql`null as "qualificationName"`
  const rows = await readRows<{ id: string; companyId: string }>(
    tx,
    sql`delete from ${tableOf(kind)} d using stale_companies s where d.company_id = s.id
      returning d.id, d.company_id as "companyId", ${certificate}`,
  )
  return new Map(rows.map((row) => [certificateKey(row), row.id]))
}

const refreshKind = async (tx: Tx, derived: Derived, now: number, companies: Companies): Promise<number> => {
  const { kind, rowsOf } = derived
  const table = tableOf(kind)
  const stale = await findStale(tx, derived, now, companies)
  if (stale === 0) return 0
  const known = await takeAway(tx, derived)
  const knownIds = new Set(known.values())
  const arrived: string[] = []
  for (let after = 0; after < stale; after += BATCH) {
    const companies = await readCompaniesAfter(tx, after)
    const rows = companies.flatMap((company) => rowsOf(company, now))
    const builtRows = rows.map((row) => {
      const id = known.get(certificateKey(row)) ?? randomUUID()
      return rowOf(kind, { ...row, id } as StoredRecord, { source: SOURCE, sourceKey: id }, now)
    })
    await loadRows(tx, getTableName(table), builtRows)
    arrived.push(...builtRows.map(({ id }) => String(id)).filter((id) => !knownIds.has(id)))
  }
  await addWritten(tx, kind, stale)
  await recountTokens(tx)
  await recordsChanged(tx, kind, { arrived, now })
  return stale
}

/**
 * Updates the lists of expiring qualifications and safety permits to the companies' data on the day of `now` (ms):
 * after an import of companies, and every day. Correct rows are not changed (ACC-07).
 * @param companies the companies that changed; null for all
 * @returns the number of companies with new rows, summed over both lists
 */
export async function refreshExpiry(tx: Tx, now: number, companies: Companies = null): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
  let count = 0
  for (const derived of DERIVED) count += await refreshKind(tx, derived, now, companies)
  return count
}
