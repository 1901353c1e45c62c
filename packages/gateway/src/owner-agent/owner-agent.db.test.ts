import { seededKinds } from '@zhushutong/demo/records'
import { VISITOR } from '@zhushutong/domain/access'
import { startOfDay } from '@zhushutong/domain/formatting'
import type { StoredRecord } from '@zhushutong/domain/records'
import { viewerAs } from '@zhushutong/domain/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { NOW, startGateway, type TestGateway } from '../../test-support/gateway'
import { paidSession } from '../../test-support/session'
import { creditFeature } from '../credit'
import { demoRecordsFeature } from '../demo-data'
import type { Feature } from '../platform/feature'
import { recordsFeature } from '../records'
import { ownerAgentFeature } from '.'

const SIZE = 120
const recordsOf = (name: string): readonly StoredRecord[] => [
  ...(seededKinds(SIZE, startOfDay(NOW))
    .find(({ kind }) => kind.kind === name)
    ?.records() ?? []),
]
const [owners, winnings, tenders, credits] = ['owner', 'winning', 'tender', 'credit'].map(recordsOf) as [
  readonly StoredRecord[],
  readonly StoredRecord[],
  readonly StoredRecord[],
  readonly StoredRecord[],
]
const owner = [...owners].sort((a, b) => Number(b.winningCount) - Number(a.winningCount))[0] as StoredRecord
const cid = owner.id
const won = winnings.filter((w) => w.ownerId === cid)
const noticed = tenders.filter((t) => t.ownerId === cid)

const distinct = (values: readonly unknown[]) =>
  new Set(values.filter((v) => v !== null && v !== undefined)).size

// Tokens are personas here; other tests cover memberships.
const personas: Feature = () => ({
  resolveSession: async (token) =>
    token === 'none' ? null : paidSession('u1', viewerAs(token as 'svip') ?? VISITOR),
})

describeOnPostgres('the owner and agency site', { size: SIZE, now: NOW }, (database) => {
  let gateway: TestGateway
  beforeAll(async () => {
    const features = [demoRecordsFeature, recordsFeature, ownerAgentFeature, creditFeature, personas]
    gateway = await startGateway(database(), features, { SEED_SIZE: String(SIZE) })
  })
  afterAll(() => gateway.close())

  const ask = async <T>(path: string, body: object = {}, token?: string) =>
    (await gateway.call<T>(path, body, token ? { token } : {})).data

  it("counts an owner's tenders and their results", async () => {
    expect(await ask('/poAgentAndOwner/achievement/count', { cid })).toMatchObject({
      tenderCount: noticed.length,
      winningCount: won.length,
      totalAmount: won.reduce((sum, w) => sum + Number(w.winningAmount), 0),
    })
    expect(await ask('/agentAndOwner/achievementNew/count', { cid })).toEqual({
      tenderCount: noticed.length,
      winningCount: won.length,
      companyCount: new Set(won.map((w) => w.companyId)).size,
      partnerCount: distinct(noticed.map((t) => t.agencyId)),
      phoneCount: distinct(noticed.map((t) => t.ownerUnitPhone)),
    })
    const years = await ask<{ year: number; winningCount: number }[]>(
      '/poAgentAndOwner/achievement/detailReportCount',
      { cid },
    )
    expect(years.reduce((sum, y) => sum + y.winningCount, 0)).toBe(won.length)
    expect(years.map((y) => y.year)).toEqual([...years.map((y) => y.year)].sort((a, b) => b - a))
    expect(await ask('/poAgentAndOwner/achievement/count', { cid: 'nobody' })).toBeNull()
  })

  it('pages the results, with the manager masked below SVIP', async () => {
    type Found = { records: { managerName: string; bidPrice: number }[]; total: number }
    const path = '/poAgentAndOwner/achievement/pageAchievement'
    const result = await ask<Found>(path, { cid })
    expect(result.total).toBe(won.length)
    for (const { managerName } of result.records) expect(managerName).toContain('*')
    for (const { managerName } of (await ask<Found>(path, { cid }, 'svip')).records)
      expect(managerName).not.toContain('*')
  })

  it('shows winners and competitors; sums to the owner-lookup SVIP only', async () => {
    type Winner = { cid: string; winningCount: number; totalAmount: number | null; totalAmountShown: string }
    type Found = { records: Winner[]; total: number }
    const winners = await ask<Found>('/owner/info/pageCompany', { cid, pageSize: 100 }, 'svip')
    expect(winners.records.reduce((sum, w) => sum + w.winningCount, 0)).toBe(won.length)
    for (const { totalAmount, totalAmountShown } of winners.records)
      expect([totalAmount, totalAmountShown]).toEqual([null, expect.stringContaining('*')])
    const open = await ask<Found>('/owner/info/pageCompany', { cid, pageSize: 100 }, 'owner-lookup')
    expect(open.records.reduce((sum, w) => sum + Number(w.totalAmount), 0)).toBe(
      won.reduce((sum, w) => sum + Number(w.winningAmount), 0),
    )
    type Rivals = { records: { bidCount: number; winningCount: number; winRate: number }[] }
    const rivals = await ask<Rivals>('/owner/info/pageCompete', { cid, pageSize: 100 })
    expect(rivals.records.reduce((sum, r) => sum + r.bidCount, 0)).toBe(
      won.reduce((sum, w) => sum + (w.candidates as unknown[]).length, 0),
    )
    for (const r of rivals.records) expect(r.winRate).toBe(Math.floor((r.winningCount * 10_000) / r.bidCount))
    const last = winners.total + 1
    expect((await ask<Found>('/owner/info/pageCompany', { cid, pageNum: last })).records).toEqual([])
  })

  it('averages by type, and maps winners by province', async () => {
    type Averages = { records: { winningCount: number; label: string }[] }
    const { records } = await ask<Averages>('/owner/info/pageAchievementAvg', { cid, pageSize: 100 })
    expect(records.reduce((sum, r) => sum + r.winningCount, 0)).toBe(won.length)
    expect(records.every((r) => /^[\u4e00-\u9fff]+$/.test(r.label))).toBe(true)
    const map = await ask<{ key: string; label: string; winningCount: number }[]>(
      '/poAgentAndOwner/achievement/companyMap',
      { cid },
    )
    expect(map.reduce((sum, r) => sum + r.winningCount, 0)).toBe(won.length)
    for (const { key } of map) expect(key).toMatch(/^\d{2}0000$/)
  })

  it('gives phones to logged-in users, unmasked to the owner-lookup SVIP only', async () => {
    type Found = { records: { phone: string; contactName: string }[]; total: number }
    const path = '/owner/info/pageOwnerPhoneList'
    expect((await gateway.call(path, { cid })).statusCode).toBe('00113')
    const masked = await ask<Found>(path, { cid }, 'svip')
    expect(masked.total).toBe((owner.directory as unknown[]).length)
    for (const { phone, contactName } of masked.records)
      for (const value of [phone, contactName]) expect(value).toContain('*')
    const open = await ask<Found>(path, { cid }, 'owner-lookup')
    expect(open.records.map((r) => r.phone)).toEqual(
      (owner.directory as { noticePhone: string }[]).slice(0, 10).map((r) => r.noticePhone),
    )
  })

  it('lists the owners of a company, and counts all of each type', async () => {
    const company = won[0]?.companyId
    const page = await ask<{ records: { cid: string }[]; total: number }>(
      '/searchAutid/pageByCompanyCid',
      { cid: company, pageSize: 100 },
      'svip',
    )
    const companyWins = winnings.filter((w) => (w.winnerIds as string[]).includes(String(company)))
    expect(new Set(page.records.map((r) => r.cid))).toEqual(new Set(companyWins.map((w) => w.ownerId)))
    expect(await ask('/poAgentAndOwner/achievement/getAgentAndOwnerDataCount')).toMatchObject({
      ownerCount: owners.length,
      tenderCount: tenders.length,
      winningCount: winnings.length,
    })
    const provinces = await ask<{ count: number }[]>('/agentAndOwner/search/provinceCount')
    expect(provinces.reduce((sum, p) => sum + p.count, 0)).toBe(owners.length)
  })

  it('ACC-04 counts the planned projects of an owner for members only', async () => {
    const path = '/agentAndOwner/achievementNew/getNijianCount'
    const planned = recordsOf('planned').filter((p) => p.companyId === cid)
    expect(await ask(path, { cid }, 'svip')).toEqual({ count: planned.length })
    for (const token of [undefined, 'non-member', 'owner-lookup'])
      expect(await gateway.call(path, { cid }, { token })).toMatchObject({ http: 400, statusCode: '00400' })
  })

  it('answers the searches under their other names', async () => {
    for (const [path, name] of [
      ['/agentAndOwner/search/ownerNew', 'owner'],
      ['/agentAndOwner/search/agentNew', 'agency'],
      ['/jian-butler-project-biz/companyCredit/pageCreditList', 'credit'],
      ['/jian-butler-data-biz/personnel/listPersonnel', 'person'],
    ] as const)
      expect((await ask<{ total: number }>(path)).total, path).toBe(recordsOf(name).length)
  })

  it('counts credit: null without collected data, companies by type of entry', async () => {
    const path = '/jian-butler-project-biz/companyCredit/getCreditCount'
    const of = (finding: string) => credits.find((c) => c.finding === finding)
    const counted = async (finding: string) => ask<object>(path, { cid: of(finding)?.id })
    expect(await counted('unchecked')).toMatchObject({
      licensingCount: null,
      otherCount: null,
      checkedAt: null,
    })
    expect(await counted('none')).toMatchObject({ licensingCount: 0, sanctionCount: 0, otherCount: 0 })
    const types = '/jian-butler-project-biz/credit/companyCredit/getCreditTypeCount'
    const all = await ask<{ key: string; count: number }[]>(types)
    for (const { key, count } of all)
      expect(count, key).toBe(credits.filter((c) => Number(c[`${key}Count`] ?? 0) > 0).length)
    const region = `${String(of('found')?.region).slice(0, 2)}0000`
    const here = await ask<{ key: string; count: number }[]>(types, { region })
    for (const { key, count } of here)
      expect(count, key).toBe(
        credits.filter(
          (c) => Number(c[`${key}Count`] ?? 0) > 0 && String(c.region).startsWith(region.slice(0, 2)),
        ).length,
      )
    expect((await gateway.call(types, { region: '999999' })).statusMessage).toContain('行政区划')
  })
})
