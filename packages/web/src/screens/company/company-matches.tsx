import { buildListHref, type RouteName } from '@zhushutong/domain/addresses'
import { company, EMPTY_QUERY } from '@zhushutong/domain/records'
import { LinkButton } from '@zhushutong/ui/button'
import { EmptyState, ErrorState } from '@zhushutong/ui/layout/states'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { ListPager } from '@/lists/list-pager'
import { formatSearch } from '@/routing/format-search'
import { DialogLinkButton } from '@/triggers/dialog-trigger'
import { unlockProps } from '@/triggers/unlock'
import type { Reader } from '../reader'
import type { CompanyToolQuery } from './company-tool-query'
import { loadOwnCompany } from './own-company'

const UNAUTHORISED = 401

function NotSearched({ status, message }: { status: number; message: string }) {
  if (status !== UNAUTHORISED) return <ErrorState title="查询失败">{message}</ErrorState>
  return (
    <ErrorState
      title="登录后即可搜索"
      action={
        <DialogLinkButton {...unlockProps('login')} variant="primary">
          登录 / 注册
        </DialogLinkButton>
      }
    >
      按名称查找企业需要先登录。
    </ErrorState>
  )
}

/** The tool before a search; it offers the member's own company. */
async function NothingChosen({
  reader,
  empty,
  hrefOf,
}: {
  reader: Reader
  empty: string
  hrefOf: (cid: string) => string
}) {
  const own = await loadOwnCompany(reader)
  return (
    <EmptyState
      title="请选择企业"
      action={own && <LinkButton href={hrefOf(own.id)}>{`我的企业：${own.name}`}</LinkButton>}
    >
      {empty}
    </EmptyState>
  )
}

/** The companies matching a name; loaded once per page. */
export const findCompanies = cache((records: Reader['records'], keyword: string, pageNum: number) =>
  records.search(company.kind, { ...EMPTY_QUERY, keyword, pageNum }),
)

/** The companies matching a name, page by page, with links: the start page of a tool about one company. */
export async function CompanyMatches({
  reader,
  place: { keyword, page: pageNum },
  route,
  empty,
  hrefOf,
  query = {},
}: {
  reader: Reader
  place: CompanyToolQuery
  route: RouteName
  /** Shown before a search. */
  empty: string
  hrefOf: (cid: string) => string
  query?: Readonly<Record<string, string>>
}) {
  if (keyword === '' && pageNum > 1) notFound()
  if (keyword === '') return <NothingChosen {...{ reader, empty, hrefOf }} />
  const page = await findCompanies(reader.records, keyword, pageNum)
  if ('error' in page) return <NotSearched {...page} />
  if (page.records.length === 0 && pageNum > 1) notFound()
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
      <ListPager
        total={page.total}
        current={page.pageNum}
        size={page.pageSize}
        hrefOf={(number) => buildListHref(route, number) + formatSearch({ ...query, q: keyword })}
      />
    </>
  )
}
