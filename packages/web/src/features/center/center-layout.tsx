import { cx } from '@zhushutong/ui/cx'
import { ScrollRow } from '@zhushutong/ui/layout/scroll-row'
import Link from 'next/link'
import type { ReactNode } from 'react'

interface Entry {
  readonly label: string
  readonly href: string
}

interface MenuGroup {
  readonly title: string
  readonly links: readonly Entry[]
}

/**
 * The centre's frame. On phones, the menu shows its groups in a row, and below it the entries of one group.
 */
export function CenterLayout({
  current,
  groups,
  children,
}: {
  /** The label of the current page. */
  current: string
  groups: readonly MenuGroup[]
  children: ReactNode
}) {
  const isIn = ({ links }: MenuGroup) => links.some(({ label }) => label === current)
  return (
    <main id="main" className="wrap grid items-start gap-4 py-4 md:grid-cols-[216px_minmax(0,1fr)] md:py-6">
      <nav aria-label="个人中心" className="card grid min-w-0 gap-1 p-2 md:gap-3 md:p-3">
        <ul className="flex justify-between border-b border-line pb-1 md:hidden">
          {groups.map((group) => (
            <li key={group.title}>
              <Link
                href={group.links[0]?.href ?? '/center/'}
                prefetch={false}
                className={cx('block px-3 py-2', isIn(group) ? 'font-semibold text-primary' : 'text-ink-2')}
              >
                {group.title}
              </Link>
            </li>
          ))}
        </ul>
        {groups.map((group) => (
          <div key={group.title} className={cx('min-w-0', !isIn(group) && 'max-md:hidden')}>
            <p className="px-2 pb-1 text-12 text-ink-3 max-md:hidden">{group.title}</p>
            <ScrollRow>
              <ul className="flex w-max gap-1 md:grid md:w-auto md:grid-cols-2 md:gap-y-0.5">
                {group.links.map((link) => (
                  <MenuEntry key={link.href} {...link} isCurrent={link.label === current} />
                ))}
              </ul>
            </ScrollRow>
          </div>
        ))}
      </nav>
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <h1 className="sr-only">个人中心 · {current}</h1>
        {children}
      </div>
    </main>
  )
}

function MenuEntry({ label, href, isCurrent }: Entry & { isCurrent: boolean }) {
  return (
    <li>
      <Link
        href={href}
        prefetch={false}
        aria-current={isCurrent ? 'page' : undefined}
        className={cx(
          'block rounded-1 px-2 py-1.5 whitespace-nowrap focus-visible:-outline-offset-2',
          isCurrent ? 'bg-primary-soft font-semibold text-primary' : 'hover:bg-surface-2',
        )}
      >
        {label}
      </Link>
    </li>
  )
}
