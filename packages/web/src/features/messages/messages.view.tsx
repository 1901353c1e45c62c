import { relativeTime } from '@zhushutong/domain/formatting'
import { MESSAGE_KIND_LABELS, type MessageKind } from '@zhushutong/domain/messages'
import { Chip } from '@zhushutong/ui/fields/chip'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { EmptyState, ErrorState } from '@zhushutong/ui/layout/states'
import { Tag } from '@zhushutong/ui/tag'
import type { ReactNode } from 'react'
import { ListPager } from '@/lists/list-pager'

/** A message of the inbox; times in ms. */
interface InboxMessage {
  readonly id: string
  readonly kind: MessageKind
  readonly title: string
  readonly body: string
  readonly link: string
  readonly isRead: boolean
  readonly createTime: number
}

interface InboxPage {
  readonly records: readonly InboxMessage[]
  readonly total: number
  readonly pageNum: number
  readonly pageSize: number
  readonly kinds: ReadonlyArray<{
    readonly kind: MessageKind
    readonly total: number
    readonly unread: number
  }>
}

export interface InboxFilter {
  readonly kind?: MessageKind
  readonly onlyUnread?: boolean
}

interface Props {
  /** null: loading failed. */
  readonly page: InboxPage | null
  readonly filter: InboxFilter
  readonly now: number
  readonly hrefOf: (filter: InboxFilter, page?: number) => string
  /** The title of a message, as a link to its subject. */
  readonly openerOf: (message: InboxMessage) => ReactNode
  /** The button that marks all messages as read; shown while messages are unread. */
  readonly markAll: ReactNode
  /** The settings for reminders of ending memberships; null: not loaded. */
  readonly reminders: ReactNode
}

const sumCounts = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)

function Filters({ page, filter, hrefOf }: Props & { page: InboxPage }) {
  const unread = sumCounts(page.kinds.map((kind) => kind.unread))
  const isAll = filter.kind === undefined && !filter.onlyUnread
  return (
    <nav aria-label="消息种类" className="mb-1 flex flex-wrap gap-1">
      <Chip href={hrefOf({})} current={isAll}>
        全部 {sumCounts(page.kinds.map(({ total }) => total))}
      </Chip>
      <Chip href={hrefOf({ onlyUnread: true })} current={filter.onlyUnread}>
        未读 {unread}
      </Chip>
      {page.kinds.map(({ kind, total }) => (
        <Chip key={kind} href={hrefOf({ kind })} current={kind === filter.kind}>
          {MESSAGE_KIND_LABELS[kind]} {total}
        </Chip>
      ))}
    </nav>
  )
}

function Row({ message, now, opener }: { message: InboxMessage; now: number; opener: ReactNode }) {
  const { kind, body, isRead, createTime } = message
  return (
    <article className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1 border-b border-line py-3 last:border-b-0 md:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Tag>{MESSAGE_KIND_LABELS[kind]}</Tag>
      <h3 className={isRead ? 'wrap-anywhere' : 'font-semibold wrap-anywhere'}>
        {!isRead && (
          <>
            <span className="unread-dot" />
            <span className="sr-only">未读：</span>
          </>
        )}
        {opener}
      </h3>
      <time className="text-12 text-ink-3 max-md:col-start-2">{relativeTime(createTime, now)}</time>
      <p className="col-start-2 wrap-anywhere whitespace-pre-line text-ink-2 max-md:row-start-2">{body}</p>
    </article>
  )
}

/** 消息通知: the reader's messages; unread messages are marked (MSG-02). */
export function MessagesView(props: Props) {
  const { page, filter, now, hrefOf, openerOf, markAll, reminders } = props
  const hasUnread = page?.kinds.some(({ unread }) => unread > 0)
  const isNarrowed = filter.kind !== undefined || filter.onlyUnread
  return (
    <TitledCard title="消息通知" note={hasUnread ? markAll : undefined}>
      {page === null && <ErrorState title="消息暂时没有加载出来">请稍后刷新页面重试</ErrorState>}
      {page !== null && page.kinds.length > 0 && <Filters {...props} page={page} />}
      {page?.records.map((message) => (
        <Row key={message.id} message={message} now={now} opener={openerOf(message)} />
      ))}
      {page?.records.length === 0 && (
        <EmptyState title={isNarrowed ? '没有这样的消息' : '暂无消息'}>
          退款、发票、会员、发布、纠错和咨询有了结果，会在这里通知您
        </EmptyState>
      )}
      {page !== null && (
        <ListPager
          total={page.total}
          current={page.pageNum}
          size={page.pageSize}
          hrefOf={(at) => hrefOf(filter, at)}
        />
      )}
      {reminders && <div className="mt-4 border-t border-line pt-4">{reminders}</div>}
    </TitledCard>
  )
}
