/** Maximum number of marked hits in a text. */
const MAX_RANGES = 500

/** The ranges of a word in the text of an element, ignoring case. */
export function findTextRanges(root: Element | null, words: string): readonly Range[] {
  const wanted = words.trim().toLowerCase()
  if (!root || wanted === '') return []
  const ranges: Range[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode() && ranges.length < MAX_RANGES) {
    const node = walker.currentNode
    const text = (node.nodeValue ?? '').toLowerCase()
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + wanted.length)
      ranges.push(range)
    }
  }
  return ranges
}

/**
 * Highlights ranges, with a different style for the current range; does nothing in a browser without the
 * Highlight API.
 */
export function showRanges(ranges: readonly Range[], current: number): void {
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) return
  CSS.highlights.set('text-search', new Highlight(...ranges))
  const [at] = ranges.slice(current, current + 1)
  CSS.highlights.set('text-search-current', new Highlight(...(current >= 0 && at ? [at] : [])))
}
