'use client'

import { Skeleton } from '@zhushutong/ui/layout/skeleton'
import { Popover } from '@zhushutong/ui/overlays/popover'
import { type ReactNode, use, useEffect, useRef, useState } from 'react'
import { OpenAddressContext } from '@/lists/open-address'
import type { MenuCounts, MenuPlace, OpenMenu } from './menu-choices'
import './filter-menu.css'

/** Loads the number of results of each choice in a menu; null if unknown. */
export type LoadMenuCounts = (
  menu: string,
  list: Omit<OpenMenu, 'rows'>,
  signal: AbortSignal,
) => Promise<MenuCounts>

export interface FilterMenuProps {
  readonly place: MenuPlace
  readonly label: string
  readonly value: string | null
  /** The address of the page with all choices of its menus. */
  readonly allHref: string
  readonly loadCounts?: LoadMenuCounts
  readonly children?: ReactNode
}

/**
 * A filter of a list as a menu that shows the chosen values. Its choices are not part of the page: they are
 * computed from the catalogue on opening. Without scripts, its link opens the list with all choices.
 */
export function FilterMenu({ place, label, value, allHref, loadCounts, children }: FilterMenuProps) {
  const openAddress = use(OpenAddressContext)
  const [choices, setChoices] = useState<ReactNode>(children)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const counting = useRef<AbortController>(null)
  useEffect(() => () => counting.current?.abort(), [])

  const load = async () => {
    if (choices || state === 'loading') return
    setState('loading')
    try {
      const { openMenu, MenuChoices } = await import('./menu-choices')
      const opened = openMenu(place, location.search)
      if (!opened) return openAddress(allHref)
      const { rows, ...list } = opened
      setChoices(<MenuChoices rows={rows} counts={loadCounts && null} />)
      // If counting fails, the choices are shown without counts.
      counting.current = new AbortController()
      const counts = await loadCounts?.(place.menu, list, counting.current.signal).catch(() => null)
      if (counts) setChoices(<MenuChoices rows={rows} counts={counts} />)
    } catch {
      // No navigation: without a network, it would lose the page too.
      setState('failed')
    }
  }

  return (
    <Popover
      id={`menu-${place.menu}`}
      className="menu"
      triggerClass={value === null ? undefined : 'is-set'}
      trigger={
        <>
          {label}
          {value !== null && <em>{value}</em>}
        </>
      }
      panelClass="menu-panel"
      onToggle={({ newState }) => {
        if (newState === 'open') void load()
      }}
    >
      <h2>{label}</h2>
      {choices ??
        (state === 'loading' ? (
          <Skeleton />
        ) : (
          <>
            {state === 'failed' && (
              <p role="alert">
                选项没有加载出来，
                <button type="button" className="text-primary" onClick={() => void load()}>
                  重试
                </button>
              </p>
            )}
            <a href={allHref} rel="nofollow">
              显示全部选项
            </a>
          </>
        ))}
    </Popover>
  )
}
