import { buildTagHref, findArticleDay, listArticleDays } from '@zhushutong/domain/content'
import { clockOf, dayOf, formatDate, formatScanCount } from '@zhushutong/domain/formatting'
import { Highlight } from '@zhushutong/ui/highlight'
import { Tag } from '@zhushutong/ui/tag'
import type { HrefOf, Item } from './content.types'
import './content.css'

const toneOf = (state: string) => {
  if (state === '现行有效') return 'ok' as const
  return ['已失效', '已被替代'].includes(state) ? ('bad' as const) : ('warn' as const)
}

export function StateTag({ state }: { state: string | null }) {
  return state && <Tag tone={toneOf(state)}>{state}</Tag>
}

/** The days of an article in a list; for a document, the days of issue and effect (CON-13). */
function ItemDays({ item }: { item: Item }) {
  return listArticleDays(item).map(({ label, day }) => (
    <span key={label}>
      {label && `${label} `}
      <time dateTime={day}>{day}</time>
    </span>
  ))
}

/** The main day of an article, with a label if the day is not its release. */
const dayText = (item: Item): string => {
  const { label, day } = findArticleDay(item)
  return label === '' ? day : `${day} ${label}`
}

export function ItemRow({
  item,
  hits = [],
  hrefOf,
  showChannel,
}: {
  item: Item
  /** The ranges of the keyword in the title. */
  hits?: ReadonlyArray<readonly [number, number]>
  hrefOf: HrefOf
  showChannel?: boolean
}) {
  const { title, remark, categoryName, channelName, source, documentNumber, issuer, state, answers } = item
  const { replacement } = item
  return (
    <article className="content-row">
      <h3>
        <a href={hrefOf(item)}>
          <Highlight text={title} ranges={hits} />
        </a>
      </h3>
      {remark && <p>{remark}</p>}
      <div className="content-meta">
        {showChannel ? <Tag>{channelName}</Tag> : categoryName && <Tag>{categoryName}</Tag>}
        <StateTag state={state} />
        {replacement && <span>{replacement}</span>}
        {documentNumber && <span>{documentNumber}</span>}
        <span>{issuer ?? source}</span>
        {answers > 0 && <span>{answers} 个回答</span>}
        <ItemDays item={item} />
        {item.views > 0 && <span>{formatScanCount(item.views)} 次阅读</span>}
      </div>
    </article>
  )
}

export const dayLabel = (day: string, today: string) => (day === today ? `今天 · ${day}` : day)

export function DayList({ items, hrefOf, today }: { items: readonly Item[]; hrefOf: HrefOf; today: string }) {
  const days = [...new Set(items.map(({ releaseTime }) => dayOf(releaseTime)))]
  return days.map((day) => (
    <section key={day} aria-label={day}>
      <h2 className="content-day">{dayLabel(day, today)}</h2>
      {items
        .filter(({ releaseTime }) => dayOf(releaseTime) === day)
        .map((item) => (
          <ItemRow key={item.id} item={item} hrefOf={hrefOf} />
        ))}
    </section>
  ))
}

export function TagLinks({
  tags,
}: {
  tags: ReadonlyArray<{ readonly name: string; readonly count?: number }>
}) {
  return (
    <ul className="flex flex-wrap gap-2">
      {tags.map(({ name, count }) => (
        <li key={name}>
          <a className="content-tag" href={buildTagHref(name)}>
            {name}
            {count !== undefined && <span className="text-ink-3"> {count}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}

export function ItemLinks({
  items,
  hrefOf,
  ranked,
}: {
  items: readonly Item[]
  hrefOf: HrefOf
  ranked?: boolean
}) {
  return (
    <ol className="grid gap-2">
      {items.map((item, index) => (
        <li key={item.id} className="flex items-baseline gap-2">
          {ranked && (
            <span className="rank mr-0!" data-top={index < 3 || undefined}>
              {index + 1}
            </span>
          )}
          <span className="min-w-0">
            <a className="hover:text-primary" href={hrefOf(item)}>
              {item.title}
            </a>
            <span className="block text-12 text-ink-3">
              {item.channelName} · {dayText(item)}
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}

export function releaseText(ms: number): string {
  return `${formatDate(ms)} ${clockOf(ms)}`
}
