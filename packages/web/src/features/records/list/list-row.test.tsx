import { cleanup, render, screen } from '@testing-library/react'
import {
  company,
  landTransfer,
  person,
  type RecordKind,
  type RecordView,
  tender,
} from '@zhushutong/domain/records'
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
  expect([...container.querySelectorAll('.ledger-head > span')].map((one) => one.textContent)).toEqual([
    '工程名称',
    '业主单位',
    '资质要求',
    '预算金额（万元）',
    '投标截止',
  ])
  expect(cells(container)).toEqual([
    '业主单位某局',
    '资质要求--',
    '预算金额（万元）350.00投标保证金 10.00',
    '投标截止--',
  ])
  expect(screen.getAllByText('--')[0]?.className).toBe('nothing')
})

it('PPL-01 a constructor is busy until a day, and of others nothing is told', () => {
  const site = (more: object) => cells(show(person, more)).find((cell) => cell?.startsWith('在建状态'))
  expect(site({ siteState: 'one', ongoingUntil: '2026-12-30' })).toBe(
    '在建状态在建 1（推断）预计完工 2026-12-30',
  )
  cleanup()
  expect(site({ siteState: null, ongoingUntil: null })).toBe('在建状态--')
  cleanup()
  const locks = { ongoingUntil: { state: 'locked', opensBy: 'svip' } }
  expect(site({ siteState: 'one', ongoingUntil: null, locks })).toBe('在建状态在建 1（推断）')
})

it('LST-07 names qualifications in short, and shows place and day before the origin', () => {
  const container = show(tender, {
    requiredQualification: '市政公用工程施工总承包三级及以上',
    region: '320925',
    publicityTime: '2026-11-20',
  })
  expect(cells(container)[1]).toMatch(/^资质要求市政三级及以上/)
  expect(container.querySelector('[title="市政公用工程施工总承包三级及以上"]')).toBeTruthy()
  expect(container.querySelector('.row-below')?.textContent).toContain('盐城建湖县 · 发布 11-20 · 来源：')
})

it('QST-03 a qualification of a row leads to its standard, other words to nothing', () => {
  const links = (requiredQualification: string) => {
    cleanup()
    const [, cell] = show(tender, { requiredQualification }).querySelectorAll('.cell')
    return [...(cell?.querySelectorAll('a') ?? [])].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ])
  }
  expect(links('建筑工程施工总承包一级、市政公用工程施工总承包二级、桥梁工程专业承包三级')).toEqual([
    ['建筑一级', '/qualification/D101.html'],
    ['市政二级', '/qualification/D110.html'],
  ])
  expect(links('具有相应能力')).toEqual([])
})

it('LST-02 shows the days left above the term, the nearest in red', () => {
  const container = show(tender, { bidDeadline: Date.parse('2026-11-24T01:30:00Z') })
  const [days] = container.querySelectorAll<HTMLElement>('.cell > b')
  expect([days?.textContent, days?.dataset.tone]).toEqual(['1 天', 'bad'])
  expect(days?.nextSibling?.textContent).toContain('2026-11-24')
})

it('shows source and collection time of a record, and no fact that it has not', () => {
  show(company, { sourcePlatform: '某平台', checkedAt: null, establishedOn: null, status: null })
  expect(screen.getByText(/来源：某平台 · 未核验/)).toBeTruthy()
  expect(screen.queryByText(/成立日期/)).toBeNull()
})

it('ACC-02 a closed value is neither in its tip nor below another', () => {
  const container = show(company, {
    legalPerson: '某人',
    contactPhone: '138****0000',
    locks: { contactPhone: { state: 'masked', opensBy: 'svip' } },
  })
  const masked = [...container.querySelectorAll('.locked')].map((one) => one.textContent)
  expect(masked[0]).toContain('138****0000')
  expect(container.querySelector('[title*="138"]')).toBeNull()
})

it('a record without a page unfolds what the ledger does not show', () => {
  const container = show(landTransfer, {})
  const labels = [...container.querySelectorAll('.row-more dt')].map((one) => one.textContent)
  expect(labels).toContain('宗地编号')
  expect(labels).not.toContain('成交价')
})
