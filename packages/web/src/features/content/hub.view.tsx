import { Breadcrumb } from '@/ui/breadcrumb'
import { TitledCard } from '@/ui/card'
import { EmptyState, ErrorState } from '@/ui/states'
import type { HrefOf, Item, Link } from './content.types'
import { ItemLinks, TagLinks } from './item-row'

export interface HubPart {
  readonly title: string
  readonly moreHref: string
  /** Null: not loaded in time. */
  readonly items: readonly Item[] | null
  readonly hrefOf: HrefOf
}

const bodyOf = ({ items, hrefOf }: HubPart) => {
  if (items === null) return <ErrorState title="加载较慢，暂时没有显示">其他内容不受影响</ErrorState>
  return items.length === 0 ? <EmptyState title="暂无内容" /> : <ItemLinks items={items} hrefOf={hrefOf} />
}

/** The hub of a city: its policies, news and questions, and the ways into its records. */
export function HubView({
  city,
  parts,
  queries,
  tags,
}: {
  city: string
  parts: readonly HubPart[]
  /** The record lists, narrowed to the city. */
  queries: readonly Link[]
  tags: ReadonlyArray<{ readonly name: string; readonly count: number }> | null
}) {
  return (
    <main id="main" className="wrap pb-12">
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: `${city}分站` }]} />
      <h1 className="text-20 font-semibold">{city}建筑行业分站</h1>
      <p className="mb-4 text-ink-2">{city}的政策要点、行业资讯与常见问题，以及本地企业、招标与中标数据。</p>
      <div className="grid gap-4">
        <TitledCard title={`查${city}数据`}>
          <ul className="grid grid-cols-2 gap-2 md:grid-cols-4">
            {queries.map(({ label, href }) => (
              <li key={href}>
                <a className="card block p-3 hover:border-primary-line" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </TitledCard>
        <div className="grid items-start gap-4 lg:grid-cols-3">
          {parts.map((part) => (
            <TitledCard
              key={part.title}
              title={part.title}
              note={
                <a className="hover:text-primary" href={part.moreHref}>
                  更多 ›
                </a>
              }
            >
              {bodyOf(part)}
            </TitledCard>
          ))}
        </div>
        {tags && (
          <TitledCard title="热门标签">
            <TagLinks tags={tags} />
          </TitledCard>
        )}
      </div>
    </main>
  )
}
