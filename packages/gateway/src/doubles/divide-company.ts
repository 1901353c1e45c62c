import { divideStatements } from '@zhushutong/domain/doubles'
import { dayOf } from '@zhushutong/domain/formatting'
import { company, type StoredRecord } from '@zhushutong/domain/records'
import { isSource, listNames } from '@zhushutong/domain/statements'
import { inArray, sql } from 'drizzle-orm'
import {
  composeStatements,
  linkWaiting,
  lockWrites,
  newRecordId,
  prepareRow,
  readExisting,
  recomposeRecords,
  writeRecords,
} from '../import'
import { type Queryable, readRows, type Tx } from '../platform/db'
import {
  companyDoubles,
  DEMO_SOURCE,
  readStatements,
  recordChanges,
  recordStatements,
  recordsChanged,
  refreshStale,
  type StoredStatement,
  saveIdentities,
  tableOf,
} from '../records'
import { relinkRecords } from './move-record-links'

/** The source that the history names for a division. */
const SOURCE = '拆分企业'

interface Division {
  readonly companyId: string
  /** The numbers of the statements of the other company. */
  readonly leaving: readonly number[]
}

interface Decision extends Division {
  /** The account of the member of staff. */
  readonly by: string
  /** ms */
  readonly now: number
}

type Reader = Pick<Queryable, 'select' | 'execute'>

/** The statements of sources about a company, the newest first. */
export async function readSourceStatements(db: Reader, id: string): Promise<readonly StoredStatement[]> {
  const statements = (await readStatements(db, company, [id])).get(id) ?? []
  return statements.filter(isSource).toSorted((a, b) => b.dataOn.localeCompare(a.dataOn))
}

const divide = async (db: Reader, { companyId, leaving }: Division) => {
  const statements = (await readStatements(db, company, [companyId])).get(companyId) ?? []
  return divideStatements(statements, leaving)
}

/** The values of both companies after a division (DAT-35), or the problem in Chinese. */
export async function previewDivision(db: Reader, division: Division) {
  const parts = await divide(db, division)
  if ('problem' in parts) return parts
  const valuesOf = (part: readonly StoredStatement[]) => composeStatements(company, undefined, part).values
  return { stays: valuesOf(parts.stays), leaves: valuesOf(parts.leaves) }
}

/** The id that the row would have got in an import, or another one if a company has or had it. */
const findFreeId = async (tx: Tx, { source, sourceKey }: StoredStatement): Promise<string> => {
  for (let n = 0; ; n++) {
    const id = newRecordId({ kind: company, source }, n === 0 ? sourceKey : `${sourceKey}\ndivided ${n}`)
    const holders = await readRows(
      tx,
      sql`select 1 from ${tableOf(company)} where id = ${id} union all select 1 from merged_companies where id = ${id}`,
    )
    if (holders.length === 0) return id
  }
}

/** Removes the history that the wrong rows made: changes from or to a name of the other company, or by its sources alone. */
const removeHistory = async (
  tx: Tx,
  id: string,
  stays: readonly StoredStatement[],
  leaves: readonly StoredStatement[],
) => {
  const known = new Set(stays.map(({ source }) => source))
  const foreign = [...new Set(leaves.map(({ source }) => source))].filter((source) => !known.has(source))
  const names = leaves.flatMap(({ values }) => listNames(values))
  await tx.execute(sql`
    delete from ${recordChanges} where kind = ${company.kind} and record_id = ${id} and (
      source = any((select ${sql.param(foreign)}::text[])::text[])
      or exists (select 1 from jsonb_array_elements(changes) c where c ->> 'key' = 'name'
        and (c ->> 'before' = any((select ${sql.param(names)}::text[])::text[])
          or c ->> 'after' = any((select ${sql.param(names)}::text[])::text[]))))`)
}

const insertCompany = async (tx: Tx, id: string, leaves: readonly StoredStatement[], now: number) => {
  const [first] = leaves
  if (!first) throw new Error('a division without statements')
  const { values } = composeStatements(company, undefined, leaves)
  const place = { source: first.source, sourceKey: first.sourceKey }
  const written = prepareRow(company, id, values, undefined, place, now)
  await writeRecords(tx, company, [written])
  await saveIdentities(tx, [written.record])
  await recordsChanged(tx, company, { arrived: [id], now })
  return written.record
}

const saveApart = async (tx: Tx, ids: readonly string[], { by, now }: Decision) => {
  const [firstId = '', secondId = ''] = ids.toSorted()
  const decision = { reason: 'joined', state: 'apart', decidedBy: by, decidedAt: now } as const
  const [row] = await tx
    .insert(companyDoubles)
    .values({ firstId, secondId, foundAt: now, ...decision })
    .onConflictDoUpdate({ target: [companyDoubles.firstId, companyDoubles.secondId], set: decision })
    .returning({ id: companyDoubles.id })
  return row?.id ?? ''
}

/**
 * Divides a record that an import made of two companies (DAT-35): the chosen statements make a company of their own, and
 * notices are linked anew by names and codes. Favourites and subscriptions stay. Returns the id of the pair, which can be
 * merged again; null for an unknown or demo company.
 */
export async function divideCompany(
  tx: Tx,
  decision: Decision,
): Promise<{ readonly pairId: string } | { readonly problem: string } | null> {
  const { companyId, now } = decision
  await lockWrites(tx)
  const [existing] = await readExisting(tx, company, [companyId])
  if (!existing || existing.source === DEMO_SOURCE) return null
  const parts = await divide(tx, decision)
  if ('problem' in parts) return parts
  const [first] = parts.leaves
  if (!first) return null
  const id = await findFreeId(tx, first)
  await tx
    .update(recordStatements)
    .set({ recordId: id })
    .where(inArray(recordStatements.ordinal, [...decision.leaving]))
  await removeHistory(tx, companyId, parts.stays, parts.leaves)
  const origin = { batch: `divide-${id}`, dataOn: dayOf(now), source: SOURCE, now }
  await recomposeRecords(tx, company, [companyId], { ...origin, isUndo: true })
  await recordsChanged(tx, company, { changed: [companyId], now })
  const record: StoredRecord = await insertCompany(tx, id, parts.leaves, now)
  await relinkRecords(tx, companyId, { ...origin, isEditorial: true })
  await linkWaiting(tx, [record], origin)
  const pairId = await saveApart(tx, [companyId, id], decision)
  await refreshStale(tx, now)
  return { pairId }
}
