import { divisionName, listDivisions, shortDivisionName } from '../../divisions'
import { normaliseForSearch } from './tokens'

interface LeadingPlace {
  /** The name as in titles, without 省 or 市. */
  readonly name: string
  /** The codes of the divisions with this name. */
  readonly codes: readonly string[]
  readonly rest: string
}

interface Places {
  /** Provinces and cities, with and without 省 and 市; counties by their full names. */
  readonly any: ReadonlyMap<string, readonly string[]>
  /** Counties without 区 and 县: too similar to other words for the beginning of a keyword. */
  readonly behind: ReadonlyMap<string, readonly string[]>
}

const LONGEST = 12
/** The levels of a place: province, city, county. */
const DEEPEST = 3
/** The minimum length of the rest behind a place, in characters: a shorter one finds too much. */
const LEAST_REST = 2

const add = (places: Map<string, string[]>, name: string, code: string) => {
  const form = normaliseForSearch(name)
  if ([...form].length < 2) return
  const codes = places.get(form)
  if (codes) codes.push(code)
  else places.set(form, [code])
}

const readPlaces = (): Places => {
  const [any, behind] = [new Map<string, string[]>(), new Map<string, string[]>()]
  const visit = (above: string) => {
    for (const { code, name } of listDivisions(above)) {
      if (code === above) continue
      add(any, name, code)
      if (shortDivisionName(name) !== name) add(any, shortDivisionName(name), code)
      if (/[区县]$/.test(name) && !code.endsWith('0000')) add(behind, name.slice(0, -1), code)
      visit(code)
    }
  }
  visit('000000')
  return { any, behind }
}

let places: Places | undefined

const placeAt = (chars: readonly string[], above: readonly string[] | null) => {
  places ??= readPlaces()
  for (let length = Math.min(LONGEST, chars.length - LEAST_REST); length >= 2; length--) {
    const text = chars.slice(0, length).join('')
    const codes = places.any.get(text) ?? (above ? places.behind.get(text) : undefined)
    if (codes) return { codes, length }
  }
  return null
}

const isWithin = (code: string, above: string) => code.startsWith(above.replace(/(00)+$/, ''))

/**
 * The place at the beginning of a keyword in search form (FND-03): 四川省成都市岫砚 is 岫砚 in 成都. Null without a place, and
 * without a rest behind it.
 */
export function findLeadingPlace(form: string): LeadingPlace | null {
  let chars = [...form]
  let result: readonly string[] | null = null
  for (let depth = 0; depth < DEEPEST; depth++) {
    const place = placeAt(chars, result)
    if (!place) break
    const above: readonly string[] | null = result
    const below: readonly string[] = above
      ? place.codes.filter((code) => above.some((text) => isWithin(code, text)))
      : place.codes
    if (below.length === 0) break
    result = below
    chars = chars.slice(place.length)
  }
  const [code] = result ?? []
  if (!result || code === undefined) return null
  const name = normaliseForSearch(shortDivisionName(divisionName(code) ?? ''))
  return { name, codes: result, rest: chars.join('') }
}
