/** Where a page ended: its last record, by the value that the sort compares and its id. */
export interface Cursor {
  readonly value: number
  readonly id: string
  /** The match of its title with the keyword, by relevance; or its part, in a list of two parts. */
  readonly rank?: number
}

/** An order of records: that of a sort, or one that goes by ranks first. */
export interface Order {
  readonly key: string
  readonly isRanked?: boolean
}

const orderName = ({ key }: Order, rank?: number) => (rank === undefined ? key : `${key}:${rank}`)

/** The rank that a cursor's order names; undefined for none, null for another order than the one asked for. */
const rankIn = (name: unknown, { key, isRanked }: Order): number | undefined | null => {
  if (name === key) return undefined
  const [order, rank] = String(name).split(':')
  return isRanked && order === key && rank !== undefined && /^\d{1,2}$/.test(rank) ? Number(rank) : null
}

/**
 * Opaque to callers. Names its order, as a place in one order means nothing in another. `position`: how many records of
 * the list stand before it.
 */
export function cursorOf(order: Order, place: Cursor, position?: number): string {
  const parts = [
    orderName(order, place.rank),
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

/** The place a cursor names, or null where it is none of this order's. */
export function readCursor(order: Order, cursor: string): Cursor | null {
  const parts = partsOf(cursor)
  if (!parts || parts.length < 3 || parts.length > 4) return null
  const [key, value, id] = parts
  const rank = rankIn(key, order)
  if (rank === null || !Number.isSafeInteger(value)) return null
  if (typeof id !== 'string' || !/^[0-9A-Za-z_-]{1,64}$/.test(id)) return null
  const place = { value: value as number, id, ...(rank !== undefined && { rank }) }
  // Decoding base64url overlooks what does not belong there.
  return cursorOf(order, place, cursorPosition(cursor) ?? undefined) === cursor ? place : null
}
