import type { AnyValue, RecordKind } from '../records'
import { type Composed, statedColumnsOf } from './compose'
import { isSource, type StatedValues, type Statement, statedOn } from './statement'

/** One value of a record before and after; null for none. */
export interface Change {
  readonly key: string
  readonly before: AnyValue
  readonly after: AnyValue
}

const isSame = (a: AnyValue, b: AnyValue) => JSON.stringify(a) === JSON.stringify(b)

/** Cells in the order of the columns, without hidden ones: a new link is no change of the data. */
const comparable = (kind: RecordKind, key: string, value: AnyValue): AnyValue => {
  const column = kind.columns.find((each) => each.key === key)
  if (column?.type !== 'table' || !Array.isArray(value)) return value
  const shown = column.columns.filter(({ hidden }) => !hidden)
  const rows = value as ReadonlyArray<Readonly<Record<string, AnyValue>>>
  return JSON.stringify(rows.map((row) => shown.map((cell) => row[cell.key] ?? null)))
}

/** The changes of a record's stated values that readers see, in the order of the columns (DAT-06). */
export function listChanges(kind: RecordKind, before: StatedValues, after: StatedValues): Change[] {
  return statedColumnsOf(kind)
    .filter(({ hidden }) => !hidden)
    .map(({ key }): Change => ({ key, before: before[key] ?? null, after: after[key] ?? null }))
    .filter(({ key, ...change }) => {
      const [old, now] = [comparable(kind, key, change.before), comparable(kind, key, change.after)]
      return !isSame(old, now)
    })
}

const SEPARATOR = '、'

/** The former values in a column that keeps them. */
export function listFormer(value: AnyValue | undefined): readonly string[] {
  return typeof value === 'string'
    ? value
        .split(/[、;；|]/)
        .map((part) => part.trim())
        .filter((part) => part !== '')
    : []
}

/** Values of a column that its sources stated for an earlier date than the shown one. */
const listOlder = (key: string, { values, origins }: Composed, statements: readonly Statement[]) => {
  const shown = origins[key]
  const shownOn = shown === undefined || !isSource(shown) ? null : statedOn(shown, key)
  return statements.filter(isSource).flatMap((each) => {
    const [value, day] = [each.values[key], statedOn(each, key)]
    return typeof value === 'string' &&
      value !== values[key] &&
      day !== null &&
      shownOn !== null &&
      day < shownOn
      ? [value]
      : []
  })
}

/**
 * The values of columns that keep the history of another column: its former values, newest first, or the date of its
 * last change (DAT-06). A value that was missing before is no change, nor is a correction (DAT-12). Sources may state
 * former values too.
 */
export function keepHistory(
  kind: RecordKind,
  before: StatedValues,
  composed: Composed,
  statements: readonly Statement[],
): StatedValues {
  const kept = kind.columns.flatMap(({ key, history }) => {
    if (!history) return []
    const [old, now] = [before[history.of] ?? null, composed.values[history.of] ?? null]
    const origin = composed.origins[history.of]
    const isCorrected = origin !== undefined && !isSource(origin)
    const isChanged = old !== null && now !== null && !isCorrected && !isSame(old, now)
    if (history.keeps === 'date') {
      const day = isChanged && origin ? statedOn(origin, history.of) : (before[key] ?? null)
      return [[key, day] as const]
    }
    const former = [
      ...(isChanged ? [String(old)] : []),
      ...listFormer(before[key]),
      ...listOlder(history.of, composed, statements),
      ...statements.flatMap(({ values }) => listFormer(values[key])),
    ]
    const others = [...new Set(former)].filter((value) => value !== now)
    return [[key, others.length > 0 ? others.join(SEPARATOR) : null] as const]
  })
  return Object.fromEntries(kept)
}
