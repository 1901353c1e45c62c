import { classifyCompanyCode } from '@zhushutong/domain/identity'
import type { AnyValue, Column } from '@zhushutong/domain/records'
import { parseCapital, parseYuan } from '../parse/capital'
import { parseCreditCode } from '../parse/credit-code'
import { cleanText, MISSING, type Parsed } from '../parse/reading'
import { parseRegion } from '../parse/region'
import { parseCount, parseLink, parseOption, parseTags, parseText } from '../parse/text'
import { parseDate, parseTime } from '../parse/when'

/** Parses the fields of a column, in the mapping's order; values by column key. */
type Parser = (raw: readonly unknown[], column: Column) => Parsed<Readonly<Record<string, AnyValue>>>

const single =
  (parse: (raw: unknown) => Parsed<AnyValue>): Parser =>
  ([raw], column) => {
    const { value, warning } = parse(raw)
    return { value: { [column.key]: value }, warning }
  }

const capital: Parser = ([raw], column) => {
  const { value, warning } = parseCapital(raw)
  if (value === null) return { ...MISSING, warning }
  const currency = column.type === 'fen' && column.currency ? { [column.currency]: value.currency } : {}
  return { value: { [column.key]: value.amount, ...currency }, warning }
}

const region: Parser = ([province, city, address], column) => {
  const { value, warning } = parseRegion({ province, city, address })
  return { value: { [column.key]: value }, warning }
}

const CODE_COLUMNS = {
  credit: 'creditCode',
  register: 'registerNo',
  organisation: 'organisationCode',
} as const

const isCodeColumn = (key: string): boolean => Object.values<string>(CODE_COLUMNS).includes(key)

/** A code of a company, stored in the column of its kind, whichever column of the source has it (DAT-09). */
const companyCode: Parser = (raw, column) => {
  const known = classifyCompanyCode(cleanText(raw[0]))
  if (known && known.type !== 'credit') return { value: { [CODE_COLUMNS[known.type]]: known.code } }
  const isCredit = known !== null || column.key === CODE_COLUMNS.credit
  return single(isCredit ? parseCreditCode : parseText)(
    raw,
    isCredit ? { ...column, key: 'creditCode' } : column,
  )
}

const option: Parser = (raw, column) =>
  single(parseOption(column.type === 'enum' ? column.options : []))(raw, column)

export const PARSERS = {
  text: single(parseText),
  creditCode: companyCode,
  date: single(parseDate),
  time: single(parseTime),
  capital,
  yuan: single(parseYuan(0)),
  wan: single(parseYuan(4)),
  count: single(parseCount),
  region,
  link: single(parseLink),
  tags: single(parseTags),
  option,
} as const satisfies Readonly<Record<string, Parser>>

export type ParserName = keyof typeof PARSERS

const BY_TYPE: Readonly<Record<Column['type'], ParserName | null>> = {
  text: 'text',
  longText: 'text',
  code: 'text',
  date: 'date',
  time: 'time',
  fen: 'capital',
  count: 'count',
  region: 'region',
  enum: 'option',
  tags: 'tags',
  link: 'link',
  table: null,
}

/** The default parser of a column; null for tables, which a mapping cannot fill. */
export function parserFor(column: Column): ParserName | null {
  return isCodeColumn(column.key) ? 'creditCode' : BY_TYPE[column.type]
}
