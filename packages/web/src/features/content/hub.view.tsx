import { Breadcrumb } from '@zhushutong/ui/layout/breadcrumb'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { EmptyState, ErrorState } from '@zhushutong/ui/layout/states'
import { ByPlace } from './by-place'
import type { HrefOf, Item, Link } from './content.types'
import { ItemLinks, TagLinks } from './item-row'

interface HubPart {
  readonly title: string
  readonly moreHref: string
  /** null: not loaded in time. */
  readonly items: readonly Item[] | null
  readonly hrefOf: HrefOf
}

export interface HubPlace {
  /** The name of the province. */
  readonly name: string
  /** Figures of the place, each with the address of the counted list; null: not loaded in time. */
  readonly figures: ReadonlyArray<{
    readonly label: string
    readonly text: string
    readonly href: string
  }> | null
  /** The authorities of the place, with their tasks. */
  readonly offices: ReadonlyArray<{ readonly label: string; readonly name: string }>
  readonly officesHref: string | null
}

function PlaceCard({ name, figures, offices, officesHref }: HubPlace) {
  return (
    <TitledCard
      title={`${name}办事与数据`}
      note={
        officesHref && (
          <a className="hover:text-primary" href={officesHref}>
            事项对照 ›
          </a>
        )
      }
    >
      <div className="grid gap-4 md:grid-cols-2">
        <dl className="grid content-start gap-2">
          {offices.map((office) => (
            <div key={office.label}>
              <dt className="text-12 text-ink-3">{office.label}</dt>
              <dd>{office.name}</dd>
            </div>
          ))}
        </dl>
        {figures === null ? (
          <ErrorState title="数据暂时没有加载出来">请稍后刷新页面</ErrorState>
        ) : (
          <ul className="grid grid-cols-2 content-start gap-2">
            {figures.map(({ label, text, href }) => (
              <li key={label}>
                <a className="card block p-3 hover:border-primary-line" href={href}>
                  <span className="block text-20 font-semibold tabular-nums">{text}</span>
                  <span className="text-12 text-ink-3">{label}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </TitledCard>
  )
}

const renderBody = ({ title, items, hrefOf }: HubPart, place: string) => {
  if (items === null) return <ErrorState title="加载较慢，暂时没有显示">其他内容不受影响</ErrorState>
  if (items.length === 0) return <EmptyState title="暂无内容" />
  const show = (some: readonly Item[]) => <ItemLinks items={some} hrefOf={hrefOf} />
  return <ByPlace items={items} label={title} place={place} show={show} />
}

export function HubView({
  city,
  place,
  parts,
  queries,
  tags,
}: {
  city: string
  place: HubPlace
  parts: readonly HubPart[]
  /** The record lists, filtered by the city. */
  queries: readonly Link[]
  tags: ReadonlyArray<{ readonly name: string; readonly count: number }> | null
}) {
  return (
    <main id="main" className="wrap pb-12">
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: `${city}分站` }]} />
      <h1 className="text-20 font-semibold">{city}建筑行业分站</h1>
      <p className="mb-4 text-ink-2">
        {place.name}的主管部门、正在招标与近七日中标；政策、资讯与问答先列本地，全国通用的另列。
      </p>
      <div className="grid gap-4">
        <PlaceCard {...place} />
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
              {renderBody(part, place.name)}
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
