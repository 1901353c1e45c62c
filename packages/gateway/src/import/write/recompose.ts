import {
  type AnyValue,
  company,
  findKind,
  normaliseForSearch,
  type RecordKind,
  type StoredRecord,
} from '@zhushutong/domain/records'
import { isSource, listCodes, listFormer, listNames, STAFF_SOURCE } from '@zhushutong/domain/statements'
import { inArray, sql } from 'drizzle-orm'
import {
  addChanges,
  addWritten,
  columnIn,
  findMergedNames,
  findUnlinked,
  forgetIdentities,
  markStale,
  readChangesOf,
  readStatements,
  recordsChanged,
  saveIdentities,
  saveUnlinkedNames,
  tableOf,
} from '../../records'
import type { Values } from '../shapes'
import { composeStatements } from './compose-record'
import { type Existing, readExisting, storedRecord, type Transaction } from './existing'
import { linkRecords } from './links'
import { prepareRow, writeRecords } from './write-rows'

interface Recomposing {
  readonly batch: string
  readonly dataOn: string
  readonly source: string
  /** ms */
  readonly now: number
  /** True to read the history from the remaining changes: those of an undone batch are gone. */
  readonly isUndo?: true
  /** True for a correction or a new rank: no event of the record, no former name, no date of a change (DAT-12). */
  readonly isEditorial?: true
  /** Names that records get besides those of their statements, by record id. */
  readonly otherNames?: ReadonlyMap<string, readonly string[]>
}

const joinNames = (...names: ReadonlyArray<AnyValue | undefined>): string | null =>
  [...new Set(names.flatMap(listFormer))].join('、') || null

/** The values of before that the history of records has, by record id. */
const readHistory = async (tx: Transaction, kind: RecordKind, ids: readonly string[]) => {
  const columns = kind.columns.flatMap(({ key, history }) => (history ? [{ key, ...history }] : []))
  const byRecord = new Map<string, Record<string, AnyValue>>()
  if (columns.length === 0) return byRecord
  for (const { recordId, dataOn, source, changes } of await readChangesOf(tx, kind, ids)) {
    if (source === STAFF_SOURCE.source) continue
    const values = byRecord.get(recordId) ?? {}
    for (const { key, of, keeps } of columns) {
      const change = changes.find((each) => each.key === of && each.before !== null)
      if (!change) continue
      values[key] = keeps === 'date' ? dataOn : [String(change.before), ...listFormer(values[key])].join('、')
    }
    byRecord.set(recordId, values)
  }
  if (kind === company)
    for (const [id, names] of await findMergedNames(tx, ids)) {
      const values = byRecord.get(id) ?? {}
      byRecord.set(id, { ...values, formerNames: joinNames(values.formerNames, ...names) })
    }
  return byRecord
}

/** The values of before without those whose history is kept: their change is no part of it. */
const withoutHistory = (kind: RecordKind, values: Values): Values => {
  const tracked = new Set(kind.columns.flatMap(({ history }) => history?.of ?? []))
  return Object.fromEntries(Object.entries(values).filter(([key]) => !tracked.has(key)))
}

/** Deletes records that no source states any more. */
const removeRecords = async (
  tx: Transaction,
  kind: RecordKind,
  records: readonly StoredRecord[],
): Promise<void> => {
  if (records.length === 0) return
  const table = tableOf(kind)
  const ids = records.map(({ id }) => id)
  await markStale(tx, kind, records)
  await addWritten(tx, kind, ids.length)
  await tx.execute(sql`delete from ${table} where ${inArray(columnIn(table, 'id'), ids)}`)
}

/**
 * Composes records again after their statements changed, with an entry in their history. A record that no source states
 * is deleted. Returns the numbers of both.
 */
export async function recomposeRecords(
  tx: Transaction,
  kind: RecordKind,
  ids: readonly string[],
  { batch, dataOn, source, now, isUndo, isEditorial, otherNames }: Recomposing,
): Promise<{ readonly updated: number; readonly removed: number }> {
  const statements = await readStatements(tx, kind, ids)
  const existing = (await readExisting(tx, kind, ids)).map((row) => ({
    ...row,
    statements: statements.get(row.id) ?? [],
  }))
  const history = isUndo ? await readHistory(tx, kind, ids) : null
  const remaining = existing.filter((each) => each.statements.some(isSource))
  const knownOf = ({ id, values }: Existing) => {
    if (history) return history.get(id) ?? {}
    return isEditorial ? withoutHistory(kind, values) : values
  }
  const historyOf = (each: Existing) => {
    const [known, others] = [knownOf(each), otherNames?.get(each.id)]
    return others ? { ...known, formerNames: joinNames(...others, known.formerNames) } : known
  }
  const composed = remaining.map((each) => composeStatements(kind, each, each.statements, historyOf(each)))
  const linked = await linkRecords(tx, kind, composed)
  const rows = remaining.map((each, at) =>
    prepareRow(kind, each.id, linked[at]?.values ?? {}, each, each, now),
  )
  const changed = rows.filter(({ row }) => row !== null)
  await writeRecords(tx, kind, rows)
  await saveUnlinkedNames(tx, kind, new Map(remaining.map(({ id }, at) => [id, linked[at]?.unlinked ?? []])))
  if (kind === company) {
    await forgetIdentities(
      tx,
      existing.map(({ id }) => id),
    )
    await saveIdentities(
      tx,
      rows.map(({ record }) => record),
    )
  }
  const removed = existing.filter((each) => !each.statements.some(isSource)).map(storedRecord)
  await removeRecords(tx, kind, removed)
  if (changed.length + removed.length > 0) {
    const version = await recordsChanged(tx, kind, {
      changed: changed.map(({ record }) => record.id),
      removed: removed.map(({ id }) => id),
      now,
    })
    const entries = remaining.flatMap(({ id }, at) => {
      const changes = composed[at]?.changes ?? []
      return changes.length > 0 ? [{ recordId: id, dataOn, source, changes }] : []
    })
    if (!isUndo) await addChanges(tx, kind, entries, { batch, now, version, isEditorial })
  }
  return { updated: changed.length, removed: removed.length }
}

const formsOf = (record: StoredRecord): string[] =>
  [...listNames(record), ...listCodes(record)].map(normaliseForSearch)

/** Links the records that named companies before these were known, or had these names or codes (DAT-07). */
export async function linkWaiting(
  tx: Transaction,
  companies: readonly StoredRecord[],
  origin: Recomposing,
): Promise<void> {
  const waiting = await findUnlinked(tx, companies.flatMap(formsOf))
  for (const [name, ids] of waiting) {
    const kind = findKind(name)
    if (kind) await recomposeRecords(tx, kind, ids, origin)
  }
}
