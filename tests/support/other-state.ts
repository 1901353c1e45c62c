import { createHash } from 'node:crypto'
import type { Viewer } from '../../packages/domain/src/access'
import {
  type AnyCell,
  type AnyValue,
  type CellColumn,
  type Column,
  findLocks,
  maskValue,
  type RecordKind,
  type StoredRecord,
} from '../../packages/domain/src/records'
import { findDisclosure } from './disclosures'
import { otherText, otherValue } from './other-values'

export interface Stored {
  readonly kind: RecordKind
  readonly records: readonly StoredRecord[]
}

export interface OtherState extends Stored {
  readonly changes: number
}

type Row = Readonly<Record<string, AnyValue>>
type Part = Column | CellColumn
type Value = string | number

const stepOf = (text: string) => createHash('sha256').update(text).digest().readUInt32BE()
const isValue = (value: unknown): value is Value =>
  (typeof value === 'string' && value !== '') || typeof value === 'number'
const rowsOf = (value: unknown) => (Array.isArray(value) ? (value as readonly Row[]) : [])
const titleOf = (kind: RecordKind, record: StoredRecord) => String(record[kind.title] ?? '')
const lookOf = (part: Part | undefined) => (text: string) => part?.access && maskValue(part.access, text)

/**
 * The places of a record, 'column' or 'table.cell', each with its row; without values computed from other
 * records.
 */
function* placesOf(kind: RecordKind, record: StoredRecord) {
  for (const column of kind.columns) {
    if (column.derived) continue
    if (column.type !== 'table') yield { part: column, parts: kind.columns, row: record as Row, prefix: '' }
    else
      for (const row of rowsOf(record[column.key]))
        for (const part of column.columns)
          yield { part: part as Part, parts: column.columns, row, prefix: `${column.key}.` }
  }
}

export function valuesAt(kind: RecordKind, record: StoredRecord, place: string): readonly Value[] {
  return [...placesOf(kind, record)].flatMap(({ part, row, prefix }) => {
    const value = row[part.key]
    return `${prefix}${part.key}` === place && isValue(value) ? [value] : []
  })
}

/** True for a value so specific to its record that it has the same meaning everywhere in that record. */
const isTelling = ({ type, access }: Part, value: Value) =>
  typeof value === 'number'
    ? type === 'fen' && Math.abs(value) >= 1_000_000
    : type === 'code' || type === 'tags' || access?.mask === 'personName' || [...value].length >= 6

/** The changed values of one record. */
class Changes {
  readonly own = new Map<string, Value>()
  private readonly telling = new Map<Value, Value>()

  add(place: string, part: Part, from: Value, to: Value): void {
    const other = this.telling.get(from) ?? to
    if (from === other || this.own.has(`${place} ${from}`)) return
    this.own.set(`${place} ${from}`, other)
    if (isTelling(part, from)) this.telling.set(from, other)
  }

  /** The value at a place; copies of a telling value change with it, also within longer texts. */
  at(place: string, part: Part, value: Value): Value {
    const assigned = this.own.get(`${place} ${value}`)
    if (assigned !== undefined) return assigned
    const copy = this.telling.get(value)
    if (copy !== undefined) return typeof value === 'string' || part.type === 'fen' ? copy : value
    if (typeof value !== 'string') return value
    const texts = [...this.telling].filter(([from]) => typeof from === 'string' && value.includes(from))
    return texts.reduce((text, [from, to]) => text.replaceAll(String(from), String(to)), value)
  }
}

/**
 * Another state of all records for one viewer: every closed value differs but looks the same to the viewer;
 * open values are equal. The gateway computes the values derived from other records.
 */
export function otherState(stored: readonly Stored[], viewer: Viewer): readonly OtherState[] {
  const known = new Map(
    stored.flatMap(({ kind, records }) => records.map((record) => [record.id, { kind, record }] as const)),
  )
  const recordsOf = (kind: RecordKind) => stored.find((entry) => entry.kind === kind)?.records ?? []

  const alikes = new Map<string, StoredRecord[]>()
  /** The records of a kind whose names look the same in a column. */
  const listAlike = (kind: RecordKind, record: StoredRecord, named: Part | undefined) => {
    const keyOf = (record: StoredRecord) =>
      [kind.kind, named?.access?.mask, lookOf(named)(titleOf(kind, record))].join(' ')
    if (!alikes.has(keyOf(record)))
      for (const record of recordsOf(kind))
        alikes.set(keyOf(record), [
          ...(alikes.get(keyOf(record)) ?? []).filter((two) => two !== record),
          record,
        ])
    return alikes.get(keyOf(record)) ?? []
  }

  /** Another record of the same kind as that with the id, with a name of the same look if there is one. */
  const otherRecordFor = (id: string, named: Part | undefined, step: number) => {
    const entry = known.get(id)
    if (!entry) return null
    const alike = listAlike(entry.kind, entry.record, named)
    const others = (alike.length > 1 ? alike : recordsOf(entry.kind)).filter((record) => record.id !== id)
    const other = others[step % others.length]
    return other ? { id: other.id, name: titleOf(entry.kind, other) } : null
  }

  const otherTag = (kind: RecordKind, key: string, tag: string, step: number) => {
    const all = new Set(recordsOf(kind).flatMap((record) => (record[key] ?? []) as readonly string[]))
    const others = [...all].filter((otherTag) => otherTag !== tag)
    return others[step % others.length] ?? tag
  }

  const changesOf = (kind: RecordKind, record: StoredRecord): Changes => {
    const locks = findLocks(kind, viewer)
    const changes = new Changes()
    const closed = [...placesOf(kind, record)].filter(({ part, prefix }) => `${prefix}${part.key}` in locks)
    const step = stepOf(record.id)
    // Ids first: the names next to them become those of the same other records.
    for (const { part, parts, row, prefix } of closed)
      for (const id of [row[part.key]].flat()) {
        if ((part.type !== 'code' && part.type !== 'tags') || typeof id !== 'string') continue
        const named = parts.find(({ link }) => link?.id === part.key)
        const other = otherRecordFor(id, named, step)
        const place = `${prefix}${part.key}`
        if (other) changes.add(place, part, id, other.id)
        else if (part.type === 'tags') changes.add(place, part, id, otherTag(kind, part.key, id, step))
        const name = named && row[named.key]
        if (!other || !named || typeof name !== 'string' || !(`${prefix}${named.key}` in locks)) continue
        const look = lookOf(named)
        const isAlike = look(other.name) === look(name)
        changes.add(`${prefix}${named.key}`, named, name, isAlike ? other.name : otherText(name, look, step))
      }
    for (const [i, { part, row, prefix }] of closed.entries()) {
      const place = `${prefix}${part.key}`
      const value = row[part.key]
      if (!isValue(value)) continue
      const disclosure = findDisclosure(kind, place, value, record, viewer)
      const otherStep = disclosure ? stepOf(String(value)) : step + i
      if (!disclosure || disclosure.onlyEqual)
        changes.add(place, part, value, otherValue(part, value, otherStep) as Value)
    }
    return changes
  }

  const otherRecord = (kind: RecordKind, record: StoredRecord, changes: Changes): StoredRecord => {
    const cell = (part: Part, place: string, value: AnyValue): AnyValue => {
      if (!isValue(value)) return value
      const disclosure = findDisclosure(kind, place, value, record, viewer)
      return disclosure && !disclosure.onlyEqual ? value : changes.at(place, part, value)
    }
    const otherColumn = (column: Column): AnyValue => {
      const value = record[column.key] ?? null
      if (column.derived || value === null) return value
      if (column.type !== 'table')
        return Array.isArray(value)
          ? value.map((element) => cell(column, column.key, element) as string)
          : cell(column, column.key, value)
      return rowsOf(value).map((row) =>
        Object.fromEntries(
          column.columns.map((part) => [
            part.key,
            cell(part, `${column.key}.${part.key}`, row[part.key] ?? null) as AnyCell,
          ]),
        ),
      )
    }
    return {
      ...record,
      ...Object.fromEntries(kind.columns.map((column) => [column.key, otherColumn(column)])),
    }
  }

  return stored.map(({ kind, records }) => {
    const changes = records.map((record) => changesOf(kind, record))
    return {
      kind,
      records: records.map((record, i) => otherRecord(kind, record, changes[i] ?? new Changes())),
      changes: changes.reduce((sum, { own }) => sum + own.size, 0),
    }
  })
}
