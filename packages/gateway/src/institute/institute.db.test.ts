import type { contract, ResultOf } from '@zhushutong/sdk/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { NOW, startGateway, type TestGateway } from '../../test-support/gateway'
import { demoRecordsFeature } from '../demo-data'
import { instituteFeature } from './index'

type Figures = ResultOf<typeof contract.institute.figures>

describeOnPostgres("the institute's figures", { size: 60, now: NOW }, (database) => {
  let gateway: TestGateway
  let figures: Figures

  beforeAll(async () => {
    gateway = await startGateway(database(), [demoRecordsFeature, instituteFeature], { SEED_SIZE: '60' })
    figures = (await gateway.call<Figures>('/jian-butler-portal-biz/institute/figures')).data
  })
  afterAll(() => gateway?.close())

  const sum = (numbers: readonly number[]) => numbers.reduce((total, term) => total + term, 0)

  it('are of the last twelve whole months, the oldest first', () => {
    expect(figures.months.map(({ month }) => month)).toEqual([
      ...['2025-11', '2025-12', '2026-01', '2026-02', '2026-03', '2026-04'],
      ...['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'],
    ])
  })

  it('count exactly the records of these months', async () => {
    const [counted] = await database().sql<{ tenders: number; wins: number }[]>`
      select (select count(*)::int from record_tender
          where publicity_time >= '2025-11-01' and publicity_time < '2026-11-01') as tenders,
        (select count(*)::int from record_winning
          where awarded_on >= '2025-11-01' and awarded_on < '2026-11-01') as wins`
    expect(sum(figures.months.map(({ tenders }) => tenders))).toBe(counted?.tenders)
    expect(sum(figures.months.map(({ wins }) => wins))).toBe(counted?.wins)
    expect(sum(figures.types.map(({ wins }) => wins))).toBe(counted?.wins)
    expect(counted?.wins).toBeGreaterThan(0)
  })

  it('the bands of the discount add up to its cases', () => {
    const { count, percent, bands, byType } = figures.discount
    expect(sum(bands.map((band) => band.count))).toBe(count)
    expect(percent).toBeGreaterThan(0)
    expect(byType.every((type) => type.count >= 10)).toBe(true)
  })

  it('SHL-17 the macro analysis counts public owners, approvals and land of the same months', async () => {
    const macro = (
      await gateway.call<ResultOf<typeof contract.institute.macro>>('/jian-butler-portal-biz/institute/macro')
    ).data
    const [counted] = await database().sql<Record<'planned' | 'land' | 'wins' | 'open', number>[]>`
      select (select count(*)::int from record_planned
          where approval_time >= '2025-11-01' and approval_time < '2026-11-01') as planned,
        (select count(*)::int from record_land_transfer where stage = 'result'
          and published_on >= '2025-11-01' and published_on < '2026-11-01') as land,
        (select count(*)::int from record_winning
          where awarded_on >= '2025-11-01' and awarded_on < '2026-11-01') as wins,
        (select count(distinct t.project_code)::int from record_tender t join record_owner o on o.id = t.owner_id
          where o.owner_type = 'public' and t.notice_type <> 'plan'
          and t.publicity_time >= '2025-11-01' and t.publicity_time < '2026-11-01') as open`
    const total = (rows: readonly { readonly count: number }[]) => sum(rows.map(({ count }) => count))
    expect([total(macro.plannedByMonth), total(macro.plannedByProvince)]).toEqual([
      counted?.planned,
      counted?.planned,
    ])
    expect([total(macro.landByMonth), total(macro.landByProvince)]).toEqual([counted?.land, counted?.land])
    expect(total(macro.winsByProvince)).toBe(counted?.wins)
    expect([total(macro.publicByMonth), total(macro.publicByType)]).toEqual([counted?.open, counted?.open])
    expect(total(macro.civicByClass)).toBe(total(macro.civicByProvince))
    expect(
      Math.min(total(macro.civicByClass), total(macro.homesByMonth), counted?.open ?? 0),
    ).toBeGreaterThan(0)
    for (const { count, amount } of Object.values(macro).flat()) if (count < 3) expect(amount).toBeNull()
  })
})
