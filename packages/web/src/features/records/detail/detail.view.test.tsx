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

it('ACC-10 a section has a pager or, where the page is short, a link to all, if it does not show everything', () => {
  const pagers = () => screen.queryAllByRole('navigation', { name: /分页$/ }).length
  const all = () => screen.queryAllByRole('link', { name: /^查看全部 58 条/ }).length
  show(tender, { engineeringName: '某工程', projectCode: 'p1' }, { result: wins })
  expect(pagers()).toBe(1)
  cleanup()
  show(owner, { name: '重庆某城建局' }, { winning: wins })
  expect([pagers(), all()]).toEqual([0, 1])
  cleanup()
  show(owner, { name: '重庆某城建局' }, { winning: { ...wins, total: 2 } })
  expect([pagers(), all()]).toEqual([0, 0])
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

it('COV-01 a register alone tells neither zero wins nor zero people nor an empty table of qualifications', () => {
  const { unmount } = show(
    company,
    { name: '重庆某建设有限公司', allWinningCount: null, personnelCount: null },
    { allWinning: aPage('winning', []), personnel: aPage('person', []) },
  )
  expect(screen.getByText(/暂未收录：中标业绩、.*企业资质、.*注册人员/)).toBeTruthy()
  expect(document.getElementById('qualification')).toBeNull()
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
  for (const key of ['qualification', 'allWinning'])
    expect(document.getElementById(key)?.textContent).toMatch(/0暂无$/)
  expect(screen.getByText(/^暂未收录：/).textContent).toBe(
    '暂未收录：注册人员、竞争对手。未收录不代表没有，以来源平台公布的为准。',
  )
  const bar = within(screen.getByRole('navigation', { name: '本页内容' }))
  expect(bar.getByRole('link', { name: /信用与风险/ }).textContent).toBe(
    '信用与风险处罚/失信 暂未收录 · 许可/激励 2',
  )
})
