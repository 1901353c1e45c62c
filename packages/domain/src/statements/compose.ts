import { type AnyValue, type Column, PROVENANCE, type RecordKind, storedColumnsOf } from '../records'
import { isSource, type StatedValues, type Statement, statedOn } from './statement'

/** A record as its sources make it. */
export interface Composed {
  readonly values: StatedValues
  /** The statement that each value comes from, by column key. */
  readonly origins: Readonly<Record<string, Statement>>
  /** The statement with most of the values: its source is the source of the record. */
  readonly lead: Statement
}

const isKnown = (value: AnyValue | undefined): value is NonNullable<AnyValue> =>
  value !== null && value !== undefined

/** Orders statements of a column, the best first: by rank, by the date of the data, by the time of import. */
const compareFor =
  (key: string) =>
  (a: Statement, b: Statement): number =>
    b.rank - a.rank ||
    (statedOn(b, key) ?? '').localeCompare(statedOn(a, key) ?? '') ||
    b.recordedAt - a.recordedAt ||
    a.source.localeCompare(b.source)

const divisionOf = (code: AnyValue | undefined) => String(code ?? '').replace(/(00)+$/, '')

/** True when a division lies within another one, and is not that division. */
const isFiner = (code: AnyValue | undefined, than: AnyValue | undefined): boolean =>
  divisionOf(code).length > divisionOf(than).length && divisionOf(code).startsWith(divisionOf(than))

const valuesEqual = (a: AnyValue | undefined, b: AnyValue | undefined) =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** The statement with the value of a column; undefined if no source knows it. */
const chooseFor = (column: Column, sources: readonly Statement[]): Statement | undefined => {
  const { key } = column
  const known = sources.filter(({ values }) => isKnown(values[key])).sort(compareFor(key))
  if (column.type !== 'region') return known[0]
  return known.reduce<Statement | undefined>(
    (best, other) => (best && isFiner(other.values[key], best.values[key]) ? other : (best ?? other)),
    undefined,
  )
}

const currencyOf = (key: string, { values }: Statement) => values[key] ?? 'CNY'

/** The currency column of a column or of the cells of a table. */
const currencyColumn = (column: Column): string | undefined => {
  if (column.type === 'fen') return column.currency
  const cells = column.type === 'table' ? column.columns : []
  return cells.flatMap((cell) => (cell.type === 'fen' && cell.currency ? [cell.currency] : []))[0]
}

const PROVENANCE_KEYS: ReadonlySet<string> = new Set(PROVENANCE.map(({ key }) => key))

/** The columns that sources state: not those of the source itself, and none that follow from other columns. */
export function statedColumnsOf(kind: RecordKind): readonly Column[] {
  return storedColumnsOf(kind).filter(
    ({ key, derived, from, history }) => !derived && !from && !history && !PROVENANCE_KEYS.has(key),
  )
}

const findLead = (origins: Readonly<Record<string, Statement>>, statements: readonly Statement[]) => {
  const share = (each: Statement) => Object.values(origins).filter((origin) => origin === each).length
  const [first, ...others] = [...statements].sort(compareFor(''))
  if (!first) throw new Error('a record needs a statement')
  return others.reduce((lead, other) => (share(other) > share(lead) ? other : lead), first)
}

const composeSources = (kind: RecordKind, sources: readonly Statement[]): Composed => {
  const origins: Record<string, Statement> = {}
  const values: Record<string, AnyValue> = {}
  const columns = statedColumnsOf(kind)
  const currencies = new Set(columns.flatMap((column) => currencyColumn(column) ?? []))
  const choose = (column: Column, among: readonly Statement[]) => {
    const origin = chooseFor(column, among)
    values[column.key] = origin?.values[column.key] ?? null
    if (origin) origins[column.key] = origin
  }
  for (const column of columns) if (currencies.has(column.key)) choose(column, sources)
  for (const column of columns) {
    if (currencies.has(column.key)) continue
    const currency = currencyColumn(column)
    const shown = currency === undefined ? null : (values[currency] ?? 'CNY')
    const among =
      currency === undefined ? sources : sources.filter((each) => currencyOf(currency, each) === shown)
    choose(column, among)
  }
  return { values, origins, lead: findLead(origins, sources) }
}

/** True when the sources still have all values that a correction corrects: an amount and its currency change together. */
const isCurrent = ({ values, corrects = {} }: Statement, stated: StatedValues): boolean =>
  Object.keys(values).every((key) => valuesEqual(corrects[key], stated[key]))

/**
 * The record that several statements make (DAT-01): of each column the value of the source with the highest rank, then
 * of the newest date. A coarser place does not replace a finer one inside it (DAT-02). Amounts in another currency than
 * the record's are left out. A correction counts as long as the value that it corrects stays the same (DAT-05).
 */
export function composeRecord(kind: RecordKind, statements: readonly Statement[]): Composed {
  const composed = composeSources(kind, statements.filter(isSource))
  const corrections = statements.filter((each) => !isSource(each) && isCurrent(each, composed.values))
  if (corrections.length === 0) return composed
  const values: Record<string, AnyValue> = { ...composed.values }
  const origins: Record<string, Statement> = { ...composed.origins }
  for (const { key } of statedColumnsOf(kind)) {
    const [correction] = corrections.filter(({ values }) => key in values).sort(compareFor(key))
    if (!correction) continue
    values[key] = correction.values[key] ?? null
    origins[key] = correction
  }
  return { values, origins, lead: composed.lead }
}

/**
 * The values that others state for a column, where they differ from the shown one; the best first. A coarser place
 * around the shown one does not differ (DAT-13).
 */
export function listDissent(
  { key, type }: Column,
  { values, origins }: Pick<Composed, 'values' | 'origins'>,
  statements: readonly Statement[],
): readonly Statement[] {
  return statements
    .filter((each) => each !== origins[key] && isKnown(each.values[key]))
    .filter((each) => !valuesEqual(each.values[key], values[key]))
    .filter((each) => type !== 'region' || !isFiner(values[key], each.values[key]))
    .sort(compareFor(key))
}
