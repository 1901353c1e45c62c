import { listHref, type RouteName } from '@zhushutong/domain/navigation'
import { pager } from '@zhushutong/domain/pager'
import { company, EMPTY_QUERY, type RecordPage, type RecordView } from '@zhushutong/domain/records'
import { LinkButton } from '@/ui/button'
import { Pager } from '@/ui/pager'
import { EmptyState, ErrorState } from '@/ui/states'
import type { Reader } from '../reader'
import { searchOf } from '../screen'
import type { CompanyPlace } from './company-place'

const UNAUTHORISED = 401

function NotSearched({ status, message }: { status: number; message: string }) {
  if (status !== UNAUTHORISED) return <ErrorState title="查询失败">{message}</ErrorState>
  return (
    <ErrorState
      title="登录后即可搜索"
      action={
        <LinkButton href="/auth/login/" data-unlock="login" variant="primary">
          登录 / 注册
        </LinkButton>
      }
    >
      按名称查找企业需要先登录。
    </ErrorState>
  )
}

/** The pages of the companies found; nothing where there is one. */
function Pages({ page, hrefOf }: { page: RecordPage<RecordView>; hrefOf: (page: number) => string }) {
  const pages = pager({ total: page.total, current: page.pageNum, size: page.pageSize })
  if ('error' in pages || !pages.shown) return null
  return (
    <Pager
      items={pages.items.map((item) =>
        item.kind === 'page'
          ? { ...item, href: hrefOf(item.page) }
          : {
              kind: 'gap',
              href: hrefOf(item.to),
              label: item.direction === 'back' ? '向前数页' : '向后数页',
            },
      )}
      previous={pages.previous === null ? undefined : hrefOf(pages.previous)}
      next={pages.next === null ? undefined : hrefOf(pages.next)}
    />
  )
}

/** The companies that a name finds, page by page, each leading on; what a tool about one company begins with. */
export async function CompanyMatches({
  reader,
  place: { keyword, page: pageNum },
  route,
  empty,
  hrefOf,
}: {
  reader: Reader
  place: CompanyPlace
  /** The tool's own route. */
  route: RouteName
  /** What is said as long as nothing is looked for. */
  empty: string
  hrefOf: (cid: string) => string
}) {
  if (keyword === '') return <EmptyState title="先选一家企业">{empty}</EmptyState>
  const page = await reader.records.search(company.kind, { ...EMPTY_QUERY, keyword, pageNum })
  if ('error' in page) return <NotSearched {...page} />
  if (page.records.length === 0)
    return <EmptyState title="抱歉，没有找到相关信息">请换用更准确的企业名称</EmptyState>
  return (
    <>
      <ul className="card grid gap-1 p-4">
        {page.records.map((record) => (
          <li key={record.id}>
            <a className="block py-1 hover:text-primary" href={hrefOf(record.id)}>
              {String(record[company.title] ?? '')}
            </a>
          </li>
        ))}
      </ul>
      <Pages page={page} hrefOf={(number) => listHref(route, number) + searchOf({ q: keyword })} />
    </>
  )
}
