import { RELEVANCE, type Sort } from '@zhushutong/domain/records'

/** Where a page ended: its last record, by the value that the sort compares and its id. */
export interface Cursor {
  readonly value: number
  readonly id: string
  /** How well its title fits the keyword, in the order of relevance. */
  readonly rank?: number
}

const RANKED = /^relevance:(\d{1,2})$/

const orderName = (sort: Sort, rank?: number) => (rank === undefined ? sort.key : `${RELEVANCE.key}:${rank}`)

/** The rank that a cursor's order names; undefined for that of a sort, null for another order than the one asked for. */
const rankIn = (name: unknown, sort: Sort, isRanked: boolean): number | undefined | null => {
  if (!isRanked) return name === sort.key ? undefined : null
  const [, rank] = RANKED.exec(String(name)) ?? []
  return rank === undefined ? null : Number(rank)
}

/**
 * Opaque to callers. Names its sort, as a place in one order means nothing in another. `position`: how many records of
 * the list stand before it.
 */
export function cursorOf(sort: Sort, place: Cursor, position?: number): string {
  const parts = [
    orderName(sort, place.rank),
    place.value,
    place.id,
    ...(position === undefined ? [] : [position]),
  ]
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

const partsOf = (cursor: string): readonly unknown[] | null => {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    return Array.isArray(parts) ? parts : null
  } catch {
    return null
  }
}

/** How many records of the list stand before a cursor; null where it does not say. */
export function cursorPosition(cursor: string): number | null {
  const parts = partsOf(cursor)
  // What is no cursor at all is refused by the search, which names the field.
  if (!parts) return 0
  const position = parts[3]
  return Number.isSafeInteger(position) && (position as number) >= 0 ? (position as number) : null
}

/** The place a cursor names, or null where it is none of this sort's, or of relevance where that is the order. */
export function readCursor(sort: Sort, cursor: string, isRanked = false): Cursor | null {
  const parts = partsOf(cursor)
  if (!parts || parts.length < 3 || parts.length > 4) return null
  const [key, value, id] = parts
  const rank = rankIn(key, sort, isRanked)
  if (rank === null || !Number.isSafeInteger(value)) return null
  if (typeof id !== 'string' || !/^[0-9A-Za-z_-]{1,64}$/.test(id)) return null
  const place = { value: value as number, id, ...(rank !== undefined && { rank }) }
  // Decoding base64url overlooks what does not belong there.
  return cursorOf(sort, place, cursorPosition(cursor) ?? undefined) === cursor ? place : null
}
