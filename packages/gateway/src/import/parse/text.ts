import type { Option } from '@zhushutong/domain/records'
import { cleanText, compact, MISSING, type Parsed, rejected } from './reading'

export function parseText(raw: unknown): Parsed<string> {
  const text = cleanText(raw)
  return text === '' ? MISSING : { value: text }
}

export function parseCount(raw: unknown): Parsed<number> {
  const text = compact(cleanText(raw)).replaceAll(',', '')
  if (text === '') return MISSING
  return /^\d{1,9}$/.test(text) ? { value: Number(text) } : rejected('不是整数')
}

/** A web address that a browser may open safely. */
export function parseLink(raw: unknown): Parsed<string> {
  const text = cleanText(raw)
  if (text === '') return MISSING
  const isWeb = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
  return isWeb ? { value: text } : rejected('不是 http(s) 链接')
}

/** A list, or a text whose parts are separated by , ; 、 or |. */
export function parseTags(raw: unknown): Parsed<readonly string[]> {
  const parts = Array.isArray(raw) ? raw : cleanText(raw).split(/[,，;；、|]/)
  const tags = [...new Set(parts.map(cleanText).filter((tag) => tag !== ''))]
  return tags.length > 0 ? { value: tags } : MISSING
}

/** A value of the column's options, given as the value or its Chinese label. */
export function parseOption(options: readonly Option[]) {
  return (raw: unknown): Parsed<string> => {
    const written = typeof raw === 'string' ? raw.trim() : ''
    // The label of a value may be a word for a missing one: 无.
    const option = options.find(({ value, label }) => value === written || label === written)
    if (!option && cleanText(raw) === '') return MISSING
    return option ? { value: option.value } : rejected(`应为：${options.map((o) => o.label).join('、')}`)
  }
}
