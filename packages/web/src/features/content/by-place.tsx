import type { ReactNode } from 'react'
import type { Item } from './content.types'

interface ByPlaceProps {
  readonly items: readonly Item[]
  /** Part of the accessible name, needed for several lists on a page. */
  readonly label?: string
  /** The name of the place; its own items come first in the list. */
  readonly place: string
  readonly show: (items: readonly Item[]) => ReactNode
}

/** The items of a place, and separately the items of the whole country (CON-15). */
export function ByPlace({ items, label = '', place, show }: ByPlaceProps) {
  const local = items.filter(({ region }) => region !== null)
  const national = items.filter(({ region }) => region === null)
  const part = (where: string, some: readonly Item[]) =>
    some.length > 0 && (
      <section aria-label={`${where}${label}`}>
        <h3 className="content-place">{where}</h3>
        {show(some)}
      </section>
    )
  return (
    <>
      {part(place, local)}
      {part('全国', national)}
    </>
  )
}
