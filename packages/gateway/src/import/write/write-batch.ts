import { company } from '@zhushutong/domain/records'
import type { Database } from '../../platform/db'
import {
  addChanges,
  clearSharedHashes,
  recordsChanged,
  saveIdentities,
  saveStatements,
  saveUnlinkedNames,
} from '../../records'
import type { Draft, Shape } from '../shapes'
import { type BatchOrigin, type ComposedDraft, composeDraft } from './compose-record'
import { completeDrafts, saveDocuments } from './documents'
import { findExisting, type Transaction } from './existing'
import { linkRecords } from './links'
import { lockWrites } from './lock-writes'
import { linkWaiting } from './recompose'
import { newRecordId } from './record-id'
import { prepareRow, type RecordToWrite, writeRecords } from './write-rows'

interface Written {
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  /** The numbers of the statements that the database had of the drafts. */
  readonly ordinals: readonly number[]
}

interface Planned extends RecordToWrite {
  readonly draft: Draft
  readonly composed: ComposedDraft
  /** Names without a link, in search form. */
  readonly unlinked: readonly string[]
}

const plan = async (
  tx: Transaction,
  shape: Shape,
  given: readonly Draft[],
  origin: BatchOrigin,
): Promise<Planned[]> => {
  const drafts = await completeDrafts(tx, shape, given)
  const existing = await findExisting(tx, shape, drafts)
  const composed = drafts.map((draft) => {
    const known = existing.get(draft)
    const id = known?.id ?? newRecordId(shape, draft.sourceKey)
    return { draft, known, id, composed: composeDraft(shape, draft, id, known, origin) }
  })
  const linked = await linkRecords(
    tx,
    shape.kind,
    composed.map(({ composed }) => composed),
  )
  return composed.map(({ draft, known, id, composed }, at): Planned => {
    const place = { source: shape.source, sourceKey: draft.sourceKey }
    const { values, unlinked } = linked[at] ?? { values: composed.values, unlinked: [] }
    const written = prepareRow(shape.kind, id, values, known, place, origin.now)
    return { draft, composed, unlinked, ...written }
  })
}

const countWritten = (planned: readonly Planned[]): Written => {
  const changed = planned.filter(({ row }) => row !== null)
  return {
    created: changed.filter(({ existing }) => !existing).length,
    updated: changed.filter(({ existing }) => existing).length,
    unchanged: planned.length - changed.length,
    ordinals: planned.flatMap(({ composed }) => composed.ordinal ?? []),
  }
}

const saveOrigins = async (
  tx: Transaction,
  shape: Shape,
  planned: readonly Planned[],
  origin: BatchOrigin,
) => {
  const { kind } = shape
  const changed = planned.filter(({ row }) => row !== null)
  const statements = planned.flatMap(({ composed: { statement, legacy, hasOthers } }) => [
    ...(statement ? [hasOthers ? { ...statement, rowHash: null } : statement] : []),
    ...(legacy ? [legacy] : []),
  ])
  await saveStatements(tx, kind, origin.id, statements)
  await saveUnlinkedNames(tx, kind, new Map(changed.map(({ record, unlinked }) => [record.id, unlinked])))
  await saveDocuments(
    tx,
    shape,
    planned.flatMap(({ draft, composed: { statement } }) => (statement ? [draft] : [])),
    origin.id,
  )
  const shared = planned.filter(({ composed }) => composed.hasOthers)
  await clearSharedHashes(
    tx,
    kind,
    shared.map(({ record }) => record.id),
  )
}

const listEntries = (planned: readonly Planned[]) =>
  planned.flatMap(({ record, composed: { changes, statement } }) =>
    changes.length > 0 && statement
      ? [{ recordId: record.id, dataOn: statement.dataOn, source: statement.source, changes }]
      : [],
  )

/**
 * Writes one batch in one transaction; no two drafts may be the same record. Unchanged records are not
 * touched. With `dryRun` it only counts.
 */
export async function writeBatch(
  { orm }: Pick<Database, 'orm'>,
  shape: Shape,
  drafts: readonly Draft[],
  origin: BatchOrigin,
  dryRun = false,
): Promise<Written> {
  if (dryRun) return countWritten(await plan(orm, shape, drafts, origin))
  return orm.transaction(async (tx) => {
    await lockWrites(tx)
    const planned = await plan(tx, shape, drafts, origin)
    const changed = planned.filter(({ row }) => row !== null)
    await writeRecords(tx, shape.kind, planned)
    await saveOrigins(tx, shape, planned, origin)
    if (shape.kind === company) {
      const companies = changed.map(({ record }) => record)
      await saveIdentities(tx, companies)
      await linkWaiting(tx, companies, {
        batch: origin.id,
        dataOn: origin.dataOn,
        source: shape.source,
        now: origin.now,
      })
    }
    const idsOf = (rows: readonly Planned[]) => rows.map(({ record }) => record.id)
    const arrived = idsOf(changed.filter(({ existing }) => !existing))
    const updated = idsOf(changed.filter(({ existing }) => existing))
    if (changed.length > 0) {
      const version = await recordsChanged(tx, shape.kind, { arrived, changed: updated, now: origin.now })
      await addChanges(tx, shape.kind, listEntries(planned), { batch: origin.id, now: origin.now, version })
    }
    return countWritten(planned)
  })
}
