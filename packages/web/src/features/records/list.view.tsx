import type { Opening, Viewer } from '@zhushutong/domain/access'
import { formatMatchCount, formatTime } from '@zhushutong/domain/formatting'
import {
  type Failure,
  MAX_OFFSET,
  type RecordPage,
  type RecordQuery,
  type RecordView,
} from '@zhushutong/domain/records'
import type { ReactNode } from 'react'
import { DailyLimitNote } from '@/lists/daily-limit'
import { ListPager } from '@/lists/list-pager'
import { Button, LinkButton } from '@/ui/button'
import { ErrorState } from '@/ui/states'
import { FilterPanel } from './filter-panel'
import { ListIntro } from './list-intro'
import { clearedHref, hrefOf, type ListLocation, sortLinks } from './list-model'
import { ListRow } from './list-row'
import { LoadFailure } from './load-failure'
import { NoResults } from './no-results'

/** The list as the export button passes it: without the page. */
const exportOf = ({ kind }: ListLocation, { keyword, filters, sort }: RecordQuery): string =>
  JSON.stringify({ kind: kind.kind, keyword, filters, sort })

function Results({
  place,
  query,
  page,
  now,
  tools,
  actionOf,
  asksForLogin,
  viewer,
}: {
  place: ListLocation
  query: RecordQuery
  page: RecordPage<RecordView>
  now: number
  tools?: ReactNode
  actionOf?: (record: RecordView) => ReactNode
  asksForLogin?: boolean
  viewer?: Viewer
}) {
  return (
    <section className="card" aria-label="查询结果">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-3 py-3 md:px-6">
        <h2>
          共找到
          <b className="text-16 text-primary">
            {page.totalIsCapped
              ? formatMatchCount(page.total + 1)
              : ` ${page.total.toLocaleString('en-US')} `}
          </b>
          {place.kind.classifier}
          {place.sub?.label ?? place.kind.label}
        </h2>
        {page.freshAt !== null && (
          <span className="text-12 text-ink-3">数据更新于 {formatTime(page.freshAt)}</span>
        )}
        <nav aria-label="排序" className="flex gap-4 text-ink-2 md:ml-auto">
          {sortLinks(place, query).map(({ label, href, isCurrent }) => (
            <a
              key={label}
              href={href}
              aria-current={isCurrent || undefined}
              className="aria-current:font-semibold aria-current:text-primary"
            >
              {label}
            </a>
          ))}
        </nav>
        {tools}
        {page.records.length > 0 && (
          <Button size="small" data-export={exportOf(place, query)}>
            导出
          </Button>
        )}
      </div>
      <DailyLimitNote limit={page.dailyLimit} />
      {page.records.map((record) => (
        <ListRow
          key={record.id}
          kind={place.kind}
          record={record}
          now={now}
          action={actionOf?.(record)}
          viewer={viewer}
        />
      ))}
      {page.records.length === 0 && <NoResults place={place} query={query} page={page} now={now} />}
      <ListPager
        total={Math.min(page.total, MAX_OFFSET)}
        current={query.pageNum}
        size={query.pageSize}
        hrefOf={(pageNum) => hrefOf(place, { ...query, pageNum })}
        sizeHref={(pageSize) => hrefOf(place, { ...query, pageNum: 1, pageSize })}
      />
      {asksForLogin && page.records.length > 0 && <div data-auth-list={query.pageNum} />}
    </section>
  )
}

const NEEDS_LOGIN = {
  keyword: { title: '登录后即可搜索', text: '按条件筛选无需登录，按关键词搜索需要先登录。' },
  reading: { title: '登录后继续查看', text: null },
}

function Refused({
  failure,
  place,
  keyword,
}: {
  failure: Failure
  place: ListLocation
  keyword: string | undefined
}) {
  if (failure.status !== 401)
    return (
      <section className="card">
        <LoadFailure
          failure={failure}
          title="查询失败"
          action={<LinkButton href={clearedHref(place)}>清空条件重试</LinkButton>}
        />
      </section>
    )
  const { title, text } = NEEDS_LOGIN[keyword ? 'keyword' : 'reading']
  return (
    <section className="card">
      <ErrorState
        title={title}
        action={
          <LinkButton href="/auth/login/" data-unlock="login" variant="primary">
            登录 / 注册
          </LinkButton>
        }
      >
        {text ?? failure.message}
      </ErrorState>
    </section>
  )
}

/** A list screen: filters, sort, results, pages; `rail` is beside them on a wide screen. */
export function ListView({
  place,
  query,
  page,
  closedBy = null,
  now,
  head,
  rail,
  tools,
  actionOf,
  asksForLogin,
  opensFilters,
  viewer,
}: {
  place: ListLocation
  query: RecordQuery
  page: RecordPage<RecordView> | Failure
  /** What the reader lacks for the list as a whole (ACC-04, ACC-05). */
  closedBy?: Opening | null
  now: number
  /** What stands above the list, for kinds with more than a list. */
  head?: ReactNode
  rail?: ReactNode
  /** What can be done with the list as a whole, besides an export. */
  tools?: ReactNode
  /** Actions of a record of the list. */
  actionOf?: (record: RecordView) => ReactNode
  /** Visitors are asked to log in at its end, or beyond its first page (NAV-12). */
  asksForLogin?: boolean
  /** All choices of the filters are shown. */
  opensFilters?: boolean
  viewer?: Viewer
}) {
  const total = 'error' in page ? '0' : page.total.toLocaleString('en-US')
  return (
    <main id="main" className="wrap">
      <h1 className="sr-only">{place.sub?.label ?? place.kind.tab}</h1>
      {head}
      <ListIntro place={place} closedBy={closedBy} viewer={viewer} />
      <FilterPanel
        place={place}
        query={query}
        total={total}
        found={'error' in page ? [] : page.records}
        isOpen={opensFilters}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 py-4 pb-12 lg:grid-cols-[minmax(0,1fr)_280px]">
        {'error' in page ? (
          <Refused failure={page} place={place} keyword={query.keyword} />
        ) : (
          <Results
            place={place}
            query={query}
            page={page}
            now={now}
            tools={tools}
            actionOf={actionOf}
            asksForLogin={asksForLogin}
            viewer={viewer}
          />
        )}
        {rail && <aside className="grid grid-cols-[minmax(0,1fr)] gap-4">{rail}</aside>}
      </div>
    </main>
  )
}
