import { divisionPath, listPlaceNames, type PlaceName } from '../../divisions'

export interface NamedPlace {
  readonly code: string
  /** Other places with the same name, if the question does not distinguish them. */
  readonly others: readonly string[]
}

let known: ReadonlyMap<string, readonly string[]> | undefined

/** A county's short name that is a word means the word in a question. */
const isMeant = ({ form, isWord }: PlaceName) => !isWord || form === 'city'

/** Codes of places by their names, short ones where they mean nothing else. */
export function placeCodes(): ReadonlyMap<string, readonly string[]> {
  known ??= new Map(
    listPlaceNames()
      .filter(isMeant)
      .map(({ name, codes }) => [name, codes]),
  )
  return known
}

const isWithin = (code: string, outer: string) => divisionPath(code).includes(outer)
const depth = (code: string) => (code.endsWith('0000') ? 1 : code.endsWith('00') ? 2 : 3)

/** The codes within the place named before, or all codes if none is within it. Larger places first. */
const codesWithin = (codes: readonly string[], before: string | null): readonly string[] => {
  const inside = before === null ? [] : codes.filter((code) => isWithin(code, before))
  if (inside.length > 0) return inside
  const least = Math.min(...codes.map(depth))
  return codes.filter((code) => depth(code) === least)
}

/**
 * The places that a question names in turn, from province to county: 重庆渝北 is the county in that city.
 * A county's name alone may be ambiguous: the first county is used, the others are in `others`.
 * @param named the possible codes of each name
 */
export function combinePlaces(named: ReadonlyArray<readonly string[]>): readonly NamedPlace[] {
  const places: NamedPlace[] = []
  for (const codes of named) {
    const last = places.at(-1)
    const [code = '', ...others] = codesWithin(codes, last?.code ?? null)
    const narrows = last !== undefined && isWithin(code, last.code)
    if (narrows) places.pop()
    if (!places.some((place) => place.code === code)) places.push({ code, others: narrows ? [] : others })
  }
  return places
}
