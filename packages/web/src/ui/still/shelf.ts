import type { ReactElement } from 'react'

/*
 * What the server components' half of a render lays down for the HTML half. Both run in this process but are
 * bundled apart, so the shelf hangs on globalThis. Every part is taken once, within one render.
 */

const FORGOTTEN_AFTER_MS = 30_000

interface Laid {
  readonly element: ReactElement
  readonly at: number
}

interface Shelf {
  next: number
  readonly parts: Map<string, Laid>
}

const KEY = Symbol.for('portal.still-parts')
const holder = globalThis as { [KEY]?: Shelf }

const shelf = (): Shelf => {
  holder[KEY] ??= { next: 1, parts: new Map() }
  return holder[KEY]
}

/** Parts of a render that was broken off are taken by nobody; the oldest stand first. */
const forget = ({ parts }: Shelf, now: number) => {
  for (const [id, { at }] of parts) {
    if (now - at < FORGOTTEN_AFTER_MS) return
    parts.delete(id)
  }
}

/** Lays down the element made for a new id, and answers the id. */
export const lay = (elementFor: (id: string) => ReactElement): string => {
  const all = shelf()
  const now = Date.now()
  forget(all, now)
  const id = (all.next++).toString(36)
  all.parts.set(id, { element: elementFor(id), at: now })
  return id
}

/** The element, once. */
export const take = (id: string): ReactElement | null => {
  const { parts } = shelf()
  const found = parts.get(id)
  parts.delete(id)
  return found?.element ?? null
}
