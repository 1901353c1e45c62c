import { clockOf, dayOf } from '@zhushutong/domain/formatting'
import { LinkButton } from '@zhushutong/ui/button'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { EmptyState, ErrorState } from '@zhushutong/ui/layout/states'
import { Tag } from '@zhushutong/ui/tag'
import type { ReactNode } from 'react'
import { ListPager } from '@/lists/list-pager'
import { dayLabel } from './item-row'

/** A viewed article; times in ms. */
interface ViewedItem {
  readonly id: string
  readonly title: string
  readonly channelName: string
  readonly href: string
  readonly viewTime: number
}

interface Props {
  /** null: loading failed. */
  readonly page: {
    readonly records: readonly ViewedItem[]
    readonly total: number
    readonly pageNum: number
    readonly pageSize: number
  } | null
  readonly now: number
  readonly hrefOf: (page: number) => string
  readonly clear: ReactNode
  readonly removeOf: (item: ViewedItem) => ReactNode
}

function Row({ item, remove }: { item: ViewedItem; remove: ReactNode }) {
  return (
    <li className="flex items-center gap-3 border-b border-line py-2 last:border-b-0">
      <time className="flex-none text-12 text-ink-3 tabular-nums">{clockOf(item.viewTime)}</time>
      <span className="min-w-0 flex-1">
        <a className="mr-2 break-words hover:text-primary" href={item.href}>
          {item.title}
        </a>
        <Tag>{item.channelName}</Tag>
      </span>
      {remove}
    </li>
  )
}

export function HistoryView({ page, now, hrefOf, clear, removeOf }: Props) {
  const days = [...new Set(page?.records.map(({ viewTime }) => dayOf(viewTime)))]
  return (
    <TitledCard title="浏览记录" count={page?.total} note={page && page.total > 0 && clear}>
      {page === null && <ErrorState title="浏览记录暂时没有加载出来">请稍后刷新页面重试</ErrorState>}
      {days.map((day) => (
        <section key={day} aria-label={day} className="mb-4">
          <h3 className="mb-1 text-12 font-semibold text-ink-3">{dayLabel(day, dayOf(now))}</h3>
          <ul>
            {page?.records
              .filter(({ viewTime }) => dayOf(viewTime) === day)
              .map((item) => (
                <Row key={item.id} item={item} remove={removeOf(item)} />
              ))}
          </ul>
        </section>
      ))}
      {page?.records.length === 0 && (
        <EmptyState title="暂无浏览记录" action={<LinkButton href="/new/all.html">去看资讯</LinkButton>}>
          登录后阅读的资讯、政策与问答会出现在这里，只有您自己能看到
        </EmptyState>
      )}
      {page !== null && (
        <ListPager total={page.total} current={page.pageNum} size={page.pageSize} hrefOf={hrefOf} />
      )}
    </TitledCard>
  )
}
