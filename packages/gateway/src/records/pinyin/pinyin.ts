import {
  divisionName,
  findPlaceAtStart,
  listDivisions,
  shortDivisionName,
} from '@zhushutong/domain/divisions'
import { normaliseForSearch } from '@zhushutong/domain/records'
import { pinyin, polyphonic } from 'pinyin-pro'

const HAN = /\p{Script=Han}/u

const SPOKEN = { toneType: 'none', type: 'array', v: true } as const

/** The readings of single characters; null if the reading depends on neighbouring characters. */
const alone = new Map<string, string | null>()

const several = new Map<string, readonly string[]>()

/** Every reading of a single character. */
export function allReadings(char: string): readonly string[] {
  const known = several.get(char)
  if (known) return known
  const readings = HAN.test(char) ? [...new Set(polyphonic(char, SPOKEN)[0])] : [char]
  several.set(char, readings)
  return readings
}

const readAlone = (char: string): string | null => {
  const known = alone.get(char)
  if (known !== undefined) return known
  const [first = char, ...others] = allReadings(char)
  const reading = others.length === 0 ? first : null
  alone.set(char, reading)
  return reading
}

/**
 * The reading of each character of a text in search form: 重庆 → chong, qing; letters and digits stay unchanged. A
 * person's name begins with a surname, which may have a special reading (曾 → zeng).
 */
export function readingsOf(form: string, of: 'title' | 'person' = 'title'): string[] {
  const chars = [...form]
  const readings = chars.map(readAlone)
  if (readings.every((reading) => reading !== null)) return readings
  const inContext = pinyin(form, { ...SPOKEN, surname: of === 'person' ? 'head' : 'off' })
  return chars.map((char, i) => readings[i] ?? inContext[i] ?? char)
}

const MAX_PLACES = 3
/** The minimum length of a brand, in characters. */
const LEAST_BRAND = 2

/** The length in characters of the place at the beginning of a title. */
const placeLength = (title: string): number => {
  if (title.startsWith('中国')) return 2
  return [...(findPlaceAtStart(title)?.name ?? '')].length
}

/** The start of the brand in a title in search form, after its places, in characters: 重庆渝北岫砚建设 → 4. */
export function brandStart(form: string): number {
  const chars = [...form]
  let start = 0
  for (let i = 0; i < MAX_PLACES; i++) {
    const length = placeLength(chars.slice(start, -LEAST_BRAND).join(''))
    if (length === 0) break
    start += length
  }
  return start
}

/** Places that are often typed character by character, with the right letters: zhongqing → chongqing. */
const misreadings = (): ReadonlyMap<string, string> => {
  const cities = listDivisions().flatMap(({ code }) => [code, ...listDivisions(code).map((d) => d.code)])
  return new Map(
    cities.flatMap((code) => {
      const form = normaliseForSearch(shortDivisionName(divisionName(code) ?? ''))
      const right = readingsOf(form).join('')
      const typed = [...form].map((char) => pinyin(char, SPOKEN)[0] ?? char).join('')
      return typed === right ? [] : [[typed, right] as const]
    }),
  )
}

let misread: ReadonlyMap<string, string> | undefined

/** The letters with a misread place at the beginning corrected; null if there is none. */
export function rightReading(letters: string): string | null {
  misread ??= misreadings()
  for (const [typed, right] of misread)
    if (letters.startsWith(typed)) return right + letters.slice(typed.length)
  return null
}

/** Characters of names with several readings, of which the wrong one is often typed. */
const OFTEN_MISREAD = '重都长厦行乐朝曾单盛藏传调解召柏铅番涡济石大车区曲埔堡浚丽台阿会宿丰泊蔚莞莘合'

/** The other readings of a syllable: zhong → chong, by 重. */
const otherReadings = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const others = new Map<string, Set<string>>()
  for (const readings of [...OFTEN_MISREAD].map(allReadings))
    for (const reading of readings)
      others.set(reading, new Set([...(others.get(reading) ?? []), ...readings]))
  return others
}

let confusable: ReadonlyMap<string, ReadonlySet<string>> | undefined

/** The letters with one syllable read otherwise: chengdou → chengdu. */
export function misreadLetters(syllables: readonly string[]): string[] {
  confusable ??= otherReadings()
  return syllables.flatMap((syllable, i) =>
    [...(confusable?.get(syllable) ?? [])]
      .filter((other) => other !== syllable)
      .map((other) => [...syllables.slice(0, i), other, ...syllables.slice(i + 1)].join('')),
  )
}
