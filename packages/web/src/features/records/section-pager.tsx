import { pager } from '@zhushutong/domain/pager'
import { MAX_OFFSET, type RecordPage, type RecordView } from '@zhushutong/domain/records'
import { Pager } from '@/ui/pager'

const LAST_PAGE = 1000

/** The page of a section that an address asks for, 'p2'; the first for anything else (ACC-10). */
export const sectionPageOf = (asked: unknown): number => {
  const page = typeof asked === 'string' ? Number(/^p([1-9]\d{0,3})$/.exec(asked)?.[1] ?? 1) : 1
  return page <= LAST_PAGE ? page : 1
}

/** The pages of a section inside a detail: links that a visitor's click turns into the login (ACC-10). */
export function SectionPager({
  sectionKey,
  label,
  page,
}: {
  sectionKey: string
  label: string
  page: RecordPage<RecordView>
}) {
  const total = Math.min(page.total, MAX_OFFSET)
  const pages = pager({ total, current: page.pageNum, size: page.pageSize })
  if ('error' in pages || !pages.shown) return null
  const at = (pageNum: number) => `?${sectionKey}=p${pageNum}#${sectionKey}`
  return (
    <div data-detail-pager="">
      <Pager
        label={`${label}分页`}
        items={pages.items.map((item) =>
          item.kind === 'page'
            ? { kind: 'page', page: item.page, href: at(item.page), current: item.current }
            : { kind: 'gap', href: at(item.to), label: item.direction === 'back' ? '向前数页' : '向后数页' },
        )}
        previous={pages.previous === null ? undefined : at(pages.previous)}
        next={pages.next === null ? undefined : at(pages.next)}
      />
    </div>
  )
}
