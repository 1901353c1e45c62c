import type { ParseName } from '@zhushutong/domain/data-import'
import { classifyCompanyCode } from '@zhushutong/domain/identity'
import type { AnyValue, Column } from '@zhushutong/domain/records'
import { parseCapital, parseYuan } from '../parse/capital'
import { parseCompanyCode, parseCreditCode } from '../parse/credit-code'
import { parsePrice } from '../parse/price'
import { cleanText, MISSING, type Parsed, rejected } from '../parse/reading'
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

const ISO_CODE = /^[A-Z]{3}$/

/** An amount in 元, 万元 or 亿元; the second field is its currency (ISO 4217), in whose units the amount then is. */
const inUnits =
  (scale: number): Parser =>
  ([raw, code], column) => {
    const currency = cleanText(code).toUpperCase() || 'CNY'
    if (!ISO_CODE.test(currency)) return rejected('币种应为 CNY、USD 这样的代码')
    return single(parseYuan(scale, currency))([raw], column)
  }

/** An offer: an amount, or the text of one that is none in the column of that name (priceText beside price). */
const price: Parser = ([raw], column) => {
  const { value, warning } = parsePrice(raw)
  if (value === null) return { ...MISSING, warning }
  return { value: { [column.key]: value.amount, [`${column.key}Text`]: value.text }, warning }
}

const region: Parser = ([province, city, address, county], column) => {
  const { value, warning } = parseRegion({ province, city, address, county })
  return { value: { [column.key]: value }, warning }
}

const CODE_COLUMNS = {
  credit: 'creditCode',
  register: 'registerNo',
  organisation: 'organisationCode',
} as const

/** The column of the code by which a notice names a company. */
const OTHERS_CODE = 'companyCode'

const isCodeColumn = (key: string): boolean => Object.values<string>(CODE_COLUMNS).includes(key)

/**
 * A code of a company, stored in the column of its kind, whichever column of the source has it (DAT-09). A code of
 * another company stays in its own column.
 */
const companyCode: Parser = (raw, column) => {
  if (!isCodeColumn(column.key)) return single(parseCompanyCode)(raw, column)
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
  price,
  yuan: inUnits(0),
  wan: inUnits(4),
  yi: inUnits(8),
  count: single(parseCount),
  region,
  link: single(parseLink),
  tags: single(parseTags),
  option,
} as const satisfies Readonly<Record<ParseName, Parser>>

export type ParserName = ParseName

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

/** The default parser of a column; null for tables, which have rules of their own. */
export function parserFor(column: Column): ParserName | null {
  return isCodeColumn(column.key) || column.key === OTHERS_CODE ? 'creditCode' : BY_TYPE[column.type]
}
