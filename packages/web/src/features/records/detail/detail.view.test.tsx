import { cleanup, render, screen, within } from '@testing-library/react'
import {
  company,
  findKind,
  owner,
  person,
  type RecordKind,
  type RecordPage,
  type RecordView,
  tender,
} from '@zhushutong/domain/records'
import { afterEach, expect, it } from 'vitest'
import { withResizeObserver } from '@/testing/resize-observer'
import { DetailView } from './detail.view'

withResizeObserver()
afterEach(cleanup)

const aView = (kind: RecordKind, more: object): RecordView =>
  ({
    ...Object.fromEntries(kind.columns.map(({ key }) => [key, null])),
    sourcePlatform: '某平台',
    sourceUrl: null,
    collectedAt: null,
    checkedAt: null,
    id: 'r1',
    expired: false,
    locks: {},
    ...more,
  }) as unknown as RecordView

const aPage = (kind: string, rows: readonly object[], total = rows.length): RecordPage<RecordView> => ({
  records: rows.map((row, i) => aView(findKind(kind) as RecordKind, { id: `x${i}`, ...row })),
  total,
  totalIsCapped: false,
  pages: 1,
  pageNum: 1,
  pageSize: 10,
  nextCursor: null,
  freshAt: null,
})

const show = (kind: RecordKind, record: object, related = {}) =>
  render(<DetailView kind={kind} record={aView(kind, record)} related={related} now={0} />)

const wins = aPage(
  'winning',
  [
    {
      projectName: '甲路改造',
      winningAmount: 12_345_600_00,
      ownerUnitName: '某局',
      ownerId: 'o1',
      awardedOn: '2026-01-02',
    },
    { projectName: '乙桥', winningAmount: 200_000_000_00, ownerUnitName: null, awardedOn: null },
  ],
  58,
)
const table = (name: string) => within(screen.getByRole('table', { name }))

it('the section bar is a child of its sticky container', () => {
  const { container } = show(company, { name: '重庆某建设有限公司' })
  expect(screen.getByRole('navigation', { name: '本页内容' }).parentElement).toBe(
    container.querySelector('main'),
  )
})

it('VAL-08 amounts of a table are in 万元, which its header says, and rows have links', () => {
  show(company, { name: '重庆某建设有限公司' }, { allWinning: wins })
  const rows = table('中标业绩')
  expect(rows.getByRole('columnheader', { name: '中标金额（万元）' })).toBeTruthy()
  expect(rows.getByRole('cell', { name: '1,234.56' }).dataset.align).toBe('right')
  expect(rows.getByRole('cell', { name: '20,000.00' })).toBeTruthy()
  expect(rows.getByRole('link', { name: '甲路改造' }).getAttribute('href')).toBe('/zhongbiao/x0.html')
  expect(rows.getByRole('link', { name: '某局' }).getAttribute('href')).toBe('/owner/o1.html')
})

it('the link to all records is in the head of a section that shows the first ones', () => {
  show(company, { id: 'c1', name: '重庆某建设有限公司' }, { allWinning: wins })
  const all = screen.getByRole('link', { name: '查看全部 58 条中标业绩' })
  expect(all.getAttribute('href')).toBe('/zhongbiao/?company=c1')
  expect(all.closest('header')?.textContent).toContain('中标业绩')
})

it('ACC-10 a section has a pager only if it does not show everything', () => {
  const pagers = () => document.querySelectorAll('[data-detail-pager]').length
  show(owner, { name: '重庆某城建局' }, { winning: wins })
  expect(pagers()).toBe(1)
  cleanup()
  show(owner, { name: '重庆某城建局' }, { winning: { ...wins, total: 2 } })
  expect(pagers()).toBe(0)
  expect(screen.queryByText(/查看全部/)).toBeNull()
})

it('a section that shows three rows has no pager: its whole list is behind the link', () => {
  const qualifications = Array.from({ length: 5 }, (_, i) => ({ name: `资质${i}`, grade: null }))
  show(company, { name: '重庆某建设有限公司', qualifications }, { allWinning: wins })
  expect(document.querySelectorAll('[data-detail-pager]')).toHaveLength(0)
  expect(table('企业资质').getAllByRole('row')).toHaveLength(1 + 3)
  expect(screen.getByText('查看其余 2 项')).toBeTruthy()
})

it('figures that decide take the place of the strip of counts, and the register comes last', () => {
  const record = { ...aView(company, { name: '重庆某建设有限公司', allWinningCount: 7 }) }
  render(
    <DetailView
      kind={company}
      record={record}
      related={{}}
      now={0}
      decision={<p>一眼看懂</p>}
      quickActions={<i />}
    />,
  )
  expect(screen.getByText('一眼看懂').closest('header')).toBeTruthy()
  expect(screen.queryByText('7')).toBeNull()
  expect([...document.querySelectorAll('section[id]')].at(-1)?.id).toBe('base')
})

it('ACC-02 a masked amount has no unit in a table and one elsewhere', () => {
  const lock = { state: 'masked', opensBy: 'svip' }
  const locks = { 'candidates.price': lock, buggetAmount: lock }
  const candidates = [
    { rank: 1, companyName: '某公司', price: '3,***.**', managerName: null, priceText: null },
  ]
  show(tender, { engineeringName: '某工程', buggetAmount: '8**.**', candidates, locks })
  expect(table('中标候选人').getByRole('link', { name: /^3,\*\*\*\.\*\*（/ })).toBeTruthy()
  expect(screen.getAllByRole('link', { name: /^8\*\*\.\*\* 万元（/ }).length).toBeGreaterThan(0)
})

it('ACC-02 a list that would tell who leads its projects says what opens it', () => {
  show(person, { id: 'p1', name: '张三' }, { siku: aPage('siku', [{ projectName: '甲路改造' }]) })
  const section = (key: string) => within(document.getElementById(key) as HTMLElement)
  expect(section('winning').getByRole('link', { name: '立即登录' })).toBeTruthy()
  expect(section('winning').queryByRole('table')).toBeNull()
  expect(section('siku').getByRole('table')).toBeTruthy()
})

it('an empty column is left out, a closed one stays', () => {
  const candidates = [{ rank: 1, companyName: '某公司', price: null, managerName: null, priceText: null }]
  const locks = { 'candidates.managerName': { state: 'masked', opensBy: 'svip' } }
  show(tender, { engineeringName: '某工程', candidates, locks })
  const headers = table('中标候选人').getAllByRole('columnheader')
  expect(headers.map((header) => header.textContent)).toEqual(['名次', '投标单位', '项目经理'])
})

it('QST-03 QST-04 a qualification leads to its standard, and to what the own company lacks for it', () => {
  const qualifications = [
    { name: '市政公用工程施工总承包', grade: '二级' },
    { name: '测绘资质', grade: '乙级' },
  ]
  show(company, { name: '重庆某建设有限公司', qualifications })
  const links = table('企业资质').getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['标准', '/qualification/D110.html'],
    [
      '对照我的企业',
      `/auth/login/?backUrl=${encodeURIComponent('/center/?index=25&kind=D110#upgrade-D110')}`,
    ],
  ])
})

it('zeros are grey and have no link', () => {
  const strip = (name: string) => screen.getByText(name, { selector: 'li span' }).closest('li') as HTMLElement
  show(person, { name: '张三', totalAchieveCount: 0, achieveCount: 3 })
  expect(strip('个人业绩').querySelector('b')?.className).toContain('text-ink-3')
  expect(strip('个人业绩').querySelector('a')).toBeNull()
  expect(strip('中标业绩').querySelector('b')?.className).toContain('text-primary')
})

it('a company and a person have a monogram, a tender has none', () => {
  const monogram = () => document.querySelector('.monogram')?.textContent
  show(company, { name: '重庆渝北区昶垣建设有限公司', region: '500112' })
  expect(monogram()).toBe('昶垣')
  cleanup()
  show(person, { name: '张三' })
  expect(monogram()).toBe('张')
  cleanup()
  show(tender, { engineeringName: '某工程' })
  expect(monogram()).toBeUndefined()
})

it('REA-01 says why a member sees stars and until when, and nothing while the budget lasts', () => {
  const message = '今日查看的数据已达上限，完整信息将于 2026-11-21 00:00 恢复显示'
  const noteOf = (more: object) => {
    const { container, unmount } = show(tender, { engineeringName: '甲路改造', ...more })
    const note = container.querySelector('[role="status"]')?.textContent ?? null
    unmount()
    return note
  }
  expect(noteOf({ dailyLimit: { message, until: 0 } })).toBe(message)
  expect(noteOf({})).toBeNull()
})

it('FIG-06 the sections of a company stand in groups, one tab each with its number; anchors of sections stay', () => {
  const insights = {
    owners: { content: '某局', entries: 58 },
    partners: { content: '某公司', entries: 10 },
    competitors: null,
  }
  const record = {
    id: 'c1',
    name: '重庆某建设有限公司',
    adverseCount: 1,
    favourableCount: 4,
    qualifications: [],
  }
  render(
    <DetailView
      kind={company}
      record={aView(company, record)}
      related={{ allWinning: wins, credit: aPage('credit', [{}]) }}
      insights={insights}
      now={0}
    />,
  )
  const bar = within(screen.getByRole('navigation', { name: '本页内容' }))
  expect(bar.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['#performance', '业绩与中标58'],
    ['#permits', '资质与许可0'],
    ['#staff', '人员'],
    ['#network', '合作与对手68'],
    ['#risk', '信用与风险处罚/失信 1 · 许可/激励 4'],
    ['#notices', '招标与资讯'],
    ['#register', '工商信息'],
  ])
  const group = document.getElementById('network')
  expect([...(group?.children ?? [])].map(({ id }) => id)).toEqual(['owners', 'partners'])
  expect(screen.getByText(/暂未收录：竞争对手/)).toBeTruthy()
  expect(document.getElementById('register')?.lastElementChild?.id).toBe('base')
})

it('FIG-06 a kind without groups has a tab for each of its sections', () => {
  show(owner, { name: '重庆某城建局' }, { winning: wins })
  const bar = within(screen.getByRole('navigation', { name: '本页内容' }))
  expect(bar.getByRole('link', { name: '中标结果58' }).getAttribute('href')).toBe('#winning')
  expect(document.querySelector('.section-group')).toBeNull()
})

it('COV-01 a register alone tells neither zero wins nor zero people nor an empty table of qualifications', () => {
  const { container, unmount } = show(
    company,
    { name: '重庆某建设有限公司', allWinningCount: null, personnelCount: null },
    { allWinning: aPage('winning', []), personnel: aPage('person', []) },
  )
  expect(screen.getByText(/暂未收录：中标业绩、.*企业资质、.*注册人员/)).toBeTruthy()
  expect(document.getElementById('qualification')).toBeNull()
  const counts = [...container.querySelectorAll('header li b')].map((b) => b.textContent)
  expect(counts.slice(0, 3)).toEqual(['暂未收录', '暂未收录', '暂未收录'])
  unmount()
  render(
    <DetailView
      kind={company}
      record={aView(company, {
        ...{ name: '重庆某建设有限公司', qualifications: [], allWinningCount: 0, personnelCount: null },
        ...{ adverseCount: null, favourableCount: 2 },
      })}
      related={{
        allWinning: aPage('winning', []),
        personnel: aPage('person', []),
        credit: aPage('credit', [{}]),
      }}
      insights={{ owners: null, partners: null, competitors: null }}
      now={0}
    />,
  )
  expect(screen.getByText('暂无企业资质')).toBeTruthy()
  expect(screen.getByText('暂无中标业绩')).toBeTruthy()
  expect(screen.getByText(/^暂未收录：/).textContent).toBe(
    '暂未收录：注册人员、竞争对手。未收录不代表没有，以来源平台公布的为准。',
  )
  const bar = within(screen.getByRole('navigation', { name: '本页内容' }))
  expect(bar.getByRole('link', { name: /信用与风险/ }).textContent).toBe(
    '信用与风险处罚/失信 暂未收录 · 许可/激励 2',
  )
})
