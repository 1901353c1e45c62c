import { parseDecimal } from '@zhushutong/domain/data-import'
import { dayOf } from '@zhushutong/domain/formatting'
import type { AnyCell } from '@zhushutong/domain/records'
import { minorUnits } from '../parse/decimal'
import { cleanText, MISSING, type Parsed, rejected } from '../parse/reading'
import { parseTime } from '../parse/when'
import { type Fields, isFields } from '../source'

export type Take = <T>(field: string, raw: unknown, read: Parsed<T>) => T | null
type Row = Readonly<Record<string, AnyCell>>

/** The currency of a release, the codes of its parties, and the collector of warnings. */
interface Context {
  readonly currency: string | null
  readonly codeOf: (organisation: Fields) => string | null
  readonly take: Take
}

interface Amount {
  /** Minor units. */
  readonly amount: number
  /** ISO 4217. */
  readonly currency: string
}

export function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : []
}

export function amountOf(value: unknown): Parsed<Amount> {
  if (!isFields(value) || value.amount === undefined || value.amount === null) return MISSING
  const currency = cleanText(value.currency).toUpperCase()
  if (!/^[A-Z]{3}$/.test(currency)) return rejected('金额没有币种')
  const decimal = parseDecimal(cleanText(value.amount))
  if (!decimal) return rejected('不是金额')
  const { value: amount, warning } = minorUnits(decimal, 0, currency)
  return amount === null
    ? { value: null, warning }
    : { value: { amount, currency }, warning: amount === 0 ? '金额为 0，请核对' : undefined }
}

// The table shows one currency, so an amount in another one would be misread.
const inCurrency = (value: Amount | null, currency: string | null): Parsed<number> => {
  if (!value) return MISSING
  return value.currency === currency ? { value: value.amount } : rejected(`币种与公告的 ${currency} 不同`)
}

/** The organisations of a list by name, each once. */
export function listOrganisations(value: unknown): Fields[] {
  const byName = new Map(listOf(value).map((each) => [cleanText(each.name), each]))
  return [...byName].flatMap(([name, each]) => (name === '' ? [] : [each]))
}

const NOT_STANDING = new Set(['cancelled', 'unsuccessful', 'pending'])

/** One row for each supplier of each award; an amount shared by several suppliers is assigned to none. */
const rowsOf = (award: Fields, at: number, { currency, codeOf, take }: Context) => {
  const suppliers = listOrganisations(award.suppliers)
  const value = take(`awards[${at}].value`, award.value, amountOf(award.value))
  const amount = take(`awards[${at}].value.currency`, award.value, inCurrency(value, currency))
  const date = take(`awards[${at}].date`, award.date, parseTime(award.date))
  const awardedOn = date === null ? null : dayOf(date)
  if (suppliers.length === 0)
    take(`awards[${at}].suppliers`, award.suppliers, { value: null, warning: '没有中标单位名称' })
  const rows = suppliers.map((supplier): Row => {
    const companyName = cleanText(supplier.name)
    const own = suppliers.length === 1 ? amount : null
    return { companyId: null, companyCode: codeOf(supplier), companyName, amount: own, awardedOn }
  })
  return { rows, amount }
}

/** The rows of a release's active awards, and their sum if every award has an amount. */
export function awardsOf(awards: unknown, context: Context) {
  const parts = listOf(awards)
    .map((award, at) => ({ award, at }))
    .filter(({ award }) => !NOT_STANDING.has(cleanText(award.status)))
    .map(({ award, at }) => rowsOf(award, at, context))
  const amounts = parts.map((part) => part.amount)
  const isWhole = amounts.length > 0 && !amounts.includes(null)
  return {
    rows: parts.flatMap((part) => part.rows),
    total: isWhole ? amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0) : null,
  }
}

/** Totals of a record's awards; the sum only if each has an amount. */
export function awardSummary(rows: readonly Row[]) {
  const names = [...new Set(rows.map((row) => String(row.companyName ?? '')))].filter((name) => name !== '')
  const amounts = rows.map((row) => row.amount ?? null)
  const days = rows.map((row) => row.awardedOn ?? null).filter((day) => typeof day === 'string')
  const isWhole = amounts.length > 0 && !amounts.includes(null)
  return {
    winnerName: names.length === 0 ? null : names.join('、'),
    winningAmount: isWhole ? amounts.reduce<number>((sum, amount) => sum + Number(amount), 0) : null,
    awardedOn: days.sort().at(-1) ?? null,
  }
}
