import type { FoundGroup } from '@zhushutong/domain/content'
import { formatCount } from '@zhushutong/domain/formatting'
import { findHitRanges } from '@zhushutong/domain/portal/search'
import { Button, LinkButton } from '@zhushutong/ui/button'
import { Input } from '@zhushutong/ui/fields/field'
import { Breadcrumb } from '@zhushutong/ui/layout/breadcrumb'
import { EmptyState, ErrorState } from '@zhushutong/ui/layout/states'
import type { ReactNode } from 'react'
import type { HrefOf, Item } from './content.types'
import { ItemRow, TagLinks } from './item-row'
import './content.css'

/** The articles found by a keyword: all, or those of a group (CON-10). */
interface ContentSearchData {
  readonly keyword: string
  /** The key of the selected group; undefined for all groups. */
  readonly group?: string
  readonly groups: readonly FoundGroup[] | null
  readonly allHref: string
  /** null: not loaded in time. */
  readonly items: readonly Item[] | null
  readonly total: number
  readonly hrefOf: HrefOf
  readonly tags: ReadonlyArray<{ readonly name: string; readonly count: number }> | null
  readonly crumbs: readonly { label: string; href?: string }[]
  readonly pager: ReactNode
}

const chip = (label: string, href: string, isCurrent: boolean, total?: number) => (
  <li key={href}>
    <a className="chip" href={href} aria-current={isCurrent || undefined}>
      {label}
      {total !== undefined && <span className="text-12 text-ink-3">{formatCount(total)}</span>}
    </a>
  </li>
)

const renderRows = ({ items, keyword, hrefOf }: ContentSearchData) => {
  if (items === null) return <ErrorState title="列表暂时没有加载出来">请稍后刷新页面</ErrorState>
  if (items.length === 0)
    return (
      <EmptyState title="没有找到相关内容" action={<LinkButton href="/help.html">查询帮助</LinkButton>}>
        换一个更短的词再试；查企业、招标等数据请用页面顶部的搜索框
      </EmptyState>
    )
  return items.map((item) => (
    <ItemRow
      key={item.id}
      item={item}
      hits={findHitRanges(item.title, keyword)}
      hrefOf={hrefOf}
      showChannel
    />
  ))
}

export function ContentSearchView(data: ContentSearchData) {
  const { keyword, group, groups, allHref, total, tags, crumbs, pager } = data
  return (
    <main id="main" className="wrap pb-12">
      <Breadcrumb items={crumbs} />
      <header className="mb-4 flex flex-wrap items-end gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-[320px]">
          <h1 className="text-20 font-semibold">“{keyword}”的资讯、政策与问答</h1>
          <p className="text-ink-2">共 {formatCount(total)} 篇，标题含关键词的排在前面。</p>
        </div>
        {/* No <search> element: those are searches of records, behind a login. */}
        <form className="flex gap-2 max-md:w-full" action="/tag/all.html">
          <Input type="search" name="q" maxLength={40} defaultValue={keyword} aria-label="搜索内容" />
          {group && <input type="hidden" name="group" value={group} />}
          <Button type="submit">搜索</Button>
        </form>
      </header>
      <div className="content-cols" data-narrow="">
        <div className="min-w-0">
          <section className="card overflow-hidden" aria-labelledby="found">
            <h2 id="found" className="sr-only">
              搜索结果
            </h2>
            <div className="content-tools">
              <ul className="flex flex-wrap gap-1" aria-label="类别">
                {chip('全部', allHref, group === undefined)}
                {groups?.map((item) => chip(item.label, item.url, item.key === group, item.total))}
              </ul>
            </div>
            {renderRows(data)}
          </section>
          {pager}
        </div>
        {tags && (
          <aside className="content-rail" aria-label="标签">
            <section className="card p-4">
              <h2>按标签看</h2>
              <TagLinks tags={tags} />
            </section>
          </aside>
        )}
      </div>
    </main>
  )
}
