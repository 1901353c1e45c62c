import { type AnyValue, type Column, formatValue, type RecordKind } from '../records'
import type { Change } from '../statements'
import { type ChangedCertificate, compareCertificates } from './certificates'
import { EVENT_KINDS, type EventKindKey, eventLabel, listEventKinds } from './event-kinds'

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

const eventOfCertificate = ({ kind }: Kind, change: ChangedCertificate['change']): EventKindKey =>
  listEventKinds(kind).find(({ certificate }) => certificate === change)?.key ?? 'other'

const comparesCertificates = ({ kind }: Kind, { key, before }: Change): boolean =>
  kind === 'company' && key === 'qualifications' && !isMissing(before)

const eventOfColumn = ({ kind }: Kind, { key, before }: Change): EventKindKey =>
  isMissing(before)
    ? 'other'
    : (listEventKinds(kind).find(({ columns }) => columns?.includes(key))?.key ?? 'other')

const eventsOf = (kind: Kind, change: Change): readonly EventKindKey[] =>
  comparesCertificates(kind, change)
    ? compareCertificates(change.before, change.after).map((each) => eventOfCertificate(kind, each.change))
    : [eventOfColumn(kind, change)]

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
  return EVENT_KINDS.filter((key) => keys.has(key))
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

/** A changed value as the screens show it: of a table of qualifications each of its changes (DAT-66). */
export function describeChange(kind: Kind, column: Column, change: Change): readonly ShownChange[] {
  const { key } = column
  if (comparesCertificates(kind, change))
    return compareCertificates(change.before, change.after).map(({ change: type, before, after }) => {
      const event = eventOfCertificate(kind, type)
      return { kind: event, key, label: eventLabel(event), before, after }
    })
  const [before, after] = [formatStated(column, change.before), formatStated(column, change.after)]
  return [{ kind: eventOfColumn(kind, change), key, label: column.label, before, after }]
}
