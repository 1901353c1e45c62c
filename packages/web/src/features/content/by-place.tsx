import type { ReactNode } from 'react'
import type { Item } from './content.types'

interface ByPlaceProps {
  readonly items: readonly Item[]
  /** The name of the place, whose own items come first in the list. */
  readonly place: string
  readonly show: (items: readonly Item[]) => ReactNode
}

/** Items of a place, and apart from them those of the whole country (CON-15). */
export function ByPlace({ items, place, show }: ByPlaceProps) {
  const local = items.filter(({ region }) => region !== null)
  const national = items.filter(({ region }) => region === null)
  const part = (label: string, some: readonly Item[]) =>
    some.length > 0 && (
      <section aria-label={label}>
        <h3 className="content-place">{label}</h3>
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
