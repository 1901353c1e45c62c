import { MESSAGE_KINDS } from '@zhushutong/domain/messages'
import { type InboxFilter, MessagesView } from '@/features/messages/messages.view'
import { orNull } from '@/wiring/server/answers'
import { readFirst } from '../../search-params'
import { MarkAllRead, MessageOpener } from '../controls/message-controls'
import { ReminderChoice } from '../controls/reminder-choice'
import { pageParam, parsePage, redirectToLastPage, type SectionProps } from '../section'

const PAGE_SIZE = 20

/** 消息通知 (MSG-02). */
export async function CenterMessages({ query, reader, hrefOf }: SectionProps) {
  const kind = MESSAGE_KINDS.find((candidate) => candidate === readFirst(query, 'kind'))
  const onlyUnread = readFirst(query, 'status') === 'unread'
  const filter: InboxFilter = { kind, onlyUnread }
  const page = await orNull(
    reader.calls.messages.list({ ...filter, pageNum: parsePage(query), pageSize: PAGE_SIZE }),
  )
  const hrefOfFilter = ({ kind: of, onlyUnread: unread }: InboxFilter, at = 1) =>
    hrefOf({ kind: of, status: unread ? 'unread' : undefined, page: pageParam(at) })
  redirectToLastPage(page, (at) => hrefOfFilter(filter, at))
  const now = reader.member?.readAt ?? Date.now()
  const reminders = await orNull(reader.calls.subscriptions.reminderChannels())
  return (
    <MessagesView
      page={page}
      filter={filter}
      now={now}
      hrefOf={hrefOfFilter}
      openerOf={(message) => <MessageOpener message={message} />}
      markAll={<MarkAllRead until={now} />}
      reminders={reminders && <ReminderChoice choice={reminders} />}
    />
  )
}
