import type { HitRanges } from './kind'
import { searchForm } from './tokens'

interface Folded {
  readonly text: string
  /** For each UTF-16 unit of `text`, where the character it came from stands in the original. */
  readonly from: readonly (readonly [number, number])[]
}

const fold = (title: string): Folded => {
  let text = ''
  let at = 0
  const from: Array<readonly [number, number]> = []
  for (const char of title) {
    const folded = searchForm(char)
    for (let i = 0; i < folded.length; i++) from.push([at, at + char.length])
    text += folded
    at += char.length
  }
  return { text, from }
}

/**
 * Where a keyword stands in a title, compared as the search compares them (VAL-06): 渝北建设 is found in
 * 重庆（渝北）建设 with the bracket inside the hit. Half-open ranges of UTF-16 offsets, left to right, not
 * overlapping; for highlighting.
 */
export const titleHits = (title: string, keyword: string): HitRanges => {
  const wanted = searchForm(keyword)
  if (wanted === '') return []
  const { text, from } = fold(title)
  const hits: Array<readonly [number, number]> = []
  let done = 0
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    const covered = from.slice(at, at + wanted.length).flat()
    const start = Math.min(...covered)
    // One character may be several in search form (⑪ is 11): it is marked once.
    if (start < done) continue
    done = Math.max(...covered)
    hits.push([start, done])
  }
  return hits
}
