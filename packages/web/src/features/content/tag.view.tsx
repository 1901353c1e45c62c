import { formatCount } from '@zhushutong/domain/formatting'
import { Breadcrumb } from '@zhushutong/ui/layout/breadcrumb'
import { EmptyState, ErrorState } from '@zhushutong/ui/layout/states'
import type { ReactNode } from 'react'
import type { HrefOf, Item } from './content.types'
import { ItemRow, TagLinks } from './item-row'
import './content.css'

export function TagView({
  tag,
  items,
  total,
  hrefOf,
  others,
  crumbs,
  pager,
}: {
  tag: string
  items: readonly Item[] | null
  total: number
  hrefOf: HrefOf
  others: ReadonlyArray<{ readonly name: string; readonly count: number }> | null
  crumbs: readonly { label: string; href?: string }[]
  pager: ReactNode
}) {
  return (
    <main id="main" className="wrap pb-12">
      <Breadcrumb items={crumbs} />
      <h1 className="mb-1 text-20 font-semibold">标签：{tag}</h1>
      <p className="mb-4 text-ink-2">共 {formatCount(total)} 篇，来自资讯、政策、问答与百科。</p>
      <div className="content-cols" data-narrow="">
        <div className="min-w-0">
          <section className="card overflow-hidden" aria-labelledby="tagged">
            <h2 id="tagged" className="sr-only">
              {tag}的内容
            </h2>
            {items === null ? (
              <ErrorState title="列表暂时没有加载出来">请稍后刷新页面</ErrorState>
            ) : (
              items.map((item) => <ItemRow key={item.id} item={item} hrefOf={hrefOf} showChannel />)
            )}
          </section>
          {pager}
        </div>
        {others && (
          <aside className="content-rail" aria-label="其他标签">
            <section className="card p-4">
              <h2>其他标签</h2>
              <TagLinks tags={others} />
            </section>
          </aside>
        )}
      </div>
    </main>
  )
}

export function TagsView({
  tags,
  crumbs,
}: {
  tags: ReadonlyArray<{ readonly name: string; readonly count: number }> | null
  crumbs: readonly { label: string; href?: string }[]
}) {
  return (
    <main id="main" className="wrap pb-12">
      <Breadcrumb items={crumbs} />
      <h1 className="mb-1 text-20 font-semibold">全部标签</h1>
      <p className="mb-4 text-ink-2">按标签查看资讯、政策、问答与百科，数字为内容的篇数。</p>
      <section className="card p-4 md:p-6">
        {tags === null ? (
          <ErrorState title="标签暂时没有加载出来">请稍后刷新页面</ErrorState>
        ) : tags.length === 0 ? (
          <EmptyState title="暂无标签" />
        ) : (
          <TagLinks tags={tags} />
        )}
      </section>
    </main>
  )
}
