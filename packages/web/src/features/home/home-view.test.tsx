import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { maskRecord, tender } from '@zhushutong/domain/records'
import { aRecord } from '@zhushutong/domain/testing'
import { afterEach, expect, it } from 'vitest'
import { type HomeData, HomeView } from './index'

afterEach(cleanup)

/** A home page with no part loaded. */
const NOTHING: HomeData = {
  categories: [
    { key: 'qiye', label: '查企业', placeholder: '请输入企业名称' },
    { key: 'zhaobiao', label: '查招标', placeholder: '请输入项目名称' },
  ],
  figures: null,
  hotWords: null,
  hotCompanies: null,
  boards: [],
  latest: null,
  articles: [{ title: '新闻资讯', moreHref: '/new/all.html', items: null }],
  updates: null,
  byProvince: null,
  place: null,
}

const show = (more: Partial<HomeData> = {}) =>
  render(
    <HomeView
      data={{ ...NOTHING, ...more }}
      recordHref={(kind, id, expired) => `/${kind}/${id}${expired ? '/expired' : ''}`}
    />,
  )

/** The tile of a kind. */
const tile = (label: string) => screen.getByText(label, { selector: 'b' }).closest('a')

const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

const cardOf = (title: string) =>
  screen.getByText(title, { selector: 'h2' }).closest('section') as HTMLElement

it('a part that failed keeps its place and offers a reload; search and tiles are always there', () => {
  show()
  expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    '最新招标',
    '榜单',
    '热门企业',
    '新闻资讯',
    '各地招标',
  ])
  expect(screen.getAllByRole('alert')).toHaveLength(5)
  expect(screen.getAllByRole('link', { name: '重新加载' })[0]?.getAttribute('href')).toBe('/')
  expect(screen.getByLabelText('请输入企业名称')).toBeDefined()
  expect(tile('查招标')?.textContent).toBe('查招标全国数据')
  expect(tile('开通 SVIP')?.getAttribute('href')).toBe('/svip.html')
})

it('an empty part says so', () => {
  show({ latest: [], hotCompanies: [], byProvince: [] })
  expect(screen.getAllByText('暂无数据')).toHaveLength(3)
})

it("SHL-01 the search goes to the list of the chosen kind, with that kind's placeholder", () => {
  show()
  expect(screen.getByLabelText<HTMLInputElement>('请输入企业名称').form?.getAttribute('action')).toBe(
    '/qiye/',
  )
  fireEvent.click(screen.getByLabelText('查招标'))
  const input = screen.getByLabelText<HTMLInputElement>('请输入项目名称')
  expect(input.placeholder).toBe('请输入项目名称')
  expect(input.form?.getAttribute('action')).toBe('/zhaobiao/')
  expect(input.form?.dataset.searchForm).toBe('zhaobiao')
})

it("a tile shows today's count", () => {
  show({ updates: [{ kind: 'tender', label: '招标', refreshCount: 12_345 }] })
  expect(tile('查招标')?.textContent).toBe('查招标今日更新 +12.3k')
  expect(tile('查企业')?.textContent).toBe('查企业全国数据')
})

it('a hot word links to the list of its kind', () => {
  show({
    hotWords: [
      { word: '学校', kind: 'tender' },
      { word: '建工', kind: 'company' },
    ],
  })
  expect(linksIn(screen.getByText('热门搜索').parentElement as HTMLElement)).toEqual([
    ['学校', `/zhaobiao/?q=${encodeURIComponent('学校')}`],
    ['建工', `/qiye/?q=${encodeURIComponent('建工')}`],
  ])
})

it('the plus sign of a figure is a separate element', () => {
  show({ figures: [{ key: 'a', label: '企业', text: '1500万+' }] })
  expect(screen.getByText('企业').previousElementSibling?.textContent).toBe('1500万+')
  expect(screen.getByText('+')).toBeDefined()
})

it('the newest tenders link to their details, expired ones to the expired page', () => {
  const record = (id: string, expired: boolean, title: string) =>
    maskRecord(tender.columns, { ...aRecord(tender, { [tender.title]: title }), id }, {}, expired)
  show({ latest: [record('1', false, '甲工程'), record('2', true, '乙工程')] })
  expect(linksIn(cardOf('最新招标'))).toEqual([
    ['更多 ›', '/zhaobiao/'],
    ['甲工程', '/tender/1'],
    ['乙工程', '/tender/2/expired'],
  ])
})

it('shows non-empty leaderboards, one at a time, with amounts if they are about money', () => {
  const leader = { id: 'c1', name: '重庆建工', region: null, count: 1234, amount: null }
  show({
    boards: [
      { key: 'none', title: '空榜', counted: '中标数', leaders: [] },
      { key: 'wins', title: '中标榜', counted: '中标数', leaders: [leader] },
      { key: 'money', title: '金额榜', counted: '中标数', leaders: [{ ...leader, amount: 123_400_000 }] },
    ],
  })
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['中标榜', '金额榜'])
  const table = () => screen.getByRole('table')
  expect(within(table()).getByRole('link').getAttribute('href')).toBe('/qiye/c1/')
  expect(within(table()).getByText('1,234')).toBeDefined()
  expect(within(table()).queryByText(/金额/)).toBeNull()
  fireEvent.click(screen.getByRole('tab', { name: '金额榜' }))
  expect(within(table()).getByRole('columnheader', { name: '金额（万元）' })).toBeDefined()
  expect(within(table()).getByText('123.40')).toBeDefined()
})

it('hot companies are listed in order, each with its win', () => {
  show({
    hotCompanies: [
      { cid: 'c1', name: '甲', allWinningCount: 1200 },
      { cid: 'c2', name: '乙', allWinningCount: 0 },
    ],
  })
  const rows = [...cardOf('热门企业').querySelectorAll('li')]
  expect(rows.map((row) => row.textContent)).toEqual(['1甲中标 1,200', '2乙中标 0'])
  expect(rows.map((row) => row.querySelector('a')?.getAttribute('href'))).toEqual([
    '/company/c1',
    '/company/c2',
  ])
})

it('a province’s bar is proportional to the maximum, and links to its tenders', () => {
  show({
    byProvince: [
      { key: '500000', label: '重庆', count: 2000 },
      { key: '510000', label: '四川', count: 500 },
    ],
  })
  const card = cardOf('各地招标')
  expect(linksIn(card)).toEqual([
    ['重庆2,000', '/zhaobiao/?region=500000'],
    ['四川500', '/zhaobiao/?region=510000'],
  ])
  const bars = [...card.querySelectorAll<HTMLElement>('[style]')].map((bar) => bar.style.width)
  expect(bars).toEqual(['100%', '25%'])
})

it('the newest articles are links with their day, and lead on to their list', () => {
  const item = { id: 'n1', title: '投标新规', categoryName: '招投标', href: '/toutiao/n1.html' }
  const items = [{ ...item, releaseTime: Date.UTC(2026, 10, 20, 16) }]
  show({ articles: [{ title: '新闻资讯', moreHref: '/new/all.html', items }] })
  const card = cardOf('新闻资讯')
  expect(linksIn(card)).toEqual([
    ['更多新闻资讯 ›', '/new/all.html'],
    ['投标新规', '/toutiao/n1.html'],
  ])
  expect(card.querySelector('time')?.dateTime).toBe('2026-11-21')
})
