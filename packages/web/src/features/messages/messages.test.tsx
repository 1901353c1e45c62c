import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { type InboxFilter, type InboxMessage, type InboxPage, MessagesView } from './messages.view'

afterEach(cleanup)

const NOW = Date.UTC(2026, 10, 26, 4)
const pageOf = (records: readonly InboxMessage[], unread: number): InboxPage => ({
  records,
  total: records.length,
  pageNum: 1,
  pageSize: 10,
  kinds: records.length > 0 ? [{ kind: 'order', total: records.length, unread }] : [],
})

const show = (page: InboxPage | null, filter: InboxFilter = {}) =>
  render(
    <MessagesView
      page={page}
      filter={filter}
      now={NOW}
      hrefOf={({ kind, onlyUnread }) => `?kind=${kind ?? ''}&unread=${onlyUnread ?? ''}`}
      openerOf={({ title, link }) => <a href={link}>{title}</a>}
      markAll={<button type="button">全部标为已读</button>}
      reminders={null}
    />,
  )

it('MSG-02 tells an empty inbox from a filter without messages, and both from a failure', () => {
  show(pageOf([], 0))
  expect(screen.getByText('暂无消息')).toBeDefined()
  cleanup()
  show(pageOf([], 0), { onlyUnread: true })
  expect(screen.getByText('没有这样的消息')).toBeDefined()
  cleanup()
  show(null)
  expect(screen.getByText('消息暂时没有加载出来')).toBeDefined()
  expect(screen.queryByText('暂无消息')).toBeNull()
})
