'use client'

import { ScrollRow } from '@/ui/scroll-row'
import type { TabLink } from './types'

/** The query kinds, or the value-added pages, under the header (SHL-01). */
export function TabsBar({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav aria-label={label} data-shell-tabs="" className="wrap">
      <ScrollRow className="tabs-bar">
        {tabs.map(({ label: text, href, badge, current }) => (
          <a key={text} href={href} aria-current={current ? 'page' : undefined}>
            {text}
            {badge && <sup>{badge}</sup>}
          </a>
        ))}
      </ScrollRow>
    </nav>
  )
}
