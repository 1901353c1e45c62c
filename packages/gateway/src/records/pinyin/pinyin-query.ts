import { findTitleHits, type HitRanges, normaliseForSearch } from '@zhushutong/domain/records'
import { allReadings, brandStart, misreadLetters, readingsOf, rightReading } from './pinyin'

const LETTER = /[a-z]/
const SYLLABLE =
  /^(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?(?:iang|iong|uang|ang|eng|ing|ong|iao|ian|uai|uan|an|en|in|un|ai|ei|ui|ao|ou|iu|ie|ue|ve|er|ia|ua|uo|a|o|e|i|u|v)/
const BARE_INITIAL = /^(?:zh|ch|sh)/

/** Splits typed letters into syllables and initials: cqjianshe → c, q, jian, she. */
const splitSyllables = (letters: string): string[] => {
  const parts: string[] = []
  for (let at = 0; at < letters.length; ) {
    const rest = letters.slice(at)
    const part = (SYLLABLE.exec(rest) ?? BARE_INITIAL.exec(rest))?.[0] ?? [...rest][0] ?? ''
    parts.push(part)
    at += part.length
  }
  return parts
}

/** A typed text with letters in it, as possible beginnings of titles by sound. */
export interface TypedSound {
  readonly form: string
  /** 重庆jianshe in letters. */
  readonly pinyin: readonly string[]
  /** 重庆js as initials. */
  readonly initials: string
  /** The initials of whole syllables: cqjianshe → cqjs; null if they equal `initials`. */
  readonly shortened: string | null
  /** The runs of Chinese characters in the text, which a title must contain as well. */
  readonly held: readonly string[]
  /** True when a character may have any of its readings (FND-11). */
  readonly readsAny?: boolean
}

/** The sound of a typed text; null for a text without letters. */
export function typedSound(text: string): TypedSound | null {
  const form = normaliseForSearch(text)
  if (!LETTER.test(form)) return null
  const readings = readingsOf(form)
  const typed = readings.join('')
  const corrected = rightReading(typed)
  const initials = readings.map((reading) => [...reading][0] ?? '').join('')
  const shortened = splitSyllables(typed)
    .map((part) => [...part][0])
    .join('')
  return {
    form,
    pinyin: corrected === null ? [typed] : [typed, corrected],
    initials,
    shortened: shortened === initials ? null : shortened,
    held: form.match(/\p{Script=Han}+/gu) ?? [],
  }
}

/** The most other readings of a typed text: each is two more index look-ups. */
const MAX_MISREAD = 12

/** A typed text with one syllable read otherwise, for a text that no title sounds like; null if there is none (FND-11). */
export function misreadSound(typed: TypedSound): TypedSound | null {
  const [letters = ''] = typed.pinyin
  const pinyin = misreadLetters(splitSyllables(letters)).slice(0, MAX_MISREAD)
  return pinyin.length === 0 ? null : { ...typed, form: letters, pinyin, readsAny: true }
}

/** The end of the typed part in a title that is read from `at` on; null if the title sounds different. */
const findEnd = (
  chars: readonly string[],
  readings: ReadonlyArray<readonly string[]>,
  typed: string,
  at: number,
): number | null => {
  if (typed === '') return at
  const char = chars[at]
  if (char === undefined) return null
  for (const reading of readings[at] ?? []) {
    if (reading.startsWith(typed)) return at + 1
    const short = BARE_INITIAL.exec(reading)?.[0] ?? ''
    for (const part of [reading, char, short, [...reading][0] ?? '']) {
      if (part === '' || !typed.startsWith(part)) continue
      const end = findEnd(chars, readings, typed.slice(part.length), at + 1)
      if (end !== null) return end
    }
  }
  return null
}

/**
 * The typed part of a title that begins with it by sound, or whose brand does; null for any other title. Half-open
 * ranges of UTF-16 offsets.
 */
export function soundHits(title: string, { form, pinyin, readsAny }: TypedSound): HitRanges | null {
  const chars = [...normaliseForSearch(title)]
  const readings = readsAny ? chars.map(allReadings) : readingsOf(chars.join('')).map((reading) => [reading])
  for (const start of new Set([0, brandStart(chars.join(''))]))
    for (const typed of new Set(readsAny ? [form] : [form, ...pinyin])) {
      const end = findEnd(chars, readings, typed, start)
      if (end === null) continue
      const before = chars.slice(0, start).join('').length
      const [hit] = findTitleHits(title.slice(before), chars.slice(start, end).join(''))
      return hit ? [[hit[0] + before, hit[1] + before]] : []
    }
  return null
}
