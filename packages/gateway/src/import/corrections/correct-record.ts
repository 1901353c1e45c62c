import { isDeepStrictEqual } from 'node:util'
import { dayOf } from '@zhushutong/domain/formatting'
import { type AnyValue, type Column, findColumn, type RecordKind } from '@zhushutong/domain/records'
import { composeRecord, isSource, STAFF_SOURCE, type StatedValues } from '@zhushutong/domain/statements'
import type { Tx } from '../../platform/db'
import {
  readStatements,
  refreshStale,
  type StoredEvidence,
  type StoredStatement,
  saveStatements,
  selectUsed,
} from '../../records'
import { buildLegacyStatement } from '../write/compose-record'
import { type Existing, readExisting } from '../write/existing'
import { lockWrites } from '../write/lock-writes'
import { recomposeRecords } from '../write/recompose'
import { deleteCorrection, type StoredCorrection, upsertCorrection } from './corrections.store'

/** A correction of one value; a value of null clears it. */
interface NewCorrection {
  readonly recordId: string
  readonly column: Column
  readonly value: AnyValue
  /** The currency of an amount, by the key of its column. */
  readonly currency?: Readonly<Record<string, AnyValue>> | undefined
  /** True to confirm the value that the sources state (DAT-36). */
  readonly isConfirmed: boolean
  readonly evidence: StoredEvidence
}

/** The shown value before and after, and the number of the correction. */
interface Corrected {
  readonly id: number
  readonly before: AnyValue
  readonly after: AnyValue
  /** False for a call that repeats an earlier one. */
  readonly isChanged: boolean
}

const BATCH = STAFF_SOURCE.source

/** The column that a correction is about: the currency beside it is hidden. */
export function correctedKey(kind: RecordKind | undefined, values: StatedValues): string {
  const keys = Object.keys(values)
  return keys.find((key) => kind && findColumn(kind, key)?.hidden !== true) ?? keys[0] ?? ''
}

/** Composes a record again after its corrections changed, and returns the value of a column. */
const recompose = async (tx: Tx, kind: RecordKind, recordId: string, key: string, now: number) => {
  const origin = { batch: BATCH, source: STAFF_SOURCE.source, dataOn: dayOf(now), now }
  await recomposeRecords(tx, kind, [recordId], { ...origin, isEditorial: true })
  await refreshStale(tx, now)
  const [record] = await readExisting(tx, kind, [recordId])
  return record?.values[key] ?? null
}

const findRecord = async (tx: Tx, kind: RecordKind, id: string): Promise<Existing | null> => {
  const [row] = await readExisting(tx, kind, [id])
  if (!row) return null
  return { ...row, statements: (await readStatements(tx, kind, [id])).get(id) ?? [] }
}

/** The statements of the sources of a record; one is stored for a record that no source states. */
const completeSources = async (tx: Tx, kind: RecordKind, record: Existing, now: number) => {
  const legacy = buildLegacyStatement(kind, record, now)
  if (legacy) await saveStatements(tx, kind, BATCH, [legacy])
  const sources = selectUsed(record.statements).filter(isSource)
  return legacy ? [legacy] : sources
}

/** True for equal values; an amount without a currency is in CNY. */
const isSameValue = (values: StatedValues, stated: StatedValues): boolean =>
  Object.entries(values).every(([key, value], at) =>
    isDeepStrictEqual(value, at === 0 ? stated[key] : (stated[key] ?? 'CNY')),
  )

const isSame = (previous: StoredStatement, next: Pick<StoredStatement, 'values' | 'corrects' | 'evidence'>) =>
  isDeepStrictEqual(
    [previous.values, previous.corrects, previous.evidence?.text, previous.evidence?.url],
    [next.values, next.corrects, next.evidence?.text, next.evidence?.url],
  )

/**
 * Corrects a value of a record (DAT-12), and composes the record at once. 'same' for a value that the sources state
 * already, null for an unknown record. `now` in ms.
 */
export async function correctRecord(
  tx: Tx,
  kind: RecordKind,
  { recordId, column: { key }, value, currency = {}, isConfirmed, evidence }: NewCorrection,
  now: number,
): Promise<Corrected | 'same' | null> {
  await lockWrites(tx)
  const record = await findRecord(tx, kind, recordId)
  if (!record) return null
  const sources = await completeSources(tx, kind, record, now)
  const stated = composeRecord(kind, sources).values
  const values = { [key]: value, ...currency }
  const corrects = Object.fromEntries(Object.keys(values).map((each) => [each, stated[each] ?? null]))
  if (!isConfirmed && isSameValue(values, corrects)) return 'same'
  const before = record.values[key] ?? null
  const previous = record.statements.find((each) => !isSource(each) && key in each.values)
  const said = { values, corrects, evidence }
  if (previous?.ordinal != null && isSame(previous, said))
    return { id: previous.ordinal, before, after: before, isChanged: false }
  const id = await upsertCorrection(tx, kind, {
    ...said,
    source: STAFF_SOURCE.source,
    sourceKey: previous?.sourceKey ?? `${recordId} ${key}`,
    recordId,
    rowHash: null,
    dataOn: dayOf(now),
    recordedAt: now,
    olderDays: {},
    firstBatch: BATCH,
    batch: BATCH,
    closedOn: null,
  })
  return { id, before, after: await recompose(tx, kind, recordId, key, now), isChanged: true }
}

/** Withdraws a correction: the record has the value of its sources again. `now` in ms. */
export async function withdrawCorrection(
  tx: Tx,
  kind: RecordKind,
  { id, recordId, values }: StoredCorrection,
  now: number,
): Promise<Omit<Corrected, 'id' | 'isChanged'>> {
  await lockWrites(tx)
  const key = correctedKey(kind, values)
  const [record] = await readExisting(tx, kind, [recordId])
  await deleteCorrection(tx, id)
  return { before: record?.values[key] ?? null, after: await recompose(tx, kind, recordId, key, now) }
}
