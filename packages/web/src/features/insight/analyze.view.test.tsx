import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { AnalyzeView } from './analyze.view'
import { analyzeHref, parseAnalyzePlace } from './analyze-href'
import { aMeeting, anInsight, aRelation, hrefOf, meetingsWith } from './insight.fixture'
import type { Insight, Meetings } from './insight.types'

afterEach(cleanup)

const LONG = '重庆市黔江区正阳工业园区开发建设投资集团有限责任公司第一分公司'
const many = Array.from({ length: 8 }, (_, i) =>
  aRelation({ id: `o${i}`, name: i === 0 ? LONG : `业主${i}`, times: 9 - i, share: 12.5, years: 3 }),
)
const insight = anInsight({
  owner: { total: 8, records: many, opensBy: null },
  competitor: {
    total: 49,
    records: [aRelation({ id: 'c9', name: '对手公司', times: 21, won: 9, lost: 7, elsewhere: 5 })],
    opensBy: 'svip',
  },
})

const show = (
  more: {
    insight?: Insight | null
    meetings?: Meetings
    ownId?: string
    address?: Record<string, string>
  } = {},
) =>
  render(
    <AnalyzeView
      keyword="重庆"
      insight={more.insight === undefined ? insight : more.insight}
      meetings={more.meetings ?? null}
      ownId={more.ownId ?? null}
      isLoggedIn
      place={parseAnalyzePlace(more.address ?? {})}
      hrefOf={hrefOf}
      now={0}
    >
      请选择企业
    </AnalyzeView>,
  )
const graph = () => within(screen.getByRole('group', { name: /关系图/ }))
const hrefsOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])

it('before a company is chosen it asks for one', () => {
  show({ insight: null })
  expect(screen.getByRole('searchbox', { name: '企业名称' }).getAttribute('value')).toBe('重庆')
  expect(screen.getByText('请选择企业')).toBeTruthy()
  expect(screen.queryByRole('group', { name: /关系图/ })).toBeNull()
})

it('REL-03 draws six of each relation with whole names, all of them links to their results', () => {
  show()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('重庆某建设有限公司')
  const owners = graph().getAllByRole('link', { name: /^业主：/ })
  expect(owners).toHaveLength(6)
  expect(owners[0]?.textContent).toContain(LONG)
  expect(
    graph()
      .getByRole('link', { name: /^竞争对手：/ })
      .getAttribute('aria-label'),
  ).toBe('竞争对手：对手公司，同场次数 21，胜 9 · 负 7，他人中标 5')
  expect(owners[1]?.getAttribute('href')).toBe('/companyAnalyze/?cid=c1&with=o1&as=owner#meetings')
  expect(
    graph()
      .getByRole('link', { name: /再看 2 家业主/ })
      .getAttribute('href'),
  ).toBe('/companyAnalyze/?cid=c1&view=list#owner')
})

it('REL-01 lists them all, an owner with its part of the wins and its years', () => {
  show({ address: { view: 'list' } })
  const list = screen.getByRole('heading', { name: /^业主 8 家/ }).closest('section') as HTMLElement
  const rows = within(list).getAllByRole('link')
  expect(rows).toHaveLength(8)
  expect(rows[1]?.textContent).toContain('占中标 12.5% · 3 个年份 · 最近 2026-10')
})

it('marks the own company', () => {
  show({ ownId: 'c9' })
  expect(graph().getByRole('link', { name: /对手公司（我）/ })).toBeTruthy()
})

it('REL-05 period, view and list are part of the address, and the others stay', () => {
  show({ address: { years: '1', view: 'list', of: 'competitor', with: 'c9', as: 'competitor' } })
  expect(hrefsOf('时间')).toEqual([
    ['近 1 年', '/companyAnalyze/?cid=c1&years=1&view=list&of=competitor&with=c9&as=competitor', 'true'],
    ['近 3 年', '/companyAnalyze/?cid=c1&view=list&of=competitor&with=c9&as=competitor', null],
    ['全部', '/companyAnalyze/?cid=c1&years=all&view=list&of=competitor&with=c9&as=competitor', null],
  ])
  expect(hrefsOf('看法').map(([text, , current]) => [text, current])).toEqual([
    ['图', null],
    ['列表', 'true'],
  ])
  expect(hrefsOf('关系种类').map(([text]) => text)).toEqual([
    '业主 8',
    '竞争对手 49',
    '招标代理 0',
    '合作伙伴 0',
  ])
})

it('ACC-02 one line says how many more there are and what opens them', () => {
  show()
  expect(screen.getByText('还有竞争对手 48 家，开通建筑管家 SVIP，查看完整信息')).toBeTruthy()
  expect(screen.getByRole('link', { name: '立即开通' }).getAttribute('data-unlock')).toBe('membership-guide')
})

it('REL-06 the chosen one is shown with its first three results, and can become the centre', () => {
  const records = Array.from({ length: 5 }, (_, i) => aMeeting({ id: `w${i}`, name: `项目${i}` }))
  show({ meetings: meetingsWith(records), address: { with: 'c2' } })
  expect(screen.getByRole('heading', { name: /与 某竞争建筑公司 的 5 次同场/ })).toBeTruthy()
  expect(screen.getAllByRole('rowheader')).toHaveLength(3)
  expect(screen.getByRole('link', { name: '以它为中心' }).getAttribute('href')).toBe(
    '/companyAnalyze/?cid=c2',
  )
  expect(screen.getByRole('link', { name: '查看全部 5 次' }).getAttribute('href')).toBe(
    '/companyAnalyze/?cid=c1&with=c2&p=1#meetings',
  )
})

it('without bids there is nothing to draw, and the way to all years is offered', () => {
  show({ insight: anInsight({ bids: 0 }) })
  expect(screen.getByText('这段时间没有收录投标')).toBeTruthy()
  expect(screen.getByRole('link', { name: '看全部年份' }).getAttribute('href')).toBe(
    '/companyAnalyze/?cid=c1&years=all',
  )
  expect(screen.queryByRole('group', { name: /关系图/ })).toBeNull()
})

it('a company with few bids says that its sample is small', () => {
  show({ insight: anInsight({ bids: 9 }) })
  expect(screen.getByText('样本少')).toBeTruthy()
  cleanup()
  show({ insight: anInsight({ bids: 10 }) })
  expect(screen.queryByText('样本少')).toBeNull()
})

it('an address is read as it is written; what it cannot mean is left out', () => {
  const place = {
    years: null,
    view: 'list',
    list: 'agency',
    other: 'c2',
    as: 'partner',
    page: 2,
  } as const
  const { searchParams } = new URL(analyzeHref('c1', place), 'http://x')
  expect(parseAnalyzePlace(Object.fromEntries(searchParams))).toEqual(place)
  expect(parseAnalyzePlace({ years: '2', view: 'x', of: 'x', with: '../x', as: 'partner', p: '0' })).toEqual(
    parseAnalyzePlace({}),
  )
})
