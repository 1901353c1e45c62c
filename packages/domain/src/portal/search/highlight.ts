import { toHalfWidth } from '../../formatting'

// Every step preserves the length, so that offsets in the folded text are valid in the original.
const fold = (text: string): string => toHalfWidth(text).replace(/[A-Z]/g, (c) => c.toLowerCase())

/**
 * Finds a keyword in a text: half-open ranges of UTF-16 offsets, left to right, not overlapping. Case and width of
 * Latin letters and digits do not matter.
 */
export function findHitRanges(text: string, keyword: string): Array<readonly [start: number, end: number]> {
  const wanted = fold(keyword)
  if (wanted === '') return []
  const folded = fold(text)
  const ranges: Array<readonly [number, number]> = []
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length))
    ranges.push([at, at + wanted.length])
  return ranges
}
