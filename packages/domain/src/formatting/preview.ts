import { characters } from './text'

/** Characters (code points) of rich text that a preview shows (VAL-19). */
const PREVIEW_LENGTH = 30

// A Map, since a plain object would resolve &constructor; to an inherited property.
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['nbsp', ' '],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['amp', '&'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['middot', '·'],
  ['hellip', '…'],
  ['mdash', '—'],
])

const fromCode = (code: number): string =>
  code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ''

const entity = (whole: string, name: string): string => {
  if (/#x/i.test(name)) return fromCode(Number.parseInt(name.slice(2), 16))
  if (name.startsWith('#')) return fromCode(Number.parseInt(name.slice(1), 10))
  return ENTITIES.get(name) ?? whole
}

/** The plain text of rich text, on one line (CON-03). The result is plain text and must never be inserted as HTML. */
export function htmlToText(html: string): string {
  return html
    .replace(/<(script|style)\b[^<>]*>[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replace(/<!--[\s\S]*?(-->|$)/g, '')
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]+);/gi, entity)
    .replace(/\s+/g, ' ')
    .trim()
}

/** The first `max` characters (code points) of rich text, with '…' if truncated (VAL-19). */
export function previewText(html: string, max = PREVIEW_LENGTH): string {
  const all = characters(htmlToText(html))
  return all.length > max ? `${all.slice(0, max).join('')}…` : all.join('')
}
