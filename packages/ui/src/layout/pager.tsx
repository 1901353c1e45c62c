import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '../icon'

type PagerItem =
  | { kind: 'page'; page: number; href: string; current?: boolean }
  /** An ellipsis that jumps several pages. */
  | { kind: 'gap'; href: string; label: string }

type PageLink = 'a' | ComponentType<ComponentProps<'a'> & { href: string }>

function Arrow({
  href,
  label,
  Link,
  children,
}: {
  href?: string
  label: string
  Link: PageLink
  children: ReactNode
}) {
  return href ? (
    <Link href={href} aria-label={label}>
      {children}
    </Link>
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
  Link = 'a',
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
  /** The links to pages; default: plain links. */
  Link?: PageLink
  /** Further controls, such as a jump box. */
  children?: ReactNode
}) {
  return (
    <nav aria-label={label} className="pager" data-track="pager">
      <div>
        <Arrow Link={Link} href={previous} label="上一页">
          <ChevronLeftIcon />
        </Arrow>
        {items.map((item) =>
          item.kind === 'gap' ? (
            <Link key={item.label} data-gap="" href={item.href} aria-label={item.label}>
              …
            </Link>
          ) : (
            <Link
              key={item.page}
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              aria-label={`第 ${item.page} 页`}
            >
              {item.page}
            </Link>
          ),
        )}
        <Arrow Link={Link} href={next} label="下一页">
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
