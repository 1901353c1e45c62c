'use client'

import { TAB_CLICK_DELAY_MS } from '@zhushutong/domain/portal/search'
import { ScrollRow } from '@zhushutong/ui/layout/scroll-row'
import { isPlainClick } from '@zhushutong/ui/plain-click'
import { useRouter } from 'next/navigation'
import { type MouseEvent, startTransition, useEffect, useRef, useState } from 'react'
import type { TabLink } from './types'

/**
 * The query kinds, or the value-added pages, below the header (SHL-01). A search tab opens shortly after its
 * click, so that only the last of several quick clicks requests a page (NAV-15).
 */
export function TabsBar({
  label,
  tabs,
  isNarrowOnly,
}: {
  label: string
  tabs: readonly TabLink[]
  /** True if hidden on wide screens. */
  isNarrowOnly?: boolean
}) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [coming, setComing] = useState<string | null>(null)
  const router = useRouter()
  useEffect(() => () => clearTimeout(timer.current), [])
  const open = (event: MouseEvent, opens: string | undefined) => {
    if (opens === undefined || !isPlainClick(event)) return
    event.preventDefault()
    clearTimeout(timer.current)
    setComing(opens)
    const go = () => {
      router.push(opens)
      setComing(null)
    }
    // `coming` ends together with the navigation.
    timer.current = setTimeout(() => startTransition(go), TAB_CLICK_DELAY_MS)
  }
  return (
    <nav aria-label={label} data-shell-tabs={isNarrowOnly ? 'narrow' : ''} data-track="tabs" className="wrap">
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
