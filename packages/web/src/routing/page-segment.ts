const PAGE = /^p([1-9]\d{0,8})$/

/** The page number at the end of a list's address: ['p2'] is 2, [] is 1. */
export function parsePageSegment(segments: readonly string[] = []): number {
  return Number(PAGE.exec(segments.at(-1) ?? '')?.[1] ?? 1)
}

/** The segments before the page number: ['aqsl', 'p2'] is ['aqsl']. */
export function dropPageSegment(segments: readonly string[] = []): readonly string[] {
  return PAGE.test(segments.at(-1) ?? '') ? segments.slice(0, -1) : segments
}
