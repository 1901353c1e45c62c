import type { ReactNode } from 'react'
import { cx } from '@/ui/cx'
import { CENTER_SECTIONS, type CenterSection, centerHref } from './sections'

/** The centre's frame: its pages at the left, on phones in a row above. */
export function CenterLayout({ section, children }: { section: CenterSection; children: ReactNode }) {
  return (
    <main id="main" className="wrap grid items-start gap-4 py-4 md:grid-cols-[200px_minmax(0,1fr)] md:py-6">
      <nav aria-label="个人中心" className="card p-2">
        <ul className="grid grid-cols-3 gap-1 md:grid-cols-1">
          {CENTER_SECTIONS.map(({ index, label }) => {
            const isCurrent = index === section.index
            return (
              <li key={index}>
                <a
                  href={centerHref(index)}
                  aria-current={isCurrent ? 'page' : undefined}
                  className={cx(
                    'block rounded-1 px-3 py-2 whitespace-nowrap focus-visible:-outline-offset-2 max-md:text-center',
                    isCurrent ? 'bg-primary-soft font-semibold text-primary' : 'hover:bg-surface-2',
                  )}
                >
                  {label}
                </a>
              </li>
            )
          })}
        </ul>
      </nav>
      <div className="grid min-w-0 gap-4">
        <h1 className="sr-only">个人中心 · {section.label}</h1>
        {children}
      </div>
    </main>
  )
}
