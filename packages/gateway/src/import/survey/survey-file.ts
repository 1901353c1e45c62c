import { hash } from 'node:crypto'
import type { Database } from '../../platform/db'
import { findKeysAndHashes, findKnownRows, findStatedOrdinals } from '../../records'
import type { Draft, Shape } from '../shapes'
import { type Fields, readRows, type SourceRow } from '../source'
import { type BitSet, createBitSet } from './bit-set'
import { createBloomFilter } from './bloom-filter'

export interface Survey {
  /** Rows of the file, unreadable ones included. */
  readonly rows: number
  readonly rejected: number
  /** Rows that the source stated in the same words before. */
  readonly same: number
  /** The numbers of the statements of these rows. */
  readonly seen: BitSet
  /** The rows to read, in the order of the file; null if they are too many to stay in memory. */
  readonly changed: readonly SourceRow[] | null
  /** True for a row that is the same as before. */
  isUnchanged(place: number, row: SourceRow): boolean
  /** True when another row of the file may be the same record. */
  isRepeated(draft: Draft): boolean
}

/** Files with more rows to read than this are read twice. */
const MAX_KEPT = 5_000
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
  /** The place in the file, from 0. */
  readonly place: number
  readonly row: Extract<SourceRow, { value: Fields }>
  readonly hash: string
}

/** Rows that are the same as before although a changed row of the file has their key: both are merged. */
const findShared = async (
  { orm }: Pick<Database, 'orm'>,
  { kind, source }: Shape,
  seen: BitSet,
  stated: readonly number[],
) => {
  const shared = stated.filter((ordinal) => seen.has(ordinal))
  const rows = shared.length > 0 ? await findKeysAndHashes(orm, kind, source, shared) : []
  return {
    keys: new Set(rows.map(({ sourceKey }) => sourceKey)),
    hashes: new Set(rows.map(({ rowHash }) => rowHash)),
  }
}

/**
 * Reads the file once before anything is written: it finds a corrupt file before a part is imported, the rows that
 * are the same as before, and the rows that may be duplicates, so that only those are loaded in memory.
 * @param rereads true to read unchanged rows again, after a change of the importer
 */
export async function surveyFile(
  path: string,
  shape: Shape,
  database: Pick<Database, 'orm'>,
  rereads = false,
  sheet?: string,
): Promise<Survey> {
  const { orm } = database
  const [unchanged, seen] = [createBitSet(), createBitSet()]
  const isSeen = createBloomFilter()
  const repeated = new Set<string>()
  const stated: number[] = []
  let changed: SourceRow[] | null = []
  let [rows, rejected, same] = [0, 0, 0]
  let waiting: Asked[] = []
  const keep = (row: SourceRow) => {
    changed?.push(row)
    if (changed && changed.length > MAX_KEPT) changed = null
  }
  const note = (asked: Asked): string[] => {
    keep(asked.row)
    const reading = shape.read(asked.row.value, asked.row.line)
    if (!('draft' in reading)) {
      rejected++
      return []
    }
    for (const trait of traitsOf(reading.draft)) if (isSeen(trait)) repeated.add(trait)
    return [reading.draft.sourceKey]
  }
  const ask = async () => {
    const hashes = rereads ? [] : waiting.map((row) => row.hash)
    const known = await findKnownRows(orm, shape.kind, shape.source, hashes)
    const keys = waiting.flatMap((row) => {
      const ordinal = known.get(row.hash)
      if (ordinal === undefined) return note(row)
      same++
      unchanged.add(row.place)
      seen.add(ordinal)
      return []
    })
    if (!rereads)
      for (const each of await findStatedOrdinals(orm, shape.kind, shape.source, keys)) stated.push(each)
    waiting = []
  }
  for await (const row of readRows(path, { sheet })) {
    const place = rows++
    if (!('value' in row)) {
      keep(row)
      rejected++
      continue
    }
    waiting.push({ place, row, hash: hashRow(shape, row.value) })
    if (waiting.length >= LOOKUP) await ask()
  }
  await ask()
  const shared = await findShared(database, shape, seen, stated)
  return {
    rows,
    rejected,
    same,
    seen,
    changed: shared.keys.size > 0 ? null : changed,
    isUnchanged: (place, row) =>
      unchanged.has(place) &&
      !(shared.hashes.size > 0 && 'value' in row && shared.hashes.has(hashRow(shape, row.value))),
    isRepeated: (draft) =>
      shared.keys.has(draft.sourceKey) || traitsOf(draft).some((trait) => repeated.has(trait)),
  }
}
