import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { type VisitorData, VisitorHome } from './index'

afterEach(cleanup)

const NOTHING: VisitorData = {
  categories: [
    { segment: 'qiye', label: '查企业', placeholder: '请输入企业名称' },
    { segment: 'zhaobiao', label: '查招标', placeholder: '请输入项目名称', badge: '+12' },
  ],
  ...{ figures: null, hotWords: null, hotCompanies: null, open: null, wins: null, byProvince: null },
  boards: [],
  articles: [{ title: '新闻资讯', moreHref: '/new/all.html', items: null }],
  others: [{ title: '人员', links: [{ label: '人员流动', href: '/liudong/' }] }],
  place: null,
}

const show = (more: Partial<VisitorData> = {}) =>
  render(<VisitorHome data={{ ...NOTHING, ...more }} companyHref={(id) => `/company/${id}`} />)

const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

const cardOf = (title: string) =>
  screen.getByText(title, { selector: 'h2' }).closest('section') as HTMLElement

it('a part that failed keeps its place and offers a reload; search and other lists are always there', () => {
  show()
  expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    ...['正在招标', '近 7 日最大中标', '各省招标', '榜单', '人员', '热门企业', '新闻资讯'],
  ])
  expect(screen.getAllByRole('alert')).toHaveLength(6)
  expect(screen.getAllByRole('link', { name: '重新加载' })[0]?.getAttribute('href')).toBe('/')
  expect(screen.getByRole('searchbox')).toBeDefined()
  expect(linksIn(screen.getByRole('navigation', { name: '更多查询与工具' }))).toEqual([
    ['人员流动', '/liudong/'],
  ])
})

it('an empty part says so', () => {
  const none = { total: 0, moreHref: '/x/', rows: [] }
  show({ open: none, wins: none, hotCompanies: [], byProvince: [] })
  expect(screen.getAllByText('暂无数据')).toHaveLength(4)
})

it('SHL-01 the search is one form with the kinds as its choices, the first one chosen', () => {
  show()
  const box = screen.getByRole<HTMLInputElement>('searchbox')
  expect([box.form?.getAttribute('action'), box.name, box.placeholder]).toEqual([
    ...['/query/', 'keyword', '请输入企业名称'],
  ])
  expect(
    screen.getAllByRole<HTMLInputElement>('radio').map((one) => [one.name, one.value, one.checked]),
  ).toEqual([
    ['name', 'qiye', true],
    ['name', 'zhaobiao', false],
  ])
  expect(screen.getByLabelText('查招标+12').dataset.placeholder).toBe('请输入项目名称')
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

it('SHL-15 open tenders say what they cost and how long is left, and lead to all of them', () => {
  const row = { id: '1', name: '甲工程', href: '/tender/1', owner: '某业主', budget: '3,260.00' }
  show({
    place: '重庆',
    open: {
      ...{ total: 2047, moreHref: '/zhaobiao/?due=open' },
      rows: [
        { ...row, left: { text: '1 天', tone: 'bad' } },
        { ...row, id: '2', left: null },
      ],
    },
  })
  expect(linksIn(cardOf('重庆正在招标'))).toEqual([
    ['全部 2,047 条', '/zhaobiao/?due=open'],
    ['甲工程3,260.00某业主还剩 1 天', '/tender/1'],
    ['甲工程3,260.00某业主截止时间未注明', '/tender/1'],
  ])
  expect(screen.getByText('还剩 1 天').dataset.tone).toBe('bad')
})

it('SHL-15 a win’s bar is its share of the largest', () => {
  const row = { name: '渝西引水', href: '/win/1', company: '某建工', amount: '96,000.00' }
  show({
    wins: {
      ...{ total: 9318, moreHref: '/zhongbiao/' },
      rows: [
        { ...row, id: '1', share: 100 },
        { ...row, id: '2', share: 25 },
      ],
    },
  })
  const bars = [...cardOf('近 7 日最大中标').querySelectorAll<HTMLElement>('i')]
  expect(bars.map(({ style }) => style.width)).toEqual(['100%', '25%'])
})

it('SHL-03 leaderboards stand side by side with five companies each, with what they are ranked by and the amount if they are about money', () => {
  const leader = {
    id: 'c1',
    name: '重庆建工',
    region: null,
    count: 1234,
    amount: null,
    unpriced: null,
    foreign: null,
  }
  const many = Array.from({ length: 7 }, (_, i) => ({ ...leader, id: `c${i}` }))
  show({
    boards: [
      { key: 'none', title: '空榜', counted: '中标数', leaders: [] },
      { key: 'failed', title: '没来', counted: '中标数', leaders: null },
      { key: 'wins', title: '业绩榜', counted: '累计中标', leaders: many },
      {
        key: 'money',
        title: '中标榜',
        counted: '近 7 日中标',
        leaders: [{ ...leader, amount: 123_400_000, unpriced: 1, foreign: 0 }],
      },
    ],
  })
  const boards = within(cardOf('榜单'))
  expect(boards.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '没来中标数',
    '业绩榜累计中标',
    '中标榜近 7 日中标，万元',
  ])
  expect(boards.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...Array.from({ length: 5 }, () => '重庆建工1,234'),
    '重庆建工1,234 项 · 123.40另有 1 项金额未公开',
  ])
  expect(boards.getByText('加载较慢，暂时没有显示').parentElement?.textContent).toContain('没来')
  expect(boards.getAllByRole('link')[0]?.getAttribute('href')).toBe('/qiye/c0/')
})

it('hot companies are listed in order, each with its wins', () => {
  show({
    hotCompanies: [
      { cid: 'c1', name: '甲', allWinningCount: 1200 },
      { cid: 'c2', name: '乙', allWinningCount: 0 },
    ],
  })
  const rows = [...cardOf('热门企业').querySelectorAll('li')]
  expect(rows.map((row) => row.textContent)).toEqual(['甲中标 1,200', '乙中标 0'])
  expect(rows.map((row) => row.querySelector('a')?.getAttribute('href'))).toEqual([
    '/company/c1',
    '/company/c2',
  ])
})

it('a province is a tile with its count, and links to its tenders', () => {
  show({ byProvince: [{ key: '500000', label: '重庆', count: 2000 }] })
  expect(linksIn(cardOf('各省招标'))).toEqual([['渝2,000', '/zhaobiao/?region=500000']])
})

it('the newest articles are links with their day, and lead on to their list', () => {
  const item = { id: 'n1', title: '投标新规', categoryName: '招投标', href: '/toutiao/n1.html' }
  const items = [{ ...item, day: { label: '发布', day: '2026-11-21' } as const }]
  show({ articles: [{ title: '新闻资讯', moreHref: '/new/all.html', items }] })
  const card = cardOf('新闻资讯')
  expect(linksIn(card)).toEqual([
    ['更多新闻资讯 ›', '/new/all.html'],
    ['投标新规', '/toutiao/n1.html'],
  ])
  expect(card.querySelector('time')?.dateTime).toBe('2026-11-21')
})
