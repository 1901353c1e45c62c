import { MAX_OFFSET, type RecordPage, type RecordView } from '@zhushutong/domain/records'
import { ListPager } from '@/lists/list-pager'
import { DetailPagerLink } from '@/triggers/dialog-trigger'

const LAST_PAGE = 1000

/** The page number of a section, parsed from 'p2'; 1 for any other value (ACC-10). */
export function parseSectionPage(value: unknown): number {
  const page = typeof value === 'string' ? Number(/^p([1-9]\d{0,3})$/.exec(value)?.[1] ?? 1) : 1
  return page <= LAST_PAGE ? page : 1
}

/** The pager of a section in a record's page; a visitor's click on its links opens the login (ACC-10). */
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
  if (total <= page.pageSize) return null
  return (
    <ListPager
      label={`${label}分页`}
      total={total}
      current={page.pageNum}
      size={page.pageSize}
      hrefOf={(pageNum) => `?${sectionKey}=p${pageNum}#${sectionKey}`}
      jumps={false}
      Link={DetailPagerLink}
    />
  )
}
