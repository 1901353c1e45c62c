import Link from 'next/link'
import type { ReactNode } from 'react'
import { cx } from '@/ui/cx'
import { ScrollRow } from '@/ui/scroll-row'

/** The centre's frame: navigation at the left, on phones in a row above that scrolls sideways. */
export function CenterLayout({
  current,
  links,
  children,
}: {
  /** The label of the current page. */
  current: string
  links: ReadonlyArray<{ readonly label: string; readonly href: string }>
  children: ReactNode
}) {
  return (
    <main id="main" className="wrap grid items-start gap-4 py-4 md:grid-cols-[200px_minmax(0,1fr)] md:py-6">
      <nav aria-label="个人中心" className="card min-w-0 p-2">
        <ScrollRow>
          <ul className="flex w-max gap-1 md:grid md:w-auto">
            {links.map(({ label, href }) => {
              const isCurrent = label === current
              return (
                <li key={href}>
                  <Link
                    href={href}
                    prefetch={false}
                    aria-current={isCurrent ? 'page' : undefined}
                    className={cx(
                      'block rounded-1 px-3 py-2 whitespace-nowrap focus-visible:-outline-offset-2',
                      isCurrent ? 'bg-primary-soft font-semibold text-primary' : 'hover:bg-surface-2',
                    )}
                  >
                    {label}
                  </Link>
                </li>
              )
            })}
          </ul>
        </ScrollRow>
      </nav>
      <div className="grid min-w-0 gap-4">
        <h1 className="sr-only">个人中心 · {current}</h1>
        {children}
      </div>
    </main>
  )
}
