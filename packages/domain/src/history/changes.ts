import { type AnyValue, type Column, formatValue, type RecordKind } from '../records'
import type { Change } from '../statements'
import { compareCertificates } from './certificates'
import { compareCreditEntries } from './credit-entries'
import { arrangeEvents, type EventKindKey, eventLabel, listEventKinds } from './event-kinds'

/** A change as the screens show it. */
interface ShownChange {
  readonly kind: EventKindKey
  readonly key: string
  readonly label: string
  /** Null for none. */
  readonly before: string | null
  readonly after: string | null
}

type Kind = Pick<RecordKind, 'kind'>

const isMissing = (value: AnyValue) => value === null || (Array.isArray(value) && value.length === 0)

/** A change of one row of a table, as an event. */
interface RowEvent {
  readonly kind: EventKindKey
  readonly before: string | null
  readonly after: string | null
}

/**
 * The events in the rows of a table of qualifications or credit entries (DAT-66, DAT-72); null for other columns, and
 * where nothing was known before. An empty list of credit entries is known: the company was checked.
 */
const listRowEvents = ({ kind }: Kind, { key, before, after }: Change): readonly RowEvent[] | null => {
  const events = listEventKinds(kind)
  if (kind === 'company' && key === 'qualifications' && !isMissing(before))
    return compareCertificates(before, after).map(({ change, ...texts }) => ({
      kind: events.find(({ certificate }) => certificate === change)?.key ?? 'other',
      ...texts,
    }))
  if (kind === 'credit' && key === 'entries' && before !== null)
    return compareCreditEntries(before, after).map(({ change, ...texts }) => ({
      kind: events.find(({ credit }) => credit === change)?.key ?? 'other',
      ...texts,
    }))
  return null
}

const eventOfColumn = ({ kind }: Kind, { key, before }: Change): EventKindKey =>
  isMissing(before)
    ? 'other'
    : (listEventKinds(kind).find(({ columns }) => columns?.includes(key))?.key ?? 'other')

const eventsOf = (kind: Kind, change: Change): readonly EventKindKey[] =>
  listRowEvents(kind, change)?.map((event) => event.kind) ?? [eventOfColumn(kind, change)]

/**
 * The kinds of event in the changes of a record, in the order of their declaration. A value that was missing before is
 * no event of its column; columns that are never shown are none (DAT-65).
 */
export function classifyChanges(
  kind: Pick<RecordKind, 'kind' | 'columns'>,
  changes: readonly Change[],
): readonly EventKindKey[] {
  const shown = new Set(
    kind.columns.flatMap(({ key, hidden, internal }) => (hidden || internal ? [] : [key])),
  )
  const keys = new Set(
    changes.filter(({ key }) => shown.has(key)).flatMap((change) => eventsOf(kind, change)),
  )
  return arrangeEvents(keys)
}

/** A value as the pages write it, CNY without a currency; a table as the number of its rows; null for none. */
export function formatStated(
  column: Column,
  value: AnyValue | undefined,
  currency: AnyValue = null,
): string | null {
  if (value === null || value === undefined) return null
  if (column.type === 'table') return Array.isArray(value) ? `${value.length} 条` : null
  if (column.type === 'tags') return Array.isArray(value) ? value.join('、') : null
  return formatValue(
    column,
    value,
    column.type === 'fen' && column.currency ? { [column.currency]: currency } : {},
  )
}

/** A changed value as the screens show it: of a table of qualifications or credit entries each of its changes (DAT-66). */
export function describeChange(kind: Kind, column: Column, change: Change): readonly ShownChange[] {
  const { key } = column
  const rows = listRowEvents(kind, change)
  if (rows) return rows.map((row) => ({ ...row, key, label: eventLabel(row.kind) }))
  const [before, after] = [formatStated(column, change.before), formatStated(column, change.after)]
  return [{ kind: eventOfColumn(kind, change), key, label: column.label, before, after }]
}
