import { findOwnCurrency } from '@zhushutong/domain/corrections'
import type { AnyValue, Column, RecordKind } from '@zhushutong/domain/records'
import { cleanText } from '../parse/reading'
import { PARSERS, parserFor } from '../shapes/parsers'

/** A typed value, or the problem with it in Chinese. */
type Typed = TypedValue | { readonly problem: string }

/** The value of a column, and of the column of its currency if the record has no other amount in it. */
interface TypedValue {
  readonly value: AnyValue
  readonly currency?: Readonly<Record<string, AnyValue>>
}

/**
 * The value of a column that a person typed, by the parser of the column's type. An amount in another currency than
 * the record's is refused where the record has other amounts in it.
 */
export function parseTyped(kind: RecordKind, column: Column, text: string, currency: string): Typed {
  const name = parserFor(column)
  if (name === null) return { problem: '这个字段不能在这里更正' }
  if (cleanText(text) === '') return { problem: '请填写正确的内容；没有内容时选择“清除”' }
  const raw = name === 'region' ? [undefined, undefined, text] : [text]
  const { value: values, warning } = PARSERS[name](raw, column)
  const value = values?.[column.key] ?? null
  if (warning !== undefined) return { problem: warning }
  if (value === null) return { problem: `不是有效的${column.label}` }
  if (column.type !== 'fen' || column.currency === undefined) return { value }
  const typed = values?.[column.currency] ?? currency
  const currencyKey = findOwnCurrency(kind, column)
  if (currencyKey !== null) return { value, currency: { [currencyKey]: typed } }
  return typed === currency ? { value } : { problem: `这条数据的金额都是 ${currency}，不能单独改币种` }
}
