const DELIMITERS = ['\t', ';', ',', '|'] as const

/** The number of a delimiter in each record of a text, outside of quotes; the last record may be cut and is left out. */
const countDelimiters = (text: string, delimiter: string): number[] => {
  const counts: number[] = []
  let [count, quoted, atStart, filled] = [0, false, true, false]
  for (const char of text) {
    if (char === '"' && (quoted || atStart)) quoted = !quoted
    else if (quoted) continue
    else if (char === '\n' || char === '\r') {
      if (filled) counts.push(count)
      ;[count, filled] = [0, false]
    } else if (char === delimiter) count++
    if (char !== ' ') atStart = char === delimiter || char === '\n' || char === '\r'
    if (char > ' ') filled = true
  }
  return counts.length === 0 ? [count] : counts
}

/** The most frequent number above 0, and the records that have it; the larger one of two as frequent. */
const computeMode = (counts: readonly number[]) => {
  const times = new Map<number, number>()
  for (const count of counts) if (count > 0) times.set(count, (times.get(count) ?? 0) + 1)
  return [...times].reduce(
    (best, [count, records]) =>
      records > best.records || (records === best.records && count > best.count) ? { count, records } : best,
    { count: 0, records: 0 },
  )
}

/**
 * The delimiter of a table by its first records: the one of which most records have the same number, and of two such the
 * more frequent one. A comma for a table with a single column (DAT-42).
 */
export function detectDelimiter(sample: string): string {
  const best = DELIMITERS.map((delimiter) => ({
    delimiter,
    ...computeMode(countDelimiters(sample, delimiter)),
  })).reduce((a, b) => (b.records > a.records || (b.records === a.records && b.count > a.count) ? b : a))
  return best.count === 0 ? ',' : best.delimiter
}
