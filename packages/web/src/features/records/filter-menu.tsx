'use client'

import { type ReactNode, useState } from 'react'
import { Popover } from '@/ui/popover'
import { Skeleton } from '@/ui/skeleton'
import type { MenuPlace } from './menu-choices'

/**
 * One filter of a list as a menu that shows what is chosen. Its choices are not part of the page: they are
 * computed from the catalogue when it opens. Without scripts its link shows the list with all of them.
 */
export function FilterMenu({
  place,
  label,
  value,
  allHref,
  children,
}: {
  place: MenuPlace
  label: string
  value: string | null
  /** The list with the choices of all menus in the page. */
  allHref: string
  /** The choices, where they are part of the page. */
  children?: ReactNode
}) {
  const [choices, setChoices] = useState<ReactNode>(children)
  const [isComing, setComing] = useState(false)

  const load = async () => {
    if (choices || isComing) return
    setComing(true)
    try {
      const { findMenuRows, MenuChoices } = await import('./menu-choices')
      setChoices(<MenuChoices rows={findMenuRows(place, location.search)} />)
    } catch {
      location.assign(allHref)
    }
  }

  return (
    <Popover
      className="menu"
      triggerClass={value === null ? undefined : 'is-set'}
      trigger={
        <>
          {label}
          {value !== null && <em>{value}</em>}
        </>
      }
      panelClass="menu-panel"
      onToggle={(event) => event.currentTarget.open && void load()}
    >
      <h2>{label}</h2>
      {choices ??
        (isComing ? (
          <Skeleton />
        ) : (
          <a href={allHref} rel="nofollow">
            显示全部选项
          </a>
        ))}
    </Popover>
  )
}
