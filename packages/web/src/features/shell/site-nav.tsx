import type { TabLink } from './types'

export const SITE_NAV_LABEL = '网站栏目'

/** The sections of the site in the row of the search, on wide screens (SHL-18). */
export function SiteNav({ sections }: { sections: readonly TabLink[] }) {
  return (
    <nav aria-label={SITE_NAV_LABEL} data-track="tabs" className="site-nav">
      {sections.map(({ label, href, current }) => (
        <a key={label} href={href} aria-current={current ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  )
}
