import { cleanup, render, screen } from '@testing-library/react'
import { company, type RecordKind, type RecordView, tender } from '@zhushutong/domain/records'
import { aRecord } from '@zhushutong/domain/testing'
import { afterEach, expect, it } from 'vitest'
import { RecordLedger } from './ledger'

afterEach(cleanup)

const NOW = Date.parse('2026-11-23T02:00:00Z')

const show = (kind: RecordKind, more: object) => {
  const record = { ...aRecord(kind), expired: false, locks: {}, ...more } as unknown as RecordView
  return render(<RecordLedger kind={kind} records={[record]} now={NOW} />).container
}
const cells = (container: HTMLElement) =>
  [...container.querySelectorAll('.cell')].map((cell) => cell.textContent)

it('LST-01 has a value under each column, the unit in the header, and what belongs to it below', () => {
  const container = show(tender, {
    currency: null,
    buggetAmount: 3_500_000_00,
    depositAmount: 100_000_00,
    ownerUnitName: '某局',
    ownerUnitContact: null,
    requiredQualification: null,
    bidDeadline: null,
  })
  expect(
    [...container.querySelectorAll('.ledger-head > span')].map((element) => element.textContent),
  ).toEqual(['工程名称', '业主单位', '资质要求', '预算金额（万元）', '投标截止'])
  expect(cells(container)).toEqual([
    '业主单位某局',
    '资质要求--',
    '预算金额（万元）350.00投标保证金 10.00',
    '投标截止--',
  ])
  expect(screen.getAllByText('--')[0]?.className).toBe('nothing')
})

it('LST-02 shows the days left above the term, the nearest in red', () => {
  const container = show(tender, { bidDeadline: Date.parse('2026-11-24T01:30:00Z') })
  const [days] = container.querySelectorAll<HTMLElement>('.cell > b')
  expect([days?.textContent, days?.dataset.tone]).toEqual(['1 天', 'bad'])
  expect(days?.nextSibling?.textContent).toContain('2026-11-24')
})

it('ACC-02 a closed value is neither in its tip nor below another', () => {
  const container = show(tender, {
    ownerUnitName: '某局',
    ownerUnitContact: '张**',
    locks: { ownerUnitContact: { state: 'masked', opensBy: 'svip' } },
  })
  const masked = [...container.querySelectorAll('.locked')].map((element) => element.textContent)
  expect(masked[0]).toContain('张**')
  expect(container.querySelector('[title*="张"]')).toBeNull()
})

it('LST-08 the months of a company are columns with their counts as text, its rate with both counts', () => {
  const container = show(company, {
    yearCurrency: null,
    yearAmount: 3_500_000_00,
    yearWinCount: 3,
    monthlyWins: '0,0,0,0,1,0,0,2,0,0,0,0',
    winRate: '33.3%',
    winRateBasis: '27/81',
  })
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    '近 12 月逐月 0、0、0、0、1、0、0、2、0、0、0、0 项',
  )
  expect(cells(container)).toContain('近一年中标额（万元）350.00近一年中标 3')
  expect(cells(container)).toContain('中标率（%）33.327/81')
})

it('LST-07 the source of a record is in the tip of the line below its name, not in the line', () => {
  const container = show(company, { region: '500112', sourcePlatform: '某平台' })
  const below = container.querySelector('.row-below')
  expect(below?.getAttribute('title')).toContain('某平台')
  expect(below?.textContent).not.toContain('某平台')
})

it('LST-07 below the name the value that sorts the list comes first where it has no column', () => {
  const sorts = (key: string) => company.sorts.find((sort) => sort.key === key)
  const below = (key: string) => {
    const record = { ...aRecord(company), expired: false, locks: {}, region: '500112', allWinningCount: 56 }
    const view = { ...record, latestWinOn: '2026-11-20' } as unknown as RecordView
    const { container } = render(<RecordLedger kind={company} records={[view]} now={NOW} sort={sorts(key)} />)
    return container.querySelector('.row-below')?.textContent
  }
  expect(below('yearAmount')).toMatch(/重庆渝北区 · 最近中标 11-20$/)
  expect(below('wins')).toMatch(/中标 56 · 重庆渝北区 · 最近中标 11-20$/)
})
