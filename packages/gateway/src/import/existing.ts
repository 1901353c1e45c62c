import { normaliseForSearch, type RecordKind, storedColumnsOf } from '@zhushutong/domain/records'
import { and, eq, inArray, ne, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../platform/db'
import { columnIn, DEMO_SOURCE, tableOf } from '../records'
import type { Draft, Shape, Values } from './shapes'

export type Transaction = Pick<Database['orm'], 'select' | 'execute'>

export interface Existing {
  readonly id: string
  readonly source: string
  readonly sourceKey: string
  readonly contentHash: string
  readonly values: Values
}

const COMMON = ['id', 'source', 'sourceKey', 'contentHash'] as const

const selectionOf = (kind: RecordKind): Record<string, PgColumn> => {
  const table = tableOf(kind)
  const keys = [...COMMON, ...storedColumnsOf(kind).map((column) => column.key)]
  return Object.fromEntries(keys.map((key) => [key, columnIn(table, key)]))
}

const existingOf = (row: Record<string, unknown>): Existing => {
  const { id, source, sourceKey, contentHash, ...values } = row
  return { id, source, sourceKey, contentHash, values } as unknown as Existing
}

const titleOf = (kind: RecordKind, values: Values) => normaliseForSearch(String(values[kind.title] ?? ''))

/**
 * Candidates by the natural key; companies also by credit code from any source, or by name among imported
 * ones.
 */
const candidates = (shape: Shape, drafts: readonly Draft[]): SQL | undefined => {
  const table = tableOf(shape.kind)
  const named = and(
    eq(columnIn(table, 'source'), shape.source),
    inArray(
      columnIn(table, 'sourceKey'),
      drafts.map((draft) => draft.sourceKey),
    ),
  )
  const hinted = drafts.filter((draft) => draft.hint !== null)
  if (hinted.length === 0) return named
  const codes = drafts.flatMap(({ proof, hint }) => (hint !== null && proof !== null ? [proof] : []))
  const titles = hinted.map(({ values }) => titleOf(shape.kind, values))
  return or(
    named,
    codes.length > 0 ? inArray(columnIn(table, 'creditCode'), codes) : undefined,
    and(inArray(columnIn(table, 'searchTitle'), titles), ne(columnIn(table, 'source'), DEMO_SOURCE)),
  )
}

const sameName = (kind: RecordKind, draft: Draft, existing: Existing): boolean =>
  existing.source !== DEMO_SOURCE &&
  (draft.proof === null || (existing.values.creditCode ?? null) === null) &&
  titleOf(kind, draft.values) === titleOf(kind, existing.values) &&
  (draft.values.region ?? null) === (existing.values.region ?? null)

const ofName = (kind: RecordKind, draft: Draft, known: readonly Existing[]): Existing | undefined => {
  const rows = draft.hint === null ? [] : known.filter((each) => sameName(kind, draft, each))
  return rows.length === 1 ? rows[0] : undefined
}

/** Finds the existing record of each draft; none for a new one. No record is assigned to two drafts. */
export async function findExisting(
  tx: Transaction,
  shape: Shape,
  drafts: readonly Draft[],
): Promise<ReadonlyMap<Draft, Existing>> {
  const table = tableOf(shape.kind)
  const rows = await tx.select(selectionOf(shape.kind)).from(table).where(candidates(shape, drafts))
  const known = rows.map(existingOf)
  const byKey = new Map(known.filter((e) => e.source === shape.source).map((e) => [e.sourceKey, e]))
  const byCode = new Map(known.map((e) => [e.values.creditCode ?? null, e]))
  const byTitle = new Map<string, Existing[]>()
  for (const each of known) {
    const title = titleOf(shape.kind, each.values)
    byTitle.set(title, [...(byTitle.get(title) ?? []), each])
  }
  const ways: ReadonlyArray<(draft: Draft) => Existing | undefined> = [
    (draft) => byKey.get(draft.sourceKey),
    (draft) => (draft.hint !== null && draft.proof !== null ? byCode.get(draft.proof) : undefined),
    (draft) => ofName(shape.kind, draft, byTitle.get(titleOf(shape.kind, draft.values)) ?? []),
  ]
  const entries = new Map<Draft, Existing>()
  const used = new Set<string>()
  for (const way of ways)
    for (const draft of drafts) {
      const record = entries.has(draft) ? undefined : way(draft)
      if (!record || used.has(record.id)) continue
      used.add(record.id)
      entries.set(draft, record)
    }
  return entries
}
