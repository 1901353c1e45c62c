import { hash } from 'node:crypto'
import { resemblesIdNumber } from '@zhushutong/domain/formatting'
import { normaliseCompanyCode } from '@zhushutong/domain/identity'
import { findColumn, normaliseForSearch, type RecordKind } from '@zhushutong/domain/records'
import { cleanText, rejected } from '../parse/reading'
import type { Fields } from '../source'
import { type Draft, newerFirst, type Reading, type Remark, type Shape, shown, type Values } from './draft'
import { fieldAt } from './field-path'
import {
  isMasked,
  joinRows,
  MASKED,
  type Rule,
  rawValues,
  readTableColumn,
  type TableRule,
} from './mapped-tables'
import { PARSERS } from './parsers'

/** Source fields to columns, for one kind. */
export interface Mapping {
  readonly title: string
  readonly source: string
  /** Fields that together identify a row in its source; companies need none. */
  readonly key: readonly string[]
  /** Fields that tell rows apart too, and may be blank. */
  readonly moreKey?: readonly string[]
  readonly columns: Readonly<Record<string, Rule>>
  readonly tables?: Readonly<Record<string, TableRule>>
  /** The date of the data. */
  readonly date?: Rule
  /** The field with the address of the record in this portal. */
  readonly record?: string
  /** Constant values of every row, such as the source name. */
  readonly constants: Values
}

const HIDDEN = '*'.repeat(18)

type TableRowList = Parameters<typeof joinRows>[0]

const DATE = { key: 'date', label: '数据日期', type: 'date' } as const

const read = (fields: Fields, line: number, kind: RecordKind, mapping: Mapping) => {
  const remarks: Remark[] = []
  let values: Values = mapping.constants
  for (const [key, rule] of Object.entries(mapping.columns)) {
    const { from, parse } = rule
    const column = findColumn(kind, key)
    if (!column) throw new Error(`${kind.kind} has no column ${key}`)
    const raw = rawValues(fields, rule)
    // A field that the row does not have states nothing.
    if (raw.every((each) => each === undefined)) continue
    const { value, warning } = isMasked(column, raw) ? rejected(MASKED) : PARSERS[parse](raw, column)
    // An unreadable value states nothing; a blank clears the value of before (DAT-04).
    const isUnreadable = warning !== undefined && Object.values(value ?? {}).every((each) => each === null)
    if (!isUnreadable) values = { ...values, [key]: null, ...value }
    const said = raw.length > 1 ? raw.map(shown).join(' ') : shown(raw[0])
    const isPerson = parse === 'creditCode' && resemblesIdNumber(normaliseCompanyCode(said))
    if (warning)
      remarks.push({
        line,
        level: 'warning',
        reason: warning,
        field: from.join('+'),
        value: isPerson ? HIDDEN : said,
      })
  }
  for (const [key, rule] of Object.entries(mapping.tables ?? {})) {
    const column = findColumn(kind, key)
    if (column?.type !== 'table') throw new Error(`${kind.kind} has no table ${key}`)
    const rows = readTableColumn(fields, rule, column, (field, raw, { value, warning }) => {
      if (warning) remarks.push({ line, level: 'warning', reason: warning, field, value: shown(raw) })
      return value
    })
    if (rows !== undefined) values = { ...values, [key]: rows }
  }
  return { values, remarks }
}

/** The date that a row or its file states for its data. */
const dataOnOf = (fields: Fields, { date }: Mapping): string | null => {
  const value = date ? PARSERS.date(rawValues(fields, date), DATE).value?.[DATE.key] : null
  return typeof value === 'string' ? value : null
}

/** The id at the end of a record's address: /qiye/{id}/, /renyuan/{id}.html. */
const recordIdOf = (fields: Fields, { record }: Mapping): string | null => {
  const [, id = null] =
    /\/([0-9A-Za-z_-]{1,64})(?:\.html|\/)?$/.exec(cleanText(fieldAt(fields, record ?? ''))) ?? []
  return id
}

/** Newer values, but for tables whose rows are rows of the file: those are joined. */
const combineIn =
  ({ tables = {} }: Mapping) =>
  (older: Values, newer: Values): Values => {
    const joined = Object.entries(tables).flatMap(([key, { rows }]) => {
      const [before, after] = [older[key], newer[key]]
      if (rows.type !== 'single' || !Array.isArray(before) || !Array.isArray(after)) return []
      return [[key, joinRows(before as TableRowList, after as TableRowList)] as const]
    })
    return { ...newerFirst(older, newer), ...Object.fromEntries(joined) }
  }

const TITLE_LETTERS = /\p{L}.*\p{L}/su

/** Names are compared without punctuation and width; places by code. */
const hintOf = (title: string, values: Values) => `${normaliseForSearch(title)}@${values.region ?? ''}`

const keyOf = (fields: Fields, { key, moreKey = [] }: Mapping): string | null => {
  const textAt = (path: string) => cleanText(fieldAt(fields, path))
  const parts = key.map(textAt)
  return parts.length === 0 || parts.includes('') ? null : [...parts, ...moreKey.map(textAt)].join('|')
}

const identityOf = (fields: Fields, kind: RecordKind, mapping: Mapping, values: Values) => {
  const title = String(values[kind.title] ?? '')
  const key = keyOf(fields, mapping)
  if (kind.kind !== 'company') return key === null ? null : { sourceKey: key, proof: key, hint: null }
  const code = typeof values.creditCode === 'string' ? values.creditCode : null
  const hint = title === '' ? null : hintOf(title, values)
  const sourceKey = key ?? code ?? hint
  return sourceKey === null ? null : { sourceKey, proof: code, hint }
}

const usable = (kind: RecordKind, values: Values): Values => {
  const title = values[kind.title]
  return typeof title === 'string' && TITLE_LETTERS.test(title) ? values : { ...values, [kind.title]: null }
}

export function mappedShape(kind: RecordKind, mapping: Mapping): Shape {
  return {
    title: mapping.title,
    kind,
    source: mapping.source,
    ...(typeof mapping.constants.sourcePlatform === 'string' && {
      platform: mapping.constants.sourcePlatform,
    }),
    // Hashed, because every row is hashed with it.
    fingerprint: hash('sha256', JSON.stringify([mapping.columns, mapping.tables, mapping.date]), 'base64url'),
    combine: combineIn(mapping),
    read(fields, line): Reading {
      const { values: all, remarks } = read(fields, line, kind, mapping)
      const values = usable(kind, all)
      const identity = identityOf(fields, kind, mapping, values)
      const title = kind.kind === 'company' || values[kind.title] !== null
      if (identity && title && (identity.proof || identity.hint)) {
        const draft: Draft = {
          line,
          values,
          remarks,
          dataOn: dataOnOf(fields, mapping),
          recordId: recordIdOf(fields, mapping),
          ...identity,
        }
        return { draft }
      }
      const reason =
        kind.kind === 'company'
          ? '既没有有效的统一社会信用代码，也没有可用的名称'
          : identity
            ? '没有可用的名称'
            : `没有主键（${mapping.key.join('、')}）`
      const rule = mapping.columns[kind.title]
      const value = shown(rule ? rawValues(fields, rule).join(' ') : undefined)
      return { rejected: { line, level: 'rejected', reason, field: rule?.from.join('+') ?? '', value } }
    },
  }
}
