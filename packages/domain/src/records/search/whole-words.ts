const HAN = /^\p{Script=Han}$/u

let segmenter: Intl.Segmenter | undefined

/**
 * The offsets in a title at which words begin or end. Two characters that no dictionary joins may be part of one unknown
 * word, such as a brand: there is no edge between them.
 */
const edgesOf = (title: string): ReadonlySet<number> => {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' })
  const segments = [...segmenter.segment(title)]
  const inner = segments.flatMap(({ segment, index }, i) =>
    HAN.test(segment) && HAN.test(segments[i - 1]?.segment ?? '') ? [] : [index],
  )
  return new Set([0, ...inner, title.length])
}

/** A text without brackets, if one of them is alone: 天津）建筑. */
const withoutLoneBracket = (text: string): string =>
  text.split(/[(（]/).length === text.split(/[)）]/).length ? text : text.replace(/[()（）]/g, '')

/** The most characters added to a part so that it ends with a word. */
const MAX_ADDED = 1

/**
 * A part of a title as whole words (FND-10), with at most one more character at one end; null if that is not enough.
 * @param part half-open, in UTF-16 units
 * @param starts further offsets at which a word begins: the brand
 */
export function expandToWords(
  title: string,
  [from, to]: readonly [from: number, to: number],
  starts: readonly number[] = [],
): { readonly text: string; readonly added: number } | null {
  const edges = edgesOf(title)
  const isStart = (at: number) => edges.has(at) || starts.includes(at)
  for (let added = 0; added <= MAX_ADDED; added++)
    for (let before = 0; before <= added; before++) {
      const [start, end] = [from - before, to + added - before]
      if (isStart(start) && edges.has(end))
        return { text: withoutLoneBracket(title.slice(start, end)), added }
    }
  return null
}
