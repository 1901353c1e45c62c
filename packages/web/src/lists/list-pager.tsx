import { PAGE_SIZES, type PageSize } from '@zhushutong/domain/paging'
import { buildPager, DEFAULT_PAGER_COUNT } from '@zhushutong/domain/portal/pager'
import { Pager } from '@zhushutong/ui/layout/pager'
import type { ComponentProps } from 'react'
import { ANY_PAGE } from './any-page'
import { JumpBox } from './jump-box'

/** The pager of a list, hidden for a single page; with a jump box if not every page has a link (VAL-05). */
export function ListPager({
  total,
  current,
  size,
  hrefOf,
  sizeHref,
  label,
  jumps = true,
  Link,
}: {
  /** The number of reachable rows on all pages. */
  total: number
  current: number
  size: number
  hrefOf: (page: number) => string
  /** The address of the list with another page size; without it sizes are not offered. */
  sizeHref?: (size: PageSize) => string
  /** The list's name, for pages with several lists. */
  label?: string
  jumps?: boolean
  Link?: ComponentProps<typeof Pager>['Link']
}) {
  const pages = buildPager({ total, current, size })
  if ('error' in pages || !pages.shown) return null
  const { items, previous, next, pageCount } = pages
  return (
    <Pager
      label={label}
      Link={Link}
      items={items.map((item) =>
        item.kind === 'page'
          ? { ...item, href: hrefOf(item.page) }
          : {
              kind: 'gap',
              href: hrefOf(item.to),
              label: item.direction === 'back' ? '向前数页' : '向后数页',
            },
      )}
      previous={previous === null ? undefined : hrefOf(previous)}
      next={next === null ? undefined : hrefOf(next)}
      sizes={
        sizeHref &&
        PAGE_SIZES.map((choice) => ({ size: choice, href: sizeHref(choice), current: choice === size }))
      }
    >
      {jumps && pageCount > DEFAULT_PAGER_COUNT && <JumpBox href={hrefOf(ANY_PAGE)} pageCount={pageCount} />}
    </Pager>
  )
}
