import { formatMatchCount, formatTime } from '@zhushutong/domain/formatting'
import { pager } from '@zhushutong/domain/pager'
import {
  type Failure,
  MAX_OFFSET,
  type RecordPage,
  type RecordQuery,
  type RecordView,
} from '@zhushutong/domain/records'
import type { ReactNode } from 'react'
import { LinkButton } from '@/ui/button'
import { Pager } from '@/ui/pager'
import { EmptyState, ErrorState } from '@/ui/states'
import { FilterPanel } from './filter-panel'
import { clearedHref, hrefOf, type ListPlace, sortLinks } from './list-model'
import { ListRow } from './list-row'

const PHONE_SIZES = [10, 20, 50] as const

function ListPager({ place, query, total }: { place: ListPlace; query: RecordQuery; total: number }) {
  const at = (pageNum: number) => hrefOf(place, { ...query, pageNum })
  const reachable = Math.min(total, MAX_OFFSET)
  const pages = pager({ total: reachable, current: query.pageNum, size: query.pageSize })
  if ('error' in pages || !pages.shown) return null
  return (
    <Pager
      items={pages.items.map((item) =>
        item.kind === 'page'
          ? { kind: 'page', page: item.page, href: at(item.page), current: item.current }
          : { kind: 'gap', href: at(item.to), label: item.direction === 'back' ? '向前数页' : '向后数页' },
      )}
      previous={pages.previous === null ? undefined : at(pages.previous)}
      next={pages.next === null ? undefined : at(pages.next)}
      sizes={PHONE_SIZES.map((size) => ({
        size,
        href: hrefOf(place, { ...query, pageNum: 1, pageSize: size }),
        current: size === query.pageSize,
      }))}
    />
  )
}

function Nothing({ place, query }: { place: ListPlace; query: RecordQuery }) {
  return (
    <EmptyState
      title="抱歉，没有找到相关信息"
      action={
        <LinkButton href={clearedHref(place)} variant="primary">
          清空条件
        </LinkButton>
      }
    >
      {query.keyword ? '请换用更准确的关键词，或减少筛选条件' : '请减少筛选条件后再试'}
    </EmptyState>
  )
}

function Results({
  place,
  query,
  page,
  now,
}: {
  place: ListPlace
  query: RecordQuery
  page: RecordPage<RecordView>
  now: number
}) {
  const total = page.totalIsCapped ? formatMatchCount(page.total + 1) : page.total.toLocaleString('en-US')
  return (
    <section className="card" aria-label="查询结果">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-3 py-3 md:px-6">
        <h2>
          共找到 <b className="text-16 text-primary">{total}</b> {place.kind.classifier}
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
      </div>
      {page.records.map((record) => (
        <ListRow key={record.id} kind={place.kind} record={record} now={now} />
      ))}
      {page.records.length === 0 && <Nothing place={place} query={query} />}
      <ListPager place={place} query={query} total={page.total} />
    </section>
  )
}

function Refused({ failure, place }: { failure: Failure; place: ListPlace }) {
  const needsLogin = failure.status === 401
  return (
    <section className="card">
      <ErrorState
        title={needsLogin ? '登录后即可搜索' : '查询失败'}
        action={
          needsLogin ? (
            <LinkButton href="/auth/login/" data-unlock="login" variant="primary">
              登录 / 注册
            </LinkButton>
          ) : (
            <LinkButton href={clearedHref(place)}>清空条件重试</LinkButton>
          )
        }
      >
        {needsLogin ? '按条件筛选无需登录，按关键词搜索需要先登录。' : failure.message}
      </ErrorState>
    </section>
  )
}

/** A list screen: filters, sort, results, pages; `rail` stands beside them on a wide screen. */
export function ListView({
  place,
  query,
  page,
  now,
  rail,
}: {
  place: ListPlace
  query: RecordQuery
  page: RecordPage<RecordView> | Failure
  now: number
  rail?: ReactNode
}) {
  const total = 'error' in page ? '0' : page.total.toLocaleString('en-US')
  return (
    <main id="main" className="wrap">
      <h1 className="sr-only">{place.sub?.label ?? place.kind.tab}</h1>
      <FilterPanel place={place} query={query} total={total} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 py-4 pb-12 lg:grid-cols-[minmax(0,1fr)_280px]">
        {'error' in page ? (
          <Refused failure={page} place={place} />
        ) : (
          <Results place={place} query={query} page={page} now={now} />
        )}
        {rail && <aside className="grid grid-cols-[minmax(0,1fr)] gap-4">{rail}</aside>}
      </div>
    </main>
  )
}
