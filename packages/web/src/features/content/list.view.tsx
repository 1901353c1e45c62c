import { dayOf, formatCount } from '@zhushutong/domain/formatting'
import { Button, LinkButton } from '@zhushutong/ui/button'
import { Input } from '@zhushutong/ui/fields/field'
import { Breadcrumb } from '@zhushutong/ui/layout/breadcrumb'
import { EmptyState, ErrorState } from '@zhushutong/ui/layout/states'
import type { ReactNode } from 'react'
import { ByPlace } from './by-place'
import type { CategoryLink, HrefOf, Item, Link } from './content.types'
import { DayList, ItemLinks, ItemRow, TagLinks } from './item-row'
import './content.css'

export interface ListData {
  readonly title: string
  readonly intro: string
  readonly crumbs: readonly { label: string; href?: string }[]
  /** null: not loaded in time. */
  readonly items: readonly Item[] | null
  readonly total: number
  readonly categories: readonly CategoryLink[]
  readonly others: readonly Link[]
  readonly sorts: readonly (Link & { isCurrent: boolean })[]
  /** The label of the periods: 发布时间, or 成文日期 for documents. */
  readonly periodLabel: string
  readonly periods: readonly (Link & { isCurrent: boolean })[]
  readonly areas?: readonly (Link & { isCurrent: boolean })[]
  /** The place of a city hub; its own items come first. */
  readonly place?: string
  readonly keyword?: string
  /** The address without filters. */
  readonly wholeHref: string
  readonly hot: readonly Item[] | null
  readonly tags: ReadonlyArray<{ readonly name: string; readonly count: number }> | null
  readonly feedHref?: string
  readonly byDay: boolean
  readonly now: number
}

const chips = (label: string, links: ListData['sorts']) => (
  <ul className="flex flex-wrap gap-1" aria-label={label}>
    {links.map(({ label: text, href, isCurrent }) => (
      <li key={text}>
        <a className="chip" href={href} aria-current={isCurrent || undefined}>
          {text}
        </a>
      </li>
    ))}
  </ul>
)

const nothingFound = ({ keyword, wholeHref }: ListData) => (
  <EmptyState
    title={keyword ? '没有找到相关内容' : '这里暂时没有内容'}
    action={<LinkButton href={wholeHref}>查看全部</LinkButton>}
  >
    {keyword ? '换一个更短的词，或者去掉时间与分类的条件' : '去掉分类或时间的条件再看'}
  </EmptyState>
)

const renderRows = (data: ListData, hrefOf: HrefOf) => {
  if (data.items === null) return <ErrorState title="列表暂时没有加载出来">请稍后刷新页面</ErrorState>
  if (data.items.length === 0) return nothingFound(data)
  if (data.byDay) return <DayList items={data.items} hrefOf={hrefOf} today={dayOf(data.now)} />
  const rows = (items: readonly Item[]) =>
    items.map((item) => <ItemRow key={item.id} item={item} hrefOf={hrefOf} />)
  return data.place ? <ByPlace items={data.items} place={data.place} show={rows} /> : rows(data.items)
}

export function ContentListView({
  data,
  hrefOf,
  pager,
  subscribe,
}: {
  data: ListData
  hrefOf: HrefOf
  pager: ReactNode
  subscribe?: ReactNode
}) {
  return (
    <main id="main" className="wrap pb-12">
      <Breadcrumb items={data.crumbs} />
      <header className="mb-4 flex flex-wrap items-end gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-[320px]">
          <h1 className="text-20 font-semibold">{data.title}</h1>
          <p className="text-ink-2">{data.intro}</p>
        </div>
        {/* No <search> element: those are searches of records, behind a login. */}
        <form className="flex gap-2 max-md:w-full" action={data.wholeHref}>
          <Input
            type="search"
            name="q"
            maxLength={40}
            defaultValue={data.keyword}
            aria-label={`在${data.title}中搜索`}
            placeholder="在本栏目搜索"
          />
          <Button type="submit">搜索</Button>
        </form>
      </header>
      <div className="content-cols">
        <nav className="content-nav" aria-label="分类">
          <ul>
            {data.categories.map(({ label, href, isPart, isCurrent }) => (
              <li key={href} data-part={isPart || undefined}>
                <a href={href} aria-current={isCurrent || undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <h2>其他栏目</h2>
          <ul>
            {data.others.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0">
          <section className="card overflow-hidden" aria-label={data.title}>
            <div className="content-tools">
              {chips('排序', data.sorts)}
              {chips(data.periodLabel, data.periods)}
              <span className="ml-auto text-12 text-ink-3">共 {formatCount(data.total)} 篇</span>
            </div>
            {data.areas && data.areas.length > 0 && (
              <div className="content-tools">{chips('地区', data.areas)}</div>
            )}
            {renderRows(data, hrefOf)}
          </section>
          {pager}
        </div>
        <aside className="content-rail" aria-label="推荐">
          {data.hot && data.hot.length > 0 && (
            <section className="card p-4">
              <h2>热门阅读</h2>
              <ItemLinks items={data.hot} hrefOf={hrefOf} ranked />
            </section>
          )}
          {data.tags && data.tags.length > 0 && (
            <section className="card p-4">
              <h2>热门标签</h2>
              <TagLinks tags={data.tags} />
            </section>
          )}
          {data.feedHref && (
            <section className="card p-4">
              <h2>订阅本栏目</h2>
              <p className="mb-3 text-ink-2">新内容发到消息通知，或用任意 RSS 阅读器接收。</p>
              <div className="grid gap-2">
                {subscribe}
                <LinkButton href={data.feedHref} block>
                  RSS 地址
                </LinkButton>
              </div>
            </section>
          )}
        </aside>
      </div>
    </main>
  )
}
