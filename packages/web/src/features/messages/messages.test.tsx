import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { type InboxFilter, type InboxMessage, type InboxPage, MessagesView } from './messages.view'

afterEach(cleanup)

const NOW = Date.UTC(2026, 10, 26, 4)
const MESSAGE: InboxMessage = {
  id: 'm1',
  kind: 'order',
  title: '退款已完成',
  body: '订单的退款已原路退回',
  link: '/center/',
  isRead: false,
  createTime: NOW - 60_000,
}
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

it('MSG-02 an unread message says so, and all can be marked as read', () => {
  show(pageOf([MESSAGE, { ...MESSAGE, id: 'm2', title: '更早的退款', isRead: true }], 1))
  expect(screen.getByRole('heading', { name: /未读.*退款已完成/ })).toBeDefined()
  expect(screen.getByRole('heading', { name: '更早的退款' })).toBeDefined()
  expect(screen.getByRole('button', { name: '全部标为已读' })).toBeDefined()
  expect(screen.getByRole('link', { name: '未读 1' }).getAttribute('href')).toBe('?kind=&unread=true')
})

it('MSG-02 nothing can be marked where all is read', () => {
  show(pageOf([{ ...MESSAGE, isRead: true }], 0))
  expect(screen.queryByRole('button', { name: '全部标为已读' })).toBeNull()
})

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
