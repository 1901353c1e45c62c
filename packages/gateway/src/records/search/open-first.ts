import type { Reader } from '../schema/reader'
import type { FoundRecord } from './engine.ports'
import { type Reading, readPage, readTotal } from './execute'
import type { Plan } from './plan'
import type { AdmittedSearch } from './search-request'

/** The parts of a list, as numbered in cursors. */
const OPEN = 0
const OVER = 1

/** The offset of a page in the second part: without the records of the first. */
const offsetInRest = async (reader: Reader, open: Plan, shown: number): Promise<number> => {
  if (shown > 0 || open.offset === 0) return 0
  // A page behind the first part: no more than its offset precede it.
  const { total } = await readTotal(reader, open, open.offset)
  return Math.max(0, open.offset - total)
}

/**
 * The records of a page and one more, if there is one: unexpired records first, then all others, each part in the order
 * of the sort (LST-06). A record that expires while a reader is paging can appear again in the second part, but is
 * never missed.
 * @param planOf plans the search of one part
 */
export async function readOpenFirst(
  reader: Reader,
  search: AdmittedSearch,
  reading: Reading,
  planOf: (search: AdmittedSearch) => Promise<Plan | null>,
): Promise<FoundRecord[]> {
  const { after } = search
  const isInRest = after?.rank === OVER
  const open = isInRest ? null : await planOf({ ...search, part: 'open' })
  const first = open ? await readPage(reader, open, reading) : []
  const shown = first.map((foundRecord) => ({ ...foundRecord, rank: OPEN }))
  if (open && shown.length > open.size) return shown
  const rest = await planOf({ ...search, part: 'over', after: isInRest ? after : null })
  if (!rest) return shown
  const offset = open ? await offsetInRest(reader, open, shown.length) : rest.offset
  const others = await readPage(reader, { ...rest, offset }, reading)
  return [
    ...shown,
    ...others.slice(0, rest.size + 1 - shown.length).map((other) => ({ ...other, rank: OVER })),
  ]
}
