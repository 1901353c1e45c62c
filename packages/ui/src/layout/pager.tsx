import type { ReactNode } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '../icon'

type PagerItem =
  | { kind: 'page'; page: number; href: string; current?: boolean }
  /** An ellipsis that jumps several pages. */
  | { kind: 'gap'; href: string; label: string }

function Arrow({ href, label, children }: { href?: string; label: string; children: ReactNode }) {
  return href ? (
    <a href={href} aria-label={label}>
      {children}
    </a>
  ) : (
    <span aria-hidden="true">{children}</span>
  )
}

/** Page links of a list, from precomputed items; contains no logic. */
export function Pager({
  items,
  previous,
  next,
  sizes,
  label = '分页',
  children,
}: {
  items: readonly PagerItem[]
  /** Addresses of the previous and next page; absent at the ends. */
  previous?: string
  next?: string
  /** Links that change the page size. */
  sizes?: readonly { size: number; href: string; current?: boolean }[]
  /** The pager's name, for pages with several pagers. */
  label?: string
  /** Further controls, such as a jump box. */
  children?: ReactNode
}) {
  return (
    <nav aria-label={label} className="pager" data-track="pager">
      <div>
        <Arrow href={previous} label="上一页">
          <ChevronLeftIcon />
        </Arrow>
        {items.map((item) =>
          item.kind === 'gap' ? (
            <a key={item.label} data-gap="" href={item.href} aria-label={item.label}>
              …
            </a>
          ) : (
            <a
              key={item.page}
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
        <ul aria-label="每页条数">
          <li aria-hidden="true">每页</li>
          {sizes.map(({ size, href, current }) => (
            <li key={size}>
              <a href={href} aria-current={current || undefined} aria-label={`每页 ${size} 条`}>
                {size}
              </a>
            </li>
          ))}
          <li aria-hidden="true">条</li>
        </ul>
      )}
      {children}
    </nav>
  )
}
