import { type Column, columnsOf, type RecordKind } from '../records'

/** The essential columns of a kind: those of its list and its head that come from sources (DAT-64). */
export function listEssentialColumns(kind: RecordKind): readonly Column[] {
  const { title, exactKey, list, detail } = kind
  const shown = new Set([
    title,
    exactKey,
    ...list.below,
    ...list.columns.map(({ key }) => key),
    ...detail.head,
  ])
  return columnsOf(kind).filter(
    ({ key, type, computed, derived, from, hidden }) =>
      shown.has(key) && type !== 'table' && !computed && !derived && !from && !hidden,
  )
}

/** The records of a kind in one province. */
export interface ProvinceFigures {
  /** Two digits; '' for records without a place. */
  readonly province: string
  readonly count: number
  /** The newest date of the data, YYYY-MM-DD. */
  readonly newestOn: string | null
  /** Records with a value, by essential column. */
  readonly filled: Readonly<Record<string, number>>
}

interface Completeness {
  readonly count: number
  readonly newestOn: string | null
  /** The share of filled essential fields, 0 to 1; null without records. */
  readonly share: number | null
  /** The share of records with a value, by essential column. */
  readonly fields: { readonly key: string; readonly label: string; readonly share: number | null }[]
}

const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

const newest = (days: readonly (string | null)[]): string | null =>
  days.reduce((last, day) => (day !== null && (last === null || day > last) ? day : last), null)

/** The completeness of records of a kind, of one province or of several (DAT-64). */
export function summarizeFigures(kind: RecordKind, figures: readonly ProvinceFigures[]): Completeness {
  const columns = listEssentialColumns(kind)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const count = sum(figures.map((each) => each.count))
  const filled = columns.map(({ key }) => sum(figures.map((each) => each.filled[key] ?? 0)))
  return {
    count,
    newestOn: newest(figures.map(({ newestOn }) => newestOn)),
    share: shareOf(sum(filled), count * columns.length),
    fields: columns.map(({ key, label }, at) => ({ key, label, share: shareOf(filled[at] ?? 0, count) })),
  }
}
