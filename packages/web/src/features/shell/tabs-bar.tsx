'use client'

import { TAB_CLICK_DELAY_MS } from '@zhushutong/domain/portal/search'
import { ScrollRow } from '@zhushutong/ui/layout/scroll-row'
import { useWindowEvent } from '@zhushutong/ui/use-event'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { TabLink } from './types'

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * The query kinds, or the value-added pages, below the header (SHL-01). A search tab opens shortly after its
 * click, so that only the last of several quick clicks requests a page (NAV-15).
 */
export function TabsBar({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [coming, setComing] = useState<string | null>(null)
  // The back button may show the same page from the browser's cache.
  useWindowEvent('pageshow', () => setComing(null))
  useEffect(() => () => clearTimeout(timer.current), [])
  const open = (event: MouseEvent, opens: string | undefined) => {
    if (opens === undefined || !isPlain(event)) return
    event.preventDefault()
    clearTimeout(timer.current)
    setComing(opens)
    timer.current = setTimeout(() => location.assign(opens), TAB_CLICK_DELAY_MS)
  }
  return (
    <nav aria-label={label} data-shell-tabs="" data-track="tabs" className="wrap">
      <ScrollRow className="tabs-bar">
        {tabs.map(({ label: text, href, opens, badge, current }) => (
          <a
            key={text}
            href={href}
            aria-current={current ? 'page' : undefined}
            aria-busy={(opens !== undefined && opens === coming) || undefined}
            onClick={(event) => open(event, opens)}
          >
            {text}
            {badge && <sup>{badge}</sup>}
          </a>
        ))}
      </ScrollRow>
    </nav>
  )
}
