import type { HitRanges } from '../catalogue/kind'
import { normaliseForSearch } from './tokens'

interface Folded {
  readonly text: string
  /** For each UTF-16 unit of `text`, the position of its source character in the original. */
  readonly from: readonly (readonly [number, number])[]
}

const fold = (title: string): Folded => {
  let text = ''
  let at = 0
  const from: Array<readonly [number, number]> = []
  for (const char of title) {
    const folded = normaliseForSearch(char)
    for (let i = 0; i < folded.length; i++) from.push([at, at + char.length])
    text += folded
    at += char.length
  }
  return { text, from }
}

/**
 * Finds a keyword in a title, compared like in the search: 渝北建设 is found in 重庆（渝北）建设 with the bracket inside
 * the hit. Half-open ranges of UTF-16 offsets, left to right, not overlapping; for highlighting.
 */
export function findTitleHits(title: string, keyword: string): HitRanges {
  const wanted = normaliseForSearch(keyword)
  if (wanted === '') return []
  const { text, from } = fold(title)
  const hits: Array<readonly [number, number]> = []
  let done = 0
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    const covered = from.slice(at, at + wanted.length).flat()
    const start = Math.min(...covered)
    // One character may become several in search form (⑪ is 11): it is marked once.
    if (start < done) continue
    done = Math.max(...covered)
    hits.push([start, done])
  }
  return hits
}

/**
 * Finds the words of a search in a title, a keyword and its synonyms (VAL-22): 小学 for 学校. Ranges as above; overlapping
 * ranges are merged.
 */
export function findWordHits(title: string, words: readonly string[]): HitRanges {
  const all = words.flatMap((word) => [...findTitleHits(title, word)])
  const hits: Array<readonly [number, number]> = []
  for (const [from, to] of all.sort((a, b) => a[0] - b[0])) {
    const last = hits.at(-1)
    if (last && from < last[1]) hits[hits.length - 1] = [last[0], Math.max(last[1], to)]
    else hits.push([from, to])
  }
  return hits
}
