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
  const container = show(company, {
    legalPerson: '某人',
    contactPhone: '138****0000',
    locks: { contactPhone: { state: 'masked', opensBy: 'svip' } },
  })
  const masked = [...container.querySelectorAll('.locked')].map((element) => element.textContent)
  expect(masked[0]).toContain('138****0000')
  expect(container.querySelector('[title*="138"]')).toBeNull()
})
