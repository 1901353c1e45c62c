import {
  company,
  normaliseForSearch,
  type RecordKind,
  type StoredRecord,
  storedColumnsOf,
} from '@zhushutong/domain/records'
import { listCodes } from '@zhushutong/domain/statements'
import { and, eq, inArray, ne, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/db'
import {
  columnIn,
  DEMO_SOURCE,
  findCompanyIdsByOthers,
  findStatedIds,
  findSurvivors,
  readStatements,
  type StoredStatement,
  tableOf,
} from '../../records'
import type { Draft, Shape, Values } from '../shapes'
import { newRecordId } from './record-id'

export type Transaction = Pick<Database['orm'], 'select' | 'execute' | 'insert' | 'delete'>

export interface Existing {
  readonly id: string
  readonly source: string
  readonly sourceKey: string
  readonly contentHash: string
  readonly values: Values
  readonly statements: readonly StoredStatement[]
}

type Row = Omit<Existing, 'statements'>

export const storedRecord = ({ id, values }: Row): StoredRecord => ({ ...values, id })

const COMMON = ['id', 'source', 'sourceKey', 'contentHash'] as const

const selectionOf = (kind: RecordKind): Record<string, PgColumn> => {
  const table = tableOf(kind)
  const keys = [...COMMON, ...storedColumnsOf(kind).map((column) => column.key)]
  return Object.fromEntries(keys.map((key) => [key, columnIn(table, key)]))
}

const existingOf = (row: Record<string, unknown>): Row => {
  const { id, source, sourceKey, contentHash, ...values } = row
  return { id, source, sourceKey, contentHash, values } as unknown as Row
}

/** Records by their ids, with all stored columns. */
export async function readExisting(
  tx: Transaction,
  kind: RecordKind,
  ids: readonly string[],
): Promise<readonly Row[]> {
  if (ids.length === 0) return []
  const table = tableOf(kind)
  const rows = await tx
    .select(selectionOf(kind))
    .from(table)
    .where(inArray(columnIn(table, 'id'), [...ids]))
  return rows.map(existingOf)
}

const titleOf = (kind: RecordKind, values: Values) => normaliseForSearch(String(values[kind.title] ?? ''))

/** The ids by which drafts are known besides the columns of their records. */
interface KnownIds {
  readonly byKey: ReadonlyMap<string, string>
  readonly byCode: ReadonlyMap<string, string>
  readonly byFormerName: ReadonlyMap<string, readonly string[]>
  /** The survivors of merged records, by the id that a draft has or would get (DAT-32). */
  readonly bySurvivor: ReadonlyMap<string, string>
}

const hintedOf = (drafts: readonly Draft[]) => drafts.filter((draft) => draft.hint !== null)

const findKnownIds = async (tx: Transaction, shape: Shape, drafts: readonly Draft[]): Promise<KnownIds> => {
  const keys = drafts.map((draft) => draft.sourceKey)
  const byKey = await findStatedIds(tx, shape.kind, shape.source, keys)
  const hinted = hintedOf(drafts)
  const { byCode, byForm } = await findCompanyIdsByOthers(tx, {
    codes: hinted.flatMap(({ values }) => listCodes(values)),
    forms: hinted.map(({ values }) => titleOf(shape.kind, values)),
  })
  const own = drafts.flatMap(({ recordId, sourceKey }) =>
    [recordId ?? [], newRecordId(shape, sourceKey)].flat(),
  )
  const bySurvivor = shape.kind === company ? await findSurvivors(tx, own) : new Map<string, string>()
  return { byKey, byCode, byFormerName: byForm, bySurvivor }
}

/** Candidates by the key in the source; companies also by code from any source, or by name among imported ones. */
const candidates = (shape: Shape, drafts: readonly Draft[], known: KnownIds): SQL | undefined => {
  const table = tableOf(shape.kind)
  const keys = drafts.map((draft) => draft.sourceKey)
  const ids = [
    ...drafts.flatMap(({ recordId }) => recordId ?? []),
    ...known.byKey.values(),
    ...known.byCode.values(),
    ...known.bySurvivor.values(),
    ...[...known.byFormerName.values()].flat(),
  ]
  const named = or(
    and(eq(columnIn(table, 'source'), shape.source), inArray(columnIn(table, 'sourceKey'), keys)),
    ids.length > 0 ? inArray(columnIn(table, 'id'), [...new Set(ids)]) : undefined,
  )
  const hinted = hintedOf(drafts)
  if (hinted.length === 0) return named
  const codes = hinted.flatMap(({ values }) => listCodes(values))
  const titles = hinted.map(({ values }) => titleOf(shape.kind, values))
  return or(
    named,
    codes.length > 0 ? inArray(columnIn(table, 'creditCode'), codes) : undefined,
    and(inArray(columnIn(table, 'searchTitle'), titles), ne(columnIn(table, 'source'), DEMO_SOURCE)),
  )
}

/** True when a record may be the same company as a draft by its name and place, as one of them has no code. */
const isSamePlace = (draft: Draft, existing: Row): boolean =>
  existing.source !== DEMO_SOURCE &&
  (draft.proof === null || (existing.values.creditCode ?? null) === null) &&
  (draft.values.region ?? null) === (existing.values.region ?? null)

const onlyOf = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined)

/** Finds the existing record of each draft; none for a new one. No record is assigned to two drafts. */
export async function findExisting(
  tx: Transaction,
  shape: Shape,
  drafts: readonly Draft[],
): Promise<ReadonlyMap<Draft, Existing>> {
  const { kind } = shape
  const ids = await findKnownIds(tx, shape, drafts)
  const rows = await tx
    .select(selectionOf(kind))
    .from(tableOf(kind))
    .where(candidates(shape, drafts, ids))
  const known = rows.map(existingOf)
  const byId = new Map(known.map((each) => [each.id, each]))
  const byKey = new Map(known.filter((e) => e.source === shape.source).map((e) => [e.sourceKey, e]))
  const byCode = new Map(known.map((each) => [each.values.creditCode ?? null, each]))
  const byTitle = new Map<string, Row[]>()
  for (const each of known) {
    const title = titleOf(kind, each.values)
    byTitle.set(title, [...(byTitle.get(title) ?? []), each])
  }
  const idOfCode = (code: string) => byCode.get(code) ?? byId.get(ids.byCode.get(code) ?? '')
  const formerly = (draft: Draft) =>
    (ids.byFormerName.get(titleOf(kind, draft.values)) ?? []).flatMap((id) => byId.get(id) ?? [])
  const ways: ReadonlyArray<(draft: Draft) => Row | undefined> = [
    (draft) => byId.get(draft.recordId ?? '') ?? byId.get(ids.bySurvivor.get(draft.recordId ?? '') ?? ''),
    (draft) =>
      byId.get(ids.byKey.get(draft.sourceKey) ?? '') ??
      byKey.get(draft.sourceKey) ??
      byId.get(ids.bySurvivor.get(newRecordId(shape, draft.sourceKey)) ?? ''),
    (draft) =>
      (draft.hint === null ? [] : listCodes(draft.values)).flatMap((code) => idOfCode(code) ?? [])[0],
    (draft) =>
      draft.hint === null
        ? undefined
        : onlyOf((byTitle.get(titleOf(kind, draft.values)) ?? []).filter((each) => isSamePlace(draft, each))),
    (draft) =>
      draft.hint === null ? undefined : onlyOf(formerly(draft).filter((each) => isSamePlace(draft, each))),
  ]
  const entries = new Map<Draft, Row>()
  const used = new Set<string>()
  for (const way of ways)
    for (const draft of drafts) {
      const record = entries.has(draft) ? undefined : way(draft)
      if (!record || used.has(record.id)) continue
      used.add(record.id)
      entries.set(draft, record)
    }
  const statements = await readStatements(tx, kind, [...used])
  return new Map(
    [...entries].map(([draft, row]) => [draft, { ...row, statements: statements.get(row.id) ?? [] }]),
  )
}
