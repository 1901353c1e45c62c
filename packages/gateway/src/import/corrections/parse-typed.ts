import type { AnyValue, Column } from '@zhushutong/domain/records'
import { cleanText } from '../parse/reading'
import { PARSERS, parserFor } from '../shapes/parsers'

/** A typed value, or the problem with it in Chinese. */
type Typed = { readonly value: AnyValue } | { readonly problem: string }

/**
 * The value of a column that a person typed, by the parser of the column's type. An amount in another currency than
 * the record's is refused, because the record has only one.
 */
export function parseTyped(column: Column, text: string, currency: string): Typed {
  const name = parserFor(column)
  if (name === null) return { problem: '这个字段不能在这里更正' }
  if (cleanText(text) === '') return { problem: '请填写正确的内容；没有内容时选择“清除”' }
  const raw = name === 'region' ? [undefined, undefined, text] : [text]
  const { value: values, warning } = PARSERS[name](raw, column)
  const value = values?.[column.key] ?? null
  if (warning !== undefined) return { problem: warning }
  if (value === null) return { problem: `不是有效的${column.label}` }
  const isForeign =
    column.type === 'fen' &&
    column.currency !== undefined &&
    (values?.[column.currency] ?? currency) !== currency
  return isForeign ? { problem: `这条数据的币种是 ${currency}` } : { value }
}
