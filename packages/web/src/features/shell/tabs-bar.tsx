import type { TabLink } from './types'

/** The query kinds, or the value-added pages, under the header (SHL-01). */
export function TabsBar({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav
      aria-label={label}
      data-shell-tabs=""
      className="wrap flex h-11 gap-5 overflow-x-auto [scrollbar-width:none] xl:gap-6"
    >
      {tabs.map(({ label: text, href, badge, current }) => (
        <a
          key={text}
          href={href}
          aria-current={current ? 'page' : undefined}
          className="flex items-center gap-1 border-b-2 border-transparent whitespace-nowrap text-ink-2 focus-visible:-outline-offset-2 current:border-primary current:font-semibold current:text-primary"
        >
          {text}
          {badge && <sup className="top-0 text-[11px] leading-[14px] font-normal text-bad">{badge}</sup>}
        </a>
      ))}
    </nav>
  )
}
