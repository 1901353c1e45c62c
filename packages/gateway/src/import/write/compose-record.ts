import { dayOf } from '@zhushutong/domain/formatting'
import { type RecordKind, storedColumnsOf } from '@zhushutong/domain/records'
import {
  type Change,
  composeRecord,
  isSource,
  keepHistory,
  listChanges,
  mergeStatement,
  type StatedValues,
  statedColumnsOf,
} from '@zhushutong/domain/statements'
import { DEFAULT_RANK, isDemoSource, type StoredStatement, selectUsed } from '../../records'
import type { Draft, Shape, Values } from '../shapes'
import type { Existing } from './existing'

/** The batch that writes: its id, the date of its data without a date of their own, the rank of its source. */
export interface BatchOrigin {
  readonly id: string
  readonly dataOn: string
  readonly rank: number
  /** ms */
  readonly now: number
}

/** A record as its statements make it. */
interface Composition {
  readonly values: Values
  /** The values before, links included; null for a new record. */
  readonly before: Values | null
  readonly changes: readonly Change[]
}

export interface ComposedDraft extends Composition {
  /** The statement of the draft; null if the database has the same one. */
  readonly statement: StoredStatement | null
  /** The number of the statement that the database has of the draft. */
  readonly ordinal: number | null
  /** The statement of a record that was imported before statements were kept. */
  readonly legacy: StoredStatement | null
  readonly hasOthers: boolean
}

const statedKeys = new Map<RecordKind, ReadonlySet<string>>()

const keysOf = (kind: RecordKind): ReadonlySet<string> => {
  const known = statedKeys.get(kind)
  if (known) return known
  const history = kind.columns.flatMap((column) => (column.history?.keeps === 'values' ? [column.key] : []))
  const keys = new Set([
    ...statedColumnsOf(kind).map(({ key }) => key),
    ...history,
    'sourcePlatform',
    'sourceUrl',
    'collectedAt',
  ])
  statedKeys.set(kind, keys)
  return keys
}

const statedIn = (kind: RecordKind, values: Values): StatedValues => {
  const keys = keysOf(kind)
  return Object.fromEntries(
    Object.entries(values).filter(([key, value]) => keys.has(key) && value !== undefined),
  )
}

/** The statement of a record that no source states, made of its stored values; null for other records. */
export function buildLegacyStatement(
  kind: RecordKind,
  existing: Existing,
  now: number,
): StoredStatement | null {
  if (existing.statements.some(isSource)) return null
  const collectedAt = Number(existing.values.collectedAt ?? now)
  const known = Object.entries(statedIn(kind, existing.values)).filter(([, value]) => value !== null)
  return {
    source: existing.source,
    sourceKey: existing.sourceKey,
    recordId: existing.id,
    ordinal: null,
    rank: DEFAULT_RANK,
    rowHash: null,
    dataOn: dayOf(collectedAt),
    recordedAt: collectedAt,
    values: Object.fromEntries(known),
    olderDays: {},
    firstBatch: '',
    batch: '',
    closedOn: null,
  }
}

const isDemo = ({ source }: { readonly source: string }) => isDemoSource(source)

const isSameStatement = (a: StoredStatement, b: StoredStatement) =>
  a.dataOn === b.dataOn &&
  a.closedOn === b.closedOn &&
  JSON.stringify(Object.entries(a.values).sort()) === JSON.stringify(Object.entries(b.values).sort())

const statementOf = (
  shape: Shape,
  draft: Draft,
  recordId: string,
  previous: StoredStatement | undefined,
  origin: BatchOrigin,
): StoredStatement => {
  const said = {
    dataOn: draft.dataOn ?? origin.dataOn,
    recordedAt: origin.now,
    values: statedIn(shape.kind, draft.values),
  }
  const written = { batch: origin.id, rowHash: draft.rowHash ?? null, closedOn: null }
  if (previous) return { ...previous, ...mergeStatement(previous, said), ...written, rank: origin.rank }
  return {
    ...said,
    ...written,
    source: shape.source,
    sourceKey: draft.sourceKey,
    recordId,
    ordinal: null,
    rank: origin.rank,
    olderDays: {},
    firstBatch: origin.id,
  }
}

const derivedOf = (kind: RecordKind, values: Values): Values =>
  Object.fromEntries(
    storedColumnsOf(kind)
      .filter(({ derived }) => derived)
      .map(({ key }) => [key, values[key] ?? null]),
  )

/**
 * The record that statements make. If its sources have all withdrawn it, the values stay, with the day of the
 * withdrawal.
 * @param history the values before, as far as the columns with the history of others need them
 */
export function composeStatements(
  kind: RecordKind,
  existing: Existing | undefined,
  statements: readonly StoredStatement[],
  history: Values = existing?.values ?? {},
): Composition {
  const used = selectUsed(statements)
  const composed = composeRecord(kind, used)
  const { lead } = composed
  // The values of a demo record are not real: an import reuses only its id.
  const isReplaced = existing && isDemo(existing) && !statements.some(isDemo)
  const before = existing && !isReplaced ? existing.values : null
  const closedDays = statements.flatMap(({ closedOn }) => closedOn ?? []).sort()
  const isWithdrawn = used.filter(isSource).every(({ closedOn }) => closedOn !== null)
  const values = {
    ...(before ? derivedOf(kind, before) : {}),
    ...composed.values,
    ...(before ? keepHistory(kind, history, composed, used) : keepHistory(kind, {}, composed, used)),
    sourcePlatform: lead.values.sourcePlatform ?? null,
    sourceUrl: lead.values.sourceUrl ?? null,
    collectedAt: lead.values.collectedAt ?? lead.recordedAt,
    checkedAt: before?.checkedAt ?? null,
    dataOn: lead.dataOn,
    withdrawnOn: isWithdrawn ? (closedDays.at(-1) ?? null) : null,
  }
  return { values, before, changes: before ? listChanges(kind, before, composed.values) : [] }
}

/** The record that a draft and the statements of all sources make. */
export function composeDraft(
  shape: Shape,
  draft: Draft,
  recordId: string,
  existing: Existing | undefined,
  origin: BatchOrigin,
): ComposedDraft {
  const legacy = existing && !isDemo(existing) ? buildLegacyStatement(shape.kind, existing, origin.now) : null
  const statements = (existing?.statements ?? []).filter((each) => !isDemo(each))
  const stored = [...statements, ...(legacy ? [legacy] : [])]
  const previous = stored.find((each) => each.source === shape.source && each.sourceKey === draft.sourceKey)
  const next = statementOf(shape, draft, recordId, previous, origin)
  const isSame = previous !== undefined && isSameStatement(previous, next)
  const others = stored.filter((each) => each !== previous)
  return {
    ...composeStatements(shape.kind, existing, [isSame ? previous : next, ...others]),
    statement: isSame && previous !== legacy ? null : next,
    ordinal: previous?.ordinal ?? null,
    legacy: legacy && legacy !== previous ? legacy : null,
    hasOthers: others.length > 0,
  }
}
