import { divisionName, findPlaceAtStart, findPlaceName, type PlaceName } from '../../divisions'

/** A place in a keyword, apart from the other words. */
interface KeywordPlace {
  /** The names of which a title contains one: as typed and as today, without 省, 市, 区 or 县. */
  readonly names: readonly string[]
  /** The codes of the divisions with this name. */
  readonly codes: readonly string[]
  /** The other words; none for a keyword that is a place alone. */
  readonly words: readonly string[]
}

/** The levels of a place: province, city, county. */
const DEEPEST = 3
/** The minimum length of a word beside a place, in characters: a shorter one finds too much. */
const LEAST_WORD = 2
const KIND_AT_END = /(?:省|市|(?<!新)区|县|州|地区)$/

const isLong = (word: string) => [...word].length >= LEAST_WORD

const shorten = (name: string): string => {
  const short = name.replace(KIND_AT_END, '')
  return isLong(short) ? short : name
}

/** The short names of a place, as typed and of today, without those that contain another one. */
const namesOf = ({ name, form, codes: [code = ''] }: PlaceName): readonly string[] => {
  const isSplit = /[区县]$/.test(name) && code.endsWith('00')
  // A zone is no former name of the division of its seat, nor is a district one of its city.
  const today = form === 'zone' || isSplit ? [] : [shorten(divisionName(code) ?? name)]
  const names = [...new Set([shorten(name), ...today])]
  return names.filter((short) => !names.some((other) => other !== short && short.includes(other)))
}

/** A county without 区 or 县 is too similar to other words, except behind a larger place. */
const isClear = ({ form }: PlaceName) => form !== 'county'

/** The places at the beginning of the words, each within the one before it. */
const findLeading = (typed: readonly string[]): KeywordPlace | null => {
  let words = typed
  let place: PlaceName | null = null
  for (let depth = 0; depth < DEEPEST; depth++) {
    const [first = '', ...others] = words
    const below: PlaceName | null = place
      ? findPlaceAtStart(first, place.codes)
      : findPlaceAtStart(first, null, isClear)
    if (!below) break
    const rest = first.slice(below.name.length)
    if (rest !== '' && !isLong(rest)) break
    place = below
    words = rest === '' ? others : [rest, ...others]
  }
  return place && { names: namesOf(place), codes: place.codes, words }
}

/** A whole word that is a place, behind others: 岫砚 武汉. */
const findAmong = (words: readonly string[]): KeywordPlace | null => {
  for (const [at, word] of words.entries()) {
    const place = words.length > 1 ? findPlaceName(word) : null
    if (place && (isClear(place) || !place.isWord))
      return { names: namesOf(place), codes: place.codes, words: words.filter((_, i) => i !== at) }
  }
  return null
}

/** True for a name that is hardly part of another word: a full one of three characters or more, or that of a city. */
const isTelling = ({ name, form, isWord }: PlaceName) =>
  form === 'full' || form === 'zone' ? [...name].length > 2 : form === 'city' && !isWord

/** The minimum length before a city at the end that is a word too: 岫砚设计中山, but not 岫砚大同. */
const LEAST_BEFORE_WORD = 4

/** A place behind or within a single word: 岫砚武汉, 岫砚武汉建设. */
const findInside = ([word = '', ...others]: readonly string[]): KeywordPlace | null => {
  const chars = others.length > 0 ? [] : [...word]
  for (let at = LEAST_WORD; at <= chars.length - 2; at++) {
    const isLast = ({ name, form }: PlaceName) =>
      form === 'city' && at >= LEAST_BEFORE_WORD && at + [...name].length === chars.length
    const place = findPlaceAtStart(
      chars.slice(at).join(''),
      null,
      (named) => isTelling(named) || isLast(named),
    )
    if (!place) continue
    const words = [chars.slice(0, at).join(''), chars.slice(at + [...place.name].length).join('')]
    const filled = words.filter((part) => part !== '')
    if (filled.every(isLong)) return { names: namesOf(place), codes: place.codes, words: filled }
  }
  return null
}

/**
 * The place in a keyword (FND-03): in front (四川省成都市岫砚 is 岫砚 in 成都), else as a word of its own, else behind or within
 * a word. Null without a place.
 * @param words in search form
 */
export function findPlaceInKeyword(words: readonly string[]): KeywordPlace | null {
  return findLeading(words) ?? findAmong(words) ?? findInside(words)
}
