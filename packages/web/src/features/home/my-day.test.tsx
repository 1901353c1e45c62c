import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { MyDay, type MyDayData } from './index'

afterEach(cleanup)

const DUE = {
  ...{ companyName: '砚渡市政', compared: 30, fit: 1, nearly: 1, open: 0, amount: '3,260 万元' },
  moreHref: '/zhaobiao/?due=7d',
  rows: [
    {
      ...{ id: '1', name: '滨江道路', href: '/tender/1', basis: '渝北区 · 市政二级', owner: '某城投' },
      ...{ budget: '3,260.00', left: { text: '1 天', tone: 'bad' as const }, at: '11-24 周二 09:30' },
      ...{ of: 'fit', text: '可投', reason: '8 项要求全部满足' },
    },
  ],
}
const DATA: MyDayData = {
  ...{ today: '11-23 周一', companyHref: '/center/?index=14', due: DUE },
  rivals: {
    ...{
      followed: 6,
      week: 3,
      weekBefore: 5,
      findHref: '/companyAnalyze/?cid=own',
      manageHref: '/center/?k=c',
    },
    rows: [
      {
        id: '1',
        company: '澄垣建设',
        name: '一期',
        href: '/win/1',
        amount: '4,806.52',
        basis: '下浮 11.4% · 11-12',
      },
    ],
  },
  finds: {
    ...{ days: ['2026-11-22', '2026-11-23'], subscriptions: 4, total: 27, manageHref: '/center/?index=3' },
    rows: [{ id: '1', name: '重庆市政', href: '/zhaobiao/?region=500000', counts: [9, 3], total: 12 }],
  },
  endings: {
    companyName: '砚渡市政',
    rows: [
      { key: 'a', name: '安全生产许可证', until: '2026-12-19', days: 26, href: '/qiye/own/#permit' },
      { key: 'b', name: '市政二级', until: '2026-11-01', days: -22, href: '/qiye/own/#q' },
    ],
  },
  policies: { title: '政策法规', moreHref: '/policy2/all.html', items: [] },
}

const show = (more: Partial<MyDayData> = {}) => render(<MyDay data={{ ...DATA, ...more }} />)
const part = (id: string) => document.getElementById(id) as HTMLElement

it('SHL-15 four figures lead to the parts of the day that they are about', () => {
  show()
  const figures = [...document.querySelectorAll('.day-figures a')]
  expect(figures.map((one) => [one.getAttribute('href'), one.textContent])).toEqual([
    ['#due', '7 天内截止、我能投1合计 3,260 万元'],
    ['#rivals', '对手新中标3上周 5'],
    ['#finds', '订阅新增274 个订阅'],
    ['#endings', '快到期2最近 26 天'],
  ])
  for (const { id } of [...document.querySelectorAll('.day-part')]) expect(part(id)).not.toBeNull()
  expect(screen.getByText('11-23 周一 · 按 砚渡市政')).toBeDefined()
})

it('SHL-15 each part shows its rows with what they lead to', () => {
  show()
  const due = within(part('due'))
  expect(due.getByRole('link', { name: '滨江道路' }).getAttribute('href')).toBe('/tender/1')
  expect(due.getByText('1 条，1 条差 1 项')).toBeDefined()
  expect(due.getByRole('link', { name: '7 天内截止 30 条' }).getAttribute('href')).toBe('/zhaobiao/?due=7d')
  expect(part('rivals').textContent).toContain('澄垣建设4,806.52一期下浮 11.4% · 11-12')
  expect(within(part('finds')).getByRole('img', { name: '每天新增：11-22 9，11-23 3' })).toBeDefined()
  expect(
    within(part('endings'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['26 天安全生产许可证2026-12-19 到期', '已过期市政二级2026-11-01 到期'])
})

it('SHL-15 without a company, rivals or subscriptions each part says what to do', () => {
  show({
    due: { ...DUE, companyName: null, compared: 0, fit: 0, nearly: 0, amount: null, rows: [] },
    rivals: { ...DATA.rivals!, followed: 0, rows: [], findHref: null },
    finds: { ...DATA.finds!, subscriptions: 0, total: 0, rows: [] },
    endings: { companyName: null, rows: [] },
  })
  expect(within(part('due')).getByRole('link', { name: '选择我的企业' }).getAttribute('href')).toBe(
    '/center/?index=14',
  )
  expect(within(part('rivals')).getByRole('link', { name: '找企业' }).getAttribute('href')).toBe('/qiye/')
  expect(within(part('finds')).getByRole('link', { name: '去看招标' }).getAttribute('href')).toBe(
    '/zhaobiao/',
  )
  expect(within(part('endings')).getByRole('link', { name: '选择我的企业' })).toBeDefined()
  // Without a comparison, the figure is unknown, not 0.
  expect([...document.querySelectorAll('.day-figures a')].map(({ textContent }) => textContent)).toEqual([
    '7 天内截止、我能投--请选择我的企业',
    '对手新中标3上周 5',
    '订阅新增00 个订阅',
    '快到期--请选择我的企业',
  ])
})

it('SHL-15 what was not loaded in time says so, and its figure is not 0', () => {
  show({ due: null, rivals: null, finds: null, endings: null })
  expect(screen.getAllByRole('alert')).toHaveLength(4)
  expect([...document.querySelectorAll('.day-figures b')].map(({ textContent }) => textContent)).toEqual([
    ...['--', '--', '--', '--'],
  ])
})
