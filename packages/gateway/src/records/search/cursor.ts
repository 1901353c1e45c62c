/** The end of a page: the sort value and the id of its last record. */
export interface Cursor {
  readonly value: number
  readonly id: string
  /** The rank of its title by relevance, or its part in a list of two parts. */
  readonly rank?: number
}

/** An order of records: by a sort alone, or by ranks first. */
export interface Order {
  readonly key: string
  readonly isRanked?: boolean
}

const orderName = ({ key }: Order, rank?: number) => (rank === undefined ? key : `${key}:${rank}`)

/** The rank in a cursor's order name; undefined for none, null for an order that was not requested. */
const rankIn = (name: unknown, { key, isRanked }: Order): number | undefined | null => {
  if (name === key) return undefined
  const [order, rank] = String(name).split(':')
  return isRanked && order === key && rank !== undefined && /^\d{1,2}$/.test(rank) ? Number(rank) : null
}

/**
 * A cursor, opaque to callers. It names its order, as a place in one order means nothing in another. `position`: the
 * number of records before it in the list.
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

/** The number of records before a cursor; null if the cursor does not include it. */
export function cursorPosition(cursor: string): number | null {
  const parts = partsOf(cursor)
  // The search rejects an invalid cursor and names the field.
  if (!parts) return 0
  const position = parts[3]
  return Number.isSafeInteger(position) && (position as number) >= 0 ? (position as number) : null
}

/** The place in a cursor; null for an invalid cursor or one of another order. */
export function readCursor(order: Order, cursor: string): Cursor | null {
  const parts = partsOf(cursor)
  if (!parts || parts.length < 3 || parts.length > 4) return null
  const [key, value, id] = parts
  const rank = rankIn(key, order)
  if (rank === null || !Number.isSafeInteger(value)) return null
  if (typeof id !== 'string' || !/^[0-9A-Za-z_-]{1,64}$/.test(id)) return null
  const place = { value: value as number, id, ...(rank !== undefined && { rank }) }
  // Decoding base64url ignores invalid characters, so the place is encoded again and compared.
  return cursorOf(order, place, cursorPosition(cursor) ?? undefined) === cursor ? place : null
}
