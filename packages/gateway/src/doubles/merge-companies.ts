import { dayOf } from '@zhushutong/domain/formatting'
import { agency, company, owner, type RecordKind, type StoredRecord } from '@zhushutong/domain/records'
import { listNames } from '@zhushutong/domain/statements'
import { and, eq, sql } from 'drizzle-orm'
import { buildLegacyStatement, linkWaiting, lockWrites, readExisting, recomposeRecords } from '../import'
import type { Tx } from '../platform/db'
import {
  clearSharedHashes,
  columnIn,
  companyDoubles,
  DEMO_SOURCE,
  forgetIdentities,
  mergedCompanies,
  movedRows,
  readStatements,
  recordChanges,
  recordsChanged,
  refreshStale,
  saveStatements,
  suspectDoublesOf,
  tableOf,
} from '../records'
import { moveRecordLinks, returnRecordLinks } from './move-record-links'
import { moveRows, returnRows } from './move-rows'
import { REFERENCES } from './references'

const C = tableOf(company)
const M = movedRows
const COMPANY_TABLE = 'record_company'

/** The source that the history names for a merge. */
const SOURCE = '合并重复企业'

/** Organisations whose records were made of notices share the id of their company. */
const SHADOWS: readonly RecordKind[] = [owner, agency]
const SHADOW_SOURCE = 'derived'

interface Merge {
  /** The company that is merged. */
  readonly id: string
  readonly survivorId: string
  /** ms */
  readonly now: number
}

const batchOf = (id: string) => `merge-${id}`

/** Companies of before statements get one, as a record without any would be deleted when it is composed. */
const stateLegacy = async (tx: Tx, ids: readonly string[], { id, now }: Merge) => {
  const stored = await readStatements(tx, company, ids)
  const legacy = (await readExisting(tx, company, ids)).flatMap((each) => {
    const statement = buildLegacyStatement(company, { ...each, statements: stored.get(each.id) ?? [] }, now)
    return statement ? [statement] : []
  })
  await saveStatements(tx, company, batchOf(id), legacy)
}

const deleteShadows = async (tx: Tx, { id, now }: Merge) => {
  for (const kind of SHADOWS) {
    const table = tableOf(kind)
    const removed = await tx
      .delete(table)
      .where(and(eq(columnIn(table, 'id'), id), eq(columnIn(table, 'source'), SHADOW_SOURCE)))
      .returning({ id: columnIn(table, 'id') })
    if (removed.length > 0) await recordsChanged(tx, kind, { removed: [id], now })
  }
}

const origin = ({ id, now }: Merge) => ({ batch: batchOf(id), dataOn: dayOf(now), source: SOURCE, now })

/**
 * Merges a company into another one (DAT-32): statements, names, codes, links and what members keep move to the
 * survivor, which is composed again. The id of the merged one leads to the survivor from then on. False if one of them
 * is gone or a demo record.
 */
export async function mergeCompanies(tx: Tx, merge: Merge): Promise<boolean> {
  const { id, survivorId, now } = merge
  await lockWrites(tx)
  const both = await readExisting(tx, company, [id, survivorId])
  const merged = both.find((each) => each.id === id)
  if (!merged || both.length !== 2 || both.some(({ source }) => source === DEMO_SOURCE)) return false
  await stateLegacy(tx, [id, survivorId], merge)
  await tx.execute(sql`
    insert into ${M} (merged_id, subject, is_moved, previous)
    select ${id}, ${COMPANY_TABLE}, false, to_jsonb(c) from ${C} c where c.id = ${id}`)
  for (const reference of REFERENCES) await moveRows(tx, reference, merge)
  await tx.delete(C).where(eq(columnIn(C, 'id'), id))
  await recordsChanged(tx, company, { removed: [id], now })
  await deleteShadows(tx, merge)
  await forgetIdentities(tx, [id])
  const names = listNames(merged.values)
  await tx.insert(mergedCompanies).values({ id, survivorId, names: names.join('、'), mergedAt: now })
  await clearSharedHashes(tx, company, [survivorId])
  await recomposeRecords(tx, company, [survivorId], {
    ...origin(merge),
    otherNames: new Map([[survivorId, names]]),
  })
  await moveRecordLinks(tx, merge)
  const [survivor] = await readExisting(tx, company, [survivorId])
  if (survivor) await linkWaiting(tx, [{ ...survivor.values, id: survivorId } as StoredRecord], origin(merge))
  await tx.execute(sql`
    delete from ${companyDoubles} where state = 'open' and (first_id = ${id} or second_id = ${id})`)
  await suspectDoublesOf(tx, [survivorId], now)
  await refreshStale(tx, now)
  return true
}

const findSplit = async (tx: Tx, id: string): Promise<boolean> => {
  const [row] = await tx.select().from(mergedCompanies).where(eq(mergedCompanies.id, id))
  return row !== undefined
}

/**
 * Undoes a merge (DAT-33): both companies get their own statements, links and members' rows back, with the changes of
 * imports since. False if the company was not merged.
 */
export async function splitCompanies(tx: Tx, split: Merge): Promise<boolean> {
  const { id, survivorId, now } = split
  await lockWrites(tx)
  if (!(await findSplit(tx, id))) return false
  for (const reference of REFERENCES) await returnRows(tx, reference, split)
  await tx.delete(recordChanges).where(eq(recordChanges.batch, batchOf(id)))
  await tx.execute(sql`
    insert into ${C} select p.* from ${M} m cross join lateral jsonb_populate_record(null::${C}, m.previous) p
    where m.merged_id = ${id} and m.subject = ${COMPANY_TABLE} on conflict do nothing`)
  await tx.delete(mergedCompanies).where(eq(mergedCompanies.id, id))
  await recordsChanged(tx, company, { changed: [id], now })
  await recomposeRecords(tx, company, [id], { ...origin(split), batch: `split-${id}` })
  await recomposeRecords(tx, company, [survivorId], { ...origin(split), isUndo: true })
  await returnRecordLinks(tx, split)
  await tx.delete(M).where(eq(M.mergedId, id))
  await refreshStale(tx, now)
  return true
}
