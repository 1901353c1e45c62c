import { resemblesIdNumber } from '@zhushutong/domain/formatting'
import { normaliseCompanyCode } from '@zhushutong/domain/identity'
import { findColumn, normaliseForSearch, type RecordKind } from '@zhushutong/domain/records'
import { cleanText } from '../parse/reading'
import type { Fields } from '../source'
import { type Draft, newerFirst, type Reading, type Remark, type Shape, shown, type Values } from './draft'
import { fieldAt } from './field-path'
import { PARSERS, type ParserName } from './parsers'

/** The source of a column's value. */
export interface Rule {
  /** Fields of the source; several for a region: province, city, address. */
  readonly from: readonly string[]
  readonly parse: ParserName
  /** Translates the source's values of this column. */
  readonly words?: Readonly<Record<string, string>>
}

/** Source fields to columns, for one kind. */
export interface Mapping {
  readonly title: string
  readonly source: string
  /** Fields that together identify a row in its source; companies need none. */
  readonly key: readonly string[]
  readonly columns: Readonly<Record<string, Rule>>
  /** Constant values of every row, such as the source name. */
  readonly constants: Values
}

const HIDDEN = '*'.repeat(18)

const read = (fields: Fields, line: number, kind: RecordKind, mapping: Mapping) => {
  const remarks: Remark[] = []
  let values: Values = mapping.constants
  for (const [key, { from, parse, words }] of Object.entries(mapping.columns)) {
    const column = findColumn(kind, key)
    if (!column) throw new Error(`${kind.kind} has no column ${key}`)
    const raw = from.map((path) => fieldAt(fields, path))
    const named = raw.map((each) => words?.[cleanText(each)] ?? each)
    const { value, warning } = PARSERS[parse](named, column)
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
  return { values, remarks }
}

const TITLE_LETTERS = /\p{L}.*\p{L}/su

/** Names are compared without punctuation and width; places by code. */
const hintOf = (title: string, values: Values) => `${normaliseForSearch(title)}@${values.region ?? ''}`

const keyOf = (fields: Fields, { key }: Mapping): string | null => {
  const parts = key.map((path) => cleanText(fieldAt(fields, path)))
  return parts.length === 0 || parts.includes('') ? null : parts.join('|')
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
    fingerprint: JSON.stringify(mapping.columns),
    combine: newerFirst,
    read(fields, line): Reading {
      const { values: all, remarks } = read(fields, line, kind, mapping)
      const values = usable(kind, all)
      const identity = identityOf(fields, kind, mapping, values)
      const title = kind.kind === 'company' || values[kind.title] !== null
      if (identity && title && (identity.proof || identity.hint)) {
        const draft: Draft = { line, values, remarks, ...identity }
        return { draft }
      }
      const reason =
        kind.kind === 'company'
          ? '既没有有效的统一社会信用代码，也没有可用的名称'
          : identity
            ? '没有可用的名称'
            : `没有主键（${mapping.key.join('、')}）`
      const rule = mapping.columns[kind.title]
      const value = shown(rule?.from.map((path) => fieldAt(fields, path)).join(' '))
      return { rejected: { line, level: 'rejected', reason, field: rule?.from.join('+') ?? '', value } }
    },
  }
}
