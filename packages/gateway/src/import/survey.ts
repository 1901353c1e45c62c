import { hash } from 'node:crypto'
import type { Database } from '../platform/db'
import { findKnownRows } from '../records'
import { type BitSet, createBitSet } from './bit-set'
import { createBloomFilter } from './bloom-filter'
import type { Draft, Shape } from './shapes'
import { type Fields, readRows } from './source'

export interface Survey {
  /** Rows of the file, unreadable ones included. */
  readonly rows: number
  readonly rejected: number
  /** Rows that the source stated in the same words before. */
  readonly same: number
  /** The places of rows in the file that the source stated in the same words before. */
  readonly unchanged: BitSet
  /** The numbers of the statements of these rows. */
  readonly seen: BitSet
  /** True when another row of the file may be the same record. */
  isRepeated(draft: Draft): boolean
}

const LOOKUP = 1000

const traitsOf = ({ proof, hint }: Draft): string[] => [
  ...(proof === null ? [] : [`proof:${proof}`]),
  ...(hint === null ? [] : [`hint:${hint}`]),
]

/** The hash of a row as its source wrote it, under the same mapping; a uuid of 128 bits. */
export function hashRow(shape: Shape, value: Fields): string {
  const digest = hash('sha256', `${shape.fingerprint}\n${JSON.stringify(value)}`, 'hex')
  return digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

interface Asked {
  readonly place: number
  readonly hash: string
  readonly value: Fields
  readonly line: number
}

/**
 * Reads the file once before anything is written: it finds a corrupt file before a part is imported, the rows that
 * are the same as before, and the rows that may be duplicates, so that only those are loaded in memory.
 * @param rereads true to read unchanged rows again, after a change of the importer
 */
export async function surveyFile(
  path: string,
  shape: Shape,
  { orm }: Pick<Database, 'orm'>,
  rereads = false,
  sheet?: string,
): Promise<Survey> {
  const [unchanged, seen] = [createBitSet(), createBitSet()]
  const isSeen = createBloomFilter()
  const repeated = new Set<string>()
  let [rows, rejected, same] = [0, 0, 0]
  let waiting: Asked[] = []
  const note = ({ value, line }: Asked) => {
    const reading = shape.read(value, line)
    if (!('draft' in reading)) {
      rejected++
      return
    }
    for (const trait of traitsOf(reading.draft)) if (isSeen(trait)) repeated.add(trait)
  }
  const ask = async () => {
    const hashes = rereads ? [] : waiting.map((row) => row.hash)
    const known = await findKnownRows(orm, shape.kind, shape.source, hashes)
    for (const row of waiting) {
      const ordinal = known.get(row.hash)
      if (ordinal === undefined) {
        note(row)
        continue
      }
      same++
      unchanged.add(row.place)
      seen.add(ordinal)
    }
    waiting = []
  }
  for await (const row of readRows(path, { sheet })) {
    const place = rows++
    if (!('value' in row)) {
      rejected++
      continue
    }
    waiting.push({ place, hash: hashRow(shape, row.value), value: row.value, line: row.line })
    if (waiting.length >= LOOKUP) await ask()
  }
  await ask()
  return {
    rows,
    rejected,
    same,
    unchanged,
    seen,
    isRepeated: (draft) => traitsOf(draft).some((trait) => repeated.has(trait)),
  }
}
