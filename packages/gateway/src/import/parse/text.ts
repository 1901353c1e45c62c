import type { Option } from '@zhushutong/domain/records'
import { cleaned, compact, MISSING, type Read, unread } from './reading'

export const parseText = (raw: unknown): Read<string> => {
  const text = cleaned(raw)
  return text === '' ? MISSING : { value: text }
}

export const parseCount = (raw: unknown): Read<number> => {
  const text = compact(cleaned(raw)).replaceAll(',', '')
  if (text === '') return MISSING
  return /^\d{1,9}$/.test(text) ? { value: Number(text) } : unread('不是整数')
}

/** An address that a browser may be sent to. */
export const parseLink = (raw: unknown): Read<string> => {
  const text = cleaned(raw)
  if (text === '') return MISSING
  const isWeb = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
  return isWeb ? { value: text } : unread('不是 http(s) 链接')
}

/** A list, or a text that separates its parts by , ; 、 or |. */
export const parseTags = (raw: unknown): Read<readonly string[]> => {
  const parts = Array.isArray(raw) ? raw : cleaned(raw).split(/[,，;；、|]/)
  const tags = [...new Set(parts.map(cleaned).filter((tag) => tag !== ''))]
  return tags.length > 0 ? { value: tags } : MISSING
}

/** One of a column's values, by the value itself or by its Chinese label. */
export const parseOption =
  (options: readonly Option[]) =>
  (raw: unknown): Read<string> => {
    const text = cleaned(raw)
    if (text === '') return MISSING
    const found = options.find(({ value, label }) => value === text || label === text)
    return found ? { value: found.value } : unread(`应为：${options.map((o) => o.label).join('、')}`)
  }
