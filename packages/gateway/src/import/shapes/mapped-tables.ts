import type { AnyCell, CellColumn, Column } from '@zhushutong/domain/records'
import { cleanText, type Parsed, rejected } from '../parse/reading'
import { type Fields, isFields } from '../source'
import { fieldAt } from './field-path'
import { PARSERS, type ParserName } from './parsers'

/** The source of a column's value: fields of the row, or a constant. */
export interface Rule {
  /** Fields of the source; several for a region: province, city, address, county. Empty for a constant. */
  readonly from: readonly string[]
  readonly parse: ParserName
  /** Translates the source's values of this column. */
  readonly words?: Readonly<Record<string, string>>
  /** The same value for every row. */
  readonly value?: string
}

/**
 * The rows of a table column. each: from the list at a path · numbered: from fields with numbers in place of {n} · split:
 * from texts that list them, cut at these characters · lines: from the lines of cells, as our own exports have them ·
 * single: the row of the file is a row of the table
 */
type TableRows =
  | { readonly type: 'each'; readonly path: string }
  | { readonly type: 'numbered' | 'single' | 'lines' }
  | { readonly type: 'split'; readonly at: string }

export interface TableRule {
  readonly rows: TableRows
  /** Rules of the table's columns; a row without the first of them is left out, of lines one without any. */
  readonly columns: Readonly<Record<string, Rule>>
}

type Row = Readonly<Record<string, AnyCell>>
type TableColumn = Extract<Column, { readonly type: 'table' }>

/** Collects a parser's warning about a field. */
type Take = <T>(field: string, raw: unknown, read: Parsed<T>) => T | null

/** Maximum numbered fields of a file: 中标候选人1 to 中标候选人50. */
const MAX_NUMBERED = 50

export const NUMBER = '{n}'

/** The raw values of a rule's fields; '' in place of a field means that the source has none. */
export function rawValues(fields: Fields, { from, words, value }: Rule): readonly unknown[] {
  if (value !== undefined) return [value]
  const raw = from.map((path) => (path === '' ? undefined : fieldAt(fields, path)))
  return words ? raw.map((each) => words[cleanText(each)] ?? each) : raw
}

const numberedFields = (fields: Fields, n: number, { from }: Rule): Fields =>
  Object.fromEntries(from.map((path) => [path, fieldAt(fields, path.replaceAll(NUMBER, String(n)))]))

const splitTexts = (text: string, at: string): readonly string[] => {
  const parts = [...text].reduce<string[]>(
    (all, char) => {
      if (at.includes(char)) all.push('')
      else all[all.length - 1] += char
      return all
    },
    [''],
  )
  return parts.map((part) => part.trim())
}

const linesOf = (value: unknown): readonly string[] => {
  const text = typeof value === 'string' ? value.trim() : cleanText(value)
  return text === '' ? [] : text.split(/\r\n|\n|\r/)
}

/** The number of lines of the first field of each rule. A blank field has none. */
const countLines = (fields: Fields, rules: readonly Rule[]) =>
  rules.map(({ from: [path = ''] }) => ({ path, count: linesOf(fieldAt(fields, path)).length }))

/** The lines of the first field of each rule; its other fields, such as the currency, are the same for all rows. */
const lineFields = (fields: Fields, rules: readonly Rule[]): Fields[] => {
  const length = Math.max(0, ...countLines(fields, rules).map(({ count }) => count))
  const firsts = rules.map(({ from: [path = ''] }) => [path, linesOf(fieldAt(fields, path))] as const)
  const others = rules.flatMap(({ from }) => from.slice(1).map((path) => [path, fieldAt(fields, path)]))
  return Array.from({ length }, (_, i) => ({
    ...Object.fromEntries([...others, ...firsts.map(([path, lines]) => [path, lines[i]])]),
    [NUMBER]: i + 1,
  }))
}

/** The fields of each row of the table, with its number from 1 under {n}. */
const rowFields = (fields: Fields, { rows, columns }: TableRule): Fields[] => {
  const rules = Object.values(columns)
  switch (rows.type) {
    case 'single':
      return [fields]
    case 'each': {
      const list = fieldAt(fields, rows.path)
      const items = Array.isArray(list) ? list : list === undefined || list === null ? [] : [list]
      return items.map((item, i) => ({ ...(isFields(item) ? item : { '.': item }), [NUMBER]: i + 1 }))
    }
    case 'numbered': {
      const numbers = Array.from({ length: MAX_NUMBERED }, (_, i) => i + 1)
      return numbers.map((n) => ({
        ...Object.assign({}, ...rules.map((rule) => numberedFields(fields, n, rule))),
        [NUMBER]: n,
      }))
    }
    case 'lines':
      return lineFields(fields, rules)
    case 'split': {
      const paths = rules.flatMap(({ from }) => from).filter((path) => path !== NUMBER)
      const lists = paths.map(
        (path) => [path, splitTexts(cleanText(fieldAt(fields, path)), rows.at)] as const,
      )
      const length = lists[0]?.[1].length ?? 0
      return Array.from({ length }, (_, i) => ({
        // A list of another length cannot be matched row by row.
        ...Object.fromEntries(
          lists.map(([path, list]) => [path, list.length === length ? list[i] : undefined]),
        ),
        [NUMBER]: i + 1,
      }))
    }
  }
}

export const MASKED = '打了星号的值不写入'
const UNEVEN = '各列的行数不同，整张表未录入'

/** True for a value as exports give it to viewers who may not see it: 138****5678. */
export function isMasked({ access }: Pick<Column, 'access'>, raw: readonly unknown[]): boolean {
  return access !== undefined && raw.some((each) => typeof each === 'string' && /\*{2,}/.test(each))
}

const cellOf = ({ columns }: TableColumn, key: string) =>
  columns.find((cell) => cell.key === key) as CellColumn

const rowOf = (fields: Fields, rule: TableRule, column: TableColumn, take: Take): Row | null => {
  const cells: Record<string, unknown> = {}
  const line = rule.rows.type === 'lines' ? `（第 ${fields[NUMBER]} 行）` : ''
  for (const [key, cellRule] of Object.entries(rule.columns)) {
    const cell = cellOf(column, key)
    const raw = rawValues(fields, cellRule)
    const said = `${cellRule.from.join('+')}${line}`
    Object.assign(cells, take(said, raw.length > 1 ? raw : raw[0], PARSERS[cellRule.parse](raw, cell)) ?? {})
  }
  const keys = Object.keys(rule.columns).slice(0, rule.rows.type === 'lines' ? undefined : 1)
  if (keys.every((key) => (cells[key] ?? null) === null)) return null
  return Object.fromEntries(column.columns.map(({ key }) => [key, (cells[key] ?? null) as AnyCell]))
}

/** The first field with lines that do not match those of the others; undefined if all match. */
const findUneven = (fields: Fields, { rows, columns }: TableRule) => {
  if (rows.type !== 'lines') return undefined
  const counts = countLines(fields, Object.values(columns)).filter(({ count }) => count > 0)
  return counts.find(({ count }) => count !== counts[0]?.count)
}

const findMasked = (rows: readonly Fields[], { columns }: TableRule, column: TableColumn) =>
  Object.entries(columns).find(([key, rule]) =>
    rows.some((fields) => isMasked(cellOf(column, key), rawValues(fields, rule))),
  )?.[1]

/**
 * The rows of a table column, in the order of the source; null without any. Undefined for a table that states nothing:
 * one with starred cells, or with lines that do not match.
 */
export function readTableColumn(
  fields: Fields,
  rule: TableRule,
  column: TableColumn,
  take: Take,
): readonly Row[] | null | undefined {
  const uneven = findUneven(fields, rule)
  if (uneven) {
    take(uneven.path, fieldAt(fields, uneven.path), rejected(UNEVEN))
    return undefined
  }
  const inRows = rowFields(fields, rule)
  const masked = findMasked(inRows, rule, column)
  if (masked) {
    take(masked.from.join('+'), rawValues(fields, masked)[0], rejected(MASKED))
    return undefined
  }
  const rows = inRows.map((each) => rowOf(each, rule, column, take)).filter((row) => row !== null)
  return rows.length > 0 ? rows : null
}

/** Rows of both tables, without repeats: rows of a file that are rows of one record's table. */
export function joinRows(older: readonly Row[], newer: readonly Row[]): readonly Row[] {
  const texts = new Set(older.map((row) => JSON.stringify(row)))
  return [...older, ...newer.filter((row) => !texts.has(JSON.stringify(row)))]
}
