import type { Sort } from '@zhushutong/domain/records'

/** Where a page ended: its last record, by the value that the sort compares and its id. */
export interface Cursor {
  readonly value: number
  readonly id: string
}

/** Opaque to callers. Names its sort, as a place in one order means nothing in another. */
export function cursorOf(sort: Sort, place: Cursor): string {
  return Buffer.from(JSON.stringify([sort.key, place.value, place.id])).toString('base64url')
}

/** The place a cursor names, or null where it is none of this sort's. */
export function readCursor(sort: Sort, cursor: string): Cursor | null {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    if (!Array.isArray(parts) || parts.length !== 3) return null
    const [key, value, id] = parts as unknown[]
    if (key !== sort.key || !Number.isSafeInteger(value)) return null
    if (typeof id !== 'string' || !/^[0-9A-Za-z_-]{1,64}$/.test(id)) return null
    const place = { value: value as number, id }
    // Decoding base64url overlooks what does not belong there.
    return cursorOf(sort, place) === cursor ? place : null
  } catch {
    return null
  }
}
