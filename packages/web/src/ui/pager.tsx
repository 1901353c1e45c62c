import type { ReactNode } from 'react'
import { cx } from './cx'
import { ChevronLeftIcon, ChevronRightIcon } from './icon'

export type PagerItem =
  | { kind: 'page'; page: number; href: string; current?: boolean }
  /** An ellipsis that jumps several pages. */
  | { kind: 'gap'; href: string; label: string }

const box = 'grid h-8 min-w-8 place-items-center rounded-1 px-1'

function Arrow({ href, label, children }: { href?: string; label: string; children: ReactNode }) {
  return href ? (
    <a className={cx(box, 'hover:bg-surface-2')} href={href} aria-label={label}>
      {children}
    </a>
  ) : (
    <span className={cx(box, 'text-ink-3 opacity-45')} aria-hidden="true">
      {children}
    </span>
  )
}

/** Links to the pages of a list, from items already worked out; it decides nothing itself. */
export function Pager({
  items,
  previous,
  next,
  sizes,
  label = '分页',
}: {
  items: readonly PagerItem[]
  /** Addresses of the neighbours; left out at the ends. */
  previous?: string
  next?: string
  /** Links that change the page size. */
  sizes?: readonly { size: number; href: string; current?: boolean }[]
  /** Where a page has several: which this one is. */
  label?: string
}) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-x-6 gap-y-2 p-4">
      <div className="flex flex-wrap justify-center gap-1">
        <Arrow href={previous} label="上一页">
          <ChevronLeftIcon />
        </Arrow>
        {items.map((item) =>
          item.kind === 'gap' ? (
            <a key={item.label} className={cx(box, 'text-ink-3')} href={item.href} aria-label={item.label}>
              …
            </a>
          ) : (
            <a
              key={item.page}
              className={cx(
                box,
                item.current ? 'bg-primary font-semibold text-primary-ink' : 'hover:bg-surface-2',
              )}
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              aria-label={`第 ${item.page} 页`}
            >
              {item.page}
            </a>
          ),
        )}
        <Arrow href={next} label="下一页">
          <ChevronRightIcon />
        </Arrow>
      </div>
      {sizes && (
        <ul className="flex items-center gap-1 text-12 text-ink-3" aria-label="每页条数">
          <li aria-hidden="true">每页</li>
          {sizes.map(({ size, href, current }) => (
            <li key={size}>
              <a
                href={href}
                aria-current={current || undefined}
                aria-label={`每页 ${size} 条`}
                className="grid h-6 min-w-6 place-items-center hover:text-primary current:font-semibold current:text-primary"
              >
                {size}
              </a>
            </li>
          ))}
          <li aria-hidden="true">条</li>
        </ul>
      )}
    </nav>
  )
}
