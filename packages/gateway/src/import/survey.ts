import { createBloomFilter } from './bloom-filter'
import type { Draft, Shape } from './shapes'
import { readRows } from './source'

export interface Survey {
  /** Rows of the file, unreadable ones included. */
  readonly rows: number
  /** True when another row of the file may be the same record. */
  isRepeated(draft: Draft): boolean
}

const traitsOf = ({ proof, hint }: Draft): string[] => [
  ...(proof === null ? [] : [`proof:${proof}`]),
  ...(hint === null ? [] : [`hint:${hint}`]),
]

/**
 * Reads the file once before anything is written: it finds a corrupt file before a part is imported, and the
 * rows that may be duplicates, so that only those are loaded in memory.
 */
export async function surveyFile(path: string, shape: Shape): Promise<Survey> {
  const seen = createBloomFilter()
  const repeated = new Set<string>()
  let rows = 0
  for await (const row of readRows(path)) {
    rows++
    const reading = 'value' in row ? shape.read(row.value, row.line) : null
    if (!reading || !('draft' in reading)) continue
    for (const trait of traitsOf(reading.draft)) if (seen(trait)) repeated.add(trait)
  }
  return { rows, isRepeated: (draft) => traitsOf(draft).some((trait) => repeated.has(trait)) }
}
