import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aMeeting, hrefOf, meetingsWith } from './insight.fixture'
import type { Meetings } from './insight.types'
import { MeetingsView } from './meetings.view'

afterEach(cleanup)

const show = (
  meetings: Meetings,
  more: { page?: number; isLoggedIn?: boolean; isCentreOwn?: boolean } = {},
) =>
  render(
    <MeetingsView
      meetings={meetings}
      listed={160}
      isCentreOwn={more.isCentreOwn ?? false}
      isLoggedIn={more.isLoggedIn ?? true}
      page={more.page ?? null}
      hrefOf={hrefOf}
      centreHref={null}
      pageHref={(page) => `?p=${page}`}
      now={0}
    />,
  )
const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent)
const cells = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(name) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

it('REL-06 shows both prices, how far they are apart, the outcome and the day', () => {
  const records = [
    aMeeting(),
    aMeeting({
      id: 'w2',
      name: '公交首末站',
      price: 2044_9000_00,
      otherPrice: 1986_7500_00,
      difference: 2.9,
      outcome: 'lost',
      openedOn: null,
    }),
    aMeeting({ id: 'w3', name: '横一路', otherPrice: null, difference: null, outcome: null }),
  ]
  show(meetingsWith(records))
  expect(headers()).toEqual([
    '项目',
    '业主',
    '本企业报价（万元）',
    '对方报价（万元）',
    '相差（%）',
    '结果',
    '开标',
  ])
  expect(cells('滨江道路')).toEqual(['某区城建局', '4,806.52', '4,951.08', '-2.9', '胜', '2026-11-06'])
  expect(cells('公交首末站').slice(1)).toEqual(['2,044.90', '1,986.75', '+2.9', '负', '中标 2026-11-12'])
  expect(cells('横一路').slice(2, 5)).toEqual(['--', '--', '未公布'])
  expect(screen.getByText('样本少')).toBeTruthy()
  expect(screen.getByText('只含公布了投标名单的 160 场')).toBeTruthy()
  expect(screen.getByText(/^相差为/)).toBeTruthy()
})

it('REL-06 ACC-02 closed prices are locks, and nothing tells how far they are apart', () => {
  const closed = aMeeting({ price: null, otherPrice: null, difference: null })
  show(meetingsWith([closed], { pricesOpenBy: 'login' }), { isCentreOwn: true })
  expect(headers()).not.toContain('相差（%）')
  expect(screen.queryByText(/^相差为/)).toBeNull()
  expect(headers()).toContain('我方报价（万元）')
  const [lock] = screen.getAllByRole('link', { name: /登录后查看完整信息/ })
  expect(lock?.getAttribute('data-unlock')).toBe('login')
})

it('REL-06 closed results say what opens them', () => {
  show(meetingsWith([], { opensBy: 'svip' }))
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByRole('link', { name: '立即开通' })).toBeTruthy()
})

it('owners show what was won: award, discount and day', () => {
  show(meetingsWith([aMeeting()], { relation: 'owner', amount: 4806_5200_00 }))
  expect(screen.getByRole('heading', { name: /的 1 项中标 4,806.52 万元/ })).toBeTruthy()
  expect(headers()).toEqual(['项目', '中标金额（万元）', '下浮率', '中标日期'])
  expect(cells('滨江道路')).toEqual(['4,806.52', '8.20%', '2026-11-12'])
})

it('ACC-10 all results are turned page by page after a login', () => {
  const records = Array.from({ length: 20 }, (_, i) => aMeeting({ id: `w${i}` }))
  show(meetingsWith(records, { total: 23 }), { page: 1 })
  expect(screen.getAllByRole('rowheader')).toHaveLength(20)
  expect(screen.getByRole('navigation', { name: '往来' })).toBeTruthy()
  cleanup()
  show(meetingsWith(records, { total: 23 }), { page: 1, isLoggedIn: false })
  expect(screen.queryByRole('navigation', { name: '往来' })).toBeNull()
  expect(screen.getByRole('link', { name: '登录后查看其余 3 次' })).toBeTruthy()
})

it('who was never met in this time says so', () => {
  show(meetingsWith([], { relation: null }))
  expect(screen.getByText('这段时间没有往来')).toBeTruthy()
})
