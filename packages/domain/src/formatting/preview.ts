import { characters } from './text'

/** Characters (code points) of rich text that a preview shows (VAL-09). */
export const PREVIEW_LENGTH = 30

// A Map, as an object would answer &constructor; with what it inherits.
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

/** The plain text of rich text, on one line (VAL-09). The result is text, never to be put into a page as HTML. */
export const plainText = (html: string): string =>
  html
    .replace(/<(script|style)\b[^<>]*>[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replace(/<!--[\s\S]*?(-->|$)/g, '')
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]+);/gi, entity)
    .replace(/\s+/g, ' ')
    .trim()

/** The first `max` characters (code points) of rich text, '…' after a cut (VAL-09). */
export const previewText = (html: string, max = PREVIEW_LENGTH): string => {
  const all = characters(plainText(html))
  return all.length > max ? `${all.slice(0, max).join('')}…` : all.join('')
}
