import type { ArticleLink, ArticleList } from './home.types'
import { HomePart } from './home-part'

function Item({ item: { title, categoryName, day, href } }: { item: ArticleLink }) {
  return (
    <li className="flex items-baseline gap-3 border-b border-line py-2 last:border-b-0">
      <a className="min-w-0 flex-1 truncate hover:text-primary" href={href} title={title}>
        {title}
      </a>
      {categoryName && (
        <span className="category flex-none text-12 text-ink-3 max-md:hidden">{categoryName}</span>
      )}
      <time className="flex-none tabular-nums text-12 text-ink-3" dateTime={day.day}>
        {day.day}
        {day.label && ` ${day.label}`}
      </time>
    </li>
  )
}

export function ArticleCard({ list: { title, moreHref, items } }: { list: ArticleList }) {
  return (
    <HomePart
      title={title}
      rows={items}
      note={
        <a className="hover:text-primary" href={moreHref}>
          更多<span className="sr-only">{title}</span> ›
        </a>
      }
    >
      {(rows) => (
        <ul>
          {rows.map((item) => (
            <Item key={item.id} item={item} />
          ))}
        </ul>
      )}
    </HomePart>
  )
}

export function Articles({ lists }: { lists: readonly ArticleList[] }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 lg:grid-cols-2">
      {lists.map((list) => (
        <ArticleCard key={list.title} list={list} />
      ))}
    </div>
  )
}
