import { ScrollRow } from './scroll-row'

/** Links between related pages, in one line; the current one is underlined. */
export function LineTabs({ tabs }: { tabs: readonly { label: string; href: string; isCurrent: boolean }[] }) {
  return (
    <ScrollRow className="line-tabs" data-track="line-tabs">
      {tabs.map(({ label, href, isCurrent }) => (
        <a key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </ScrollRow>
  )
}
