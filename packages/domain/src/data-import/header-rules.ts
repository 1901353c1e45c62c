import { buildExportHeaders } from '../export'
import { type Column, columnsOf, findColumn, type KindName, type RecordKind } from '../records'
import { listNames, readHeaderName } from './header-name'
import type { MappedColumn, ParseName } from './mapping-file'
import { STATUS_WORDS } from './status-words.data'
import { VENDOR_HEADERS } from './vendor-headers.data'

/** A row of the file: texts by header. */
export type Sample = Readonly<Record<string, unknown>>

export interface Headers {
  readonly list: readonly string[]
  /** The first header with one of the names, the earlier names first. */
  find(names: readonly string[]): string | null
}

export function readHeaders(list: readonly string[]): Headers {
  const read = list.map((header) => ({ header, ...readHeaderName(header) }))
  const find = (names: readonly string[]) => {
    for (const wanted of names) {
      const match =
        read.find(({ whole }) => whole === wanted) ??
        read.find(({ name, unit }) => unit !== '' && name === wanted)
      if (match) return match.header
    }
    return null
  }
  return { list, find }
}

/** Dates that belong to the source's statement and are no values of the record. */
const DATES: ReadonlySet<string> = new Set(['dataOn', 'withdrawnOn'])

/** True for a column that a file's field can fill: none that follows from others, and no reference that imports make. */
export function isFilled(kind: RecordKind, column: Column): boolean {
  return (
    !column.derived &&
    !column.computed &&
    !column.internal &&
    (column.exported === true || column.hidden !== true) &&
    column.from === undefined &&
    column.type !== 'table' &&
    !DATES.has(column.key) &&
    !kind.columns.some((other) => other.link?.id === column.key)
  )
}

/** The names of a column in headers, the one of our own exports first. */
export function namesOf(kind: RecordKind, column: Column): readonly string[] {
  const all = columnsOf(kind)
  const exported = buildExportHeaders(all)[all.indexOf(column)] ?? column.label
  const vendor = VENDOR_HEADERS[kind.kind as KindName]?.[column.key] ?? ''
  return [exported, column.label]
    .map((name) => readHeaderName(name).whole)
    .concat(vendor === '' ? [] : listNames(vendor))
}

/** The ways to read an amount by the unit in its header. */
export const SCALES: Readonly<Record<string, ParseName>> = {
  元: 'yuan',
  万元: 'wan',
  万: 'wan',
  亿元: 'yi',
  亿: 'yi',
}
const BARE = /^[\s¥￥]*[\d.,，]+\s*$/

const textsIn = (samples: readonly Sample[], header: string): string[] =>
  samples.map((row) => String(row[header] ?? '').trim()).filter((text) => text !== '')

const moneyRule = (
  headers: Headers,
  kind: RecordKind,
  column: Column,
  header: string,
  samples: readonly Sample[],
) => {
  const parse = SCALES[readHeaderName(header).unit]
  const currency = column.type === 'fen' && column.currency ? findColumn(kind, column.currency) : undefined
  const currencyHeader = currency ? headers.find(namesOf(kind, currency)) : null
  if (parse) return { from: currencyHeader ? [header, currencyHeader] : header, parse }
  const amounts = textsIn(samples, header).filter((text) => !/^[0.]+$/.test(text))
  const isBare = amounts.filter((text) => BARE.test(text)).length * 2 > amounts.length
  return isBare ? null : header
}

const UNKNOWN_WORDS: Readonly<Record<string, string>> = { 未核验: '', 暂未收录: '' }

/** The words of a column's values that exports write differently; null without any. */
export function wordsOf(kind: RecordKind, column: Column) {
  if (kind.kind === 'company' && column.key === 'status') return STATUS_WORDS
  return column.key === 'checkedAt' || column.counts !== undefined ? UNKNOWN_WORDS : null
}

/** The rule of a column by its header; null where the unit of its amounts is not known. */
export function ruleOf(
  headers: Headers,
  kind: RecordKind,
  column: Column,
  header: string,
  samples: readonly Sample[],
): MappedColumn | null {
  if (column.type === 'fen') return moneyRule(headers, kind, column, header, samples)
  const words = wordsOf(kind, column)
  return words ? { from: header, words } : header
}
