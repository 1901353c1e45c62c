import { randomUUID } from 'node:crypto'
import type { Viewer } from '@zhushutong/domain/access'
import type { RecordPage, RecordView } from '@zhushutong/domain/records'

/*
 * What the portal's server (server/member-lists.ts) hands to Next for the page of a list. Both run in this process
 * but are bundled apart, so it lies on globalThis. It is taken once, by an id that nobody else can know.
 */

/** A list as the gateway gave it to somebody with these entitlements; nothing of the person. */
export interface HandedList {
  readonly viewer: Viewer
  readonly page: RecordPage<RecordView>
}

/** Names what is handed over; taken from every request that comes from outside. */
export const HANDED_HEADER = 'x-page-handed'

const KEY = Symbol.for('portal.handed-lists')
const holder = globalThis as { [KEY]?: Map<string, HandedList> }

const handed = (): Map<string, HandedList> => {
  holder[KEY] ??= new Map()
  return holder[KEY]
}

/** Lays the list down and answers its id, which also stands in the page where the reader's name belongs. */
export const handOver = (list: HandedList): string => {
  const id = randomUUID()
  handed().set(id, list)
  return id
}

/** Lays it off again, where nobody took it. */
export const letGo = (id: string): void => void handed().delete(id)

/** The list with its id, once; null for an id that stands for none. */
export const takeHanded = (id: string | null): (HandedList & { readonly id: string }) | null => {
  const list = id === null ? undefined : handed().get(id)
  if (id === null || !list) return null
  handed().delete(id)
  return { ...list, id }
}
