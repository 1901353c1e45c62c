import { DAY_MS, dayOf, FEN_PER_WAN, startOfDay } from '@zhushutong/domain/formatting'
import { isCreditCode } from '@zhushutong/domain/identity'
import { raiseToScope } from '@zhushutong/domain/my-company'
import type { StoredRecord } from '@zhushutong/domain/records'
import { describe, expect, it } from 'vitest'
import { seededKinds } from '../seed-records'

const TODAY = startOfDay(1_795_000_000_000)
const SIZE = 200
const KINDS = ['company', 'person', 'tender', 'winning', 'owner', 'agency', 'credit'] as const

const madeOn = (today: number) => {
  const seeded = seededKinds(SIZE, today)
  const of = (name: string): StoredRecord[] => [
    ...(seeded.find(({ kind }) => kind.kind === name)?.records() ?? []),
  ]
  return Object.fromEntries(KINDS.map((name) => [name, of(name)])) as Record<
    (typeof KINDS)[number],
    StoredRecord[]
  >
}
const result = madeOn(TODAY)

type Row = Readonly<Record<string, string | number | null>>
const rows = (record: StoredRecord, key: string) => (record[key] ?? []) as readonly Row[]
const idsOf = (records: readonly StoredRecord[]) => new Set(records.map((r) => r.id))
const companies = new Map(result.company.map((c) => [c.id, c]))

describe('bid results', () => {
  it('are the same in every run, with unique ids that do not change from day to day', () => {
    expect(madeOn(TODAY)).toEqual(result)
    expect(idsOf(result.winning).size).toBe(result.winning.length)
    const tomorrow = idsOf(madeOn(TODAY + DAY_MS).winning)
    for (const id of idsOf(result.winning)) expect(tomorrow.has(id)).toBe(true)
  })

  it('name existing companies, people, owners and agencies', () => {
    const [people, owners, agencies] = [idsOf(result.person), idsOf(result.owner), idsOf(result.agency)]
    for (const w of result.winning) {
      expect(companies.get(String(w.companyId))?.name).toBe(w.companyName)
      for (const id of [...(w.winnerIds as string[]), ...(w.bidderIds as string[])])
        expect(companies.has(id)).toBe(true)
      if (w.managerId) expect(people.has(String(w.managerId))).toBe(true)
      expect(owners.has(String(w.ownerId))).toBe(true)
      if (w.agencyId) expect(agencies.has(String(w.agencyId))).toBe(true)
    }
  })

  it('come of tenders that ask for a grade that may build the work', () => {
    const tenders = seededKinds(5 * SIZE, TODAY).find(({ kind }) => kind.kind === 'tender')
    const asked = [...(tenders?.records() ?? [])].flatMap(({ requiredQualificationCodes, buggetAmount }) =>
      ((requiredQualificationCodes ?? []) as string[]).map((tag) => ({ tag, amount: Number(buggetAmount) })),
    )
    expect(asked.length).toBeGreaterThan(SIZE)
    for (const { tag, amount } of asked)
      expect(raiseToScope(tag, { amount: amount / FEN_PER_WAN }), `${tag} ${amount}`).toBe(tag)
  })

  it('agree with the tender of the same project', () => {
    const byCode = new Map(result.tender.map((t) => [t.projectCode, t]))
    const both = result.winning.filter((w) => byCode.has(w.projectCode ?? null))
    expect(both.length).toBeGreaterThan(SIZE)
    for (const w of both) {
      const t = byCode.get(w.projectCode ?? null) as StoredRecord
      expect(t.noticeType).toBe('award')
      for (const key of [
        'sectionCode',
        'region',
        'ownerId',
        'agencyId',
        'winnerIds',
        'winningAmount',
        'awardedOn',
        'duration',
      ])
        expect(w[key], key).toEqual(t[key])
      const named = (r: StoredRecord) =>
        rows(r, 'candidates').map((c) => [c.companyId, c.price, c.managerName])
      expect(named(w)).toEqual(named(t))
    }
  })

  it('open all bids before evaluation, award after both, contract after that', () => {
    for (const w of result.winning) {
      const opened = dayOf(Number(w.openedAt))
      expect(opened < String(w.evaluatedOn)).toBe(true)
      expect(String(w.evaluatedOn) < String(w.awardedOn)).toBe(true)
      expect(String(w.awardedOn) < dayOf(TODAY)).toBe(true)
      if (w.contractSignedOn) expect(String(w.awardedOn) < String(w.contractSignedOn)).toBe(true)
      for (const bid of rows(w, 'openings')) expect(Number(bid.submittedAt)).toBeLessThan(Number(w.openedAt))
      for (const { paidOn } of rows(w, 'payments')) expect(String(paidOn) < dayOf(TODAY)).toBe(true)
    }
  })

  it('evaluate or reject every bid, and rank the candidates first', () => {
    for (const w of result.winning) {
      const [opened, scored, rejected] = ['openings', 'scores', 'rejections'].map((key) => rows(w, key))
      expect(opened?.length).toBe(w.bidCount)
      expect(opened?.length).toBe((scored?.length ?? 0) + (rejected?.length ?? 0))
      expect(new Set(opened?.map((r) => r.companyId)).size).toBe(opened?.length)
      const candidates = rows(w, 'candidates')
      expect(scored?.slice(0, candidates.length).map((r) => r.companyId)).toEqual(
        candidates.map((r) => r.companyId),
      )
      for (const { technical, business, price, total } of scored ?? [])
        if (total !== null)
          expect(Number(technical) + Number(business) + Number(price)).toBeCloseTo(Number(total), 6)
    }
  })

  it('pay no more than the contract, and only after it was signed', () => {
    for (const w of result.winning) {
      const paid = rows(w, 'payments').reduce((sum, p) => sum + Number(p.amount), 0)
      expect(paid).toBeLessThanOrEqual(Number(w.contractAmount ?? 0))
      if (w.performanceState === 'completed') expect(w.completedOn).not.toBeNull()
      if (w.completedOn) expect(w.performanceState).toBe('completed')
    }
    expect(new Set(result.winning.map((w) => w.performanceState))).toEqual(
      new Set(['completed', 'building', 'signed', 'unsigned', null]),
    )
  })
})

describe('owners and agencies', () => {
  it('count their notices and results, and have valid credit codes', () => {
    for (const [side, key] of [
      ['owner', 'ownerId'],
      ['agency', 'agencyId'],
    ] as const)
      for (const o of result[side]) {
        const won = result.winning.filter((w) => w[key] === o.id)
        expect(o.tenderCount).toBe(result.tender.filter((t) => t[key] === o.id).length)
        expect(o.winningCount).toBe(won.length)
        expect(o.totalAmount ?? 0).toBe(won.reduce((sum, w) => sum + Number(w.winningAmount), 0))
        expect(isCreditCode(String(o.creditCode))).toBe(true)
        for (const { noticePhone } of rows(o, 'directory'))
          expect(noticePhone).toMatch(/^(154|163|164|169)\d{8}$/)
      }
  })

  it('have the name and data of the company if the owner is one', () => {
    const enterprises = result.owner.filter((o) => o.ownerType === 'enterprise')
    expect(enterprises.length).toBeGreaterThan(0)
    for (const o of enterprises) {
      expect(companies.get(o.id)?.name).toBe(o.name)
      expect(companies.get(o.id)?.creditCode).toBe(o.creditCode)
    }
  })
})

describe('credit', () => {
  const COUNTS = ['licensing', 'sanction', 'incentive', 'dishonesty', 'focus', 'other']

  it("match each company's entries with its credit record and company record", () => {
    for (const c of result.credit) {
      expect(companies.get(c.id)).toMatchObject({ name: c.name, creditCount: c.creditCount })
      if (c.finding === 'unchecked') continue
      for (const sort of COUNTS)
        expect(c[`${sort}Count`]).toBe(rows(c, 'entries').filter((e) => e.entryType === sort).length)
      expect(c.creditCount).toBe(rows(c, 'entries').length)
    }
  })

  it('never show companies without collected data as clean', () => {
    const of = (finding: string) => result.credit.filter((c) => c.finding === finding)
    for (const finding of ['found', 'none', 'unchecked']) expect(of(finding).length).toBeGreaterThan(0)
    for (const c of of('unchecked')) {
      for (const sort of COUNTS) expect(c[`${sort}Count`]).toBeNull()
      expect([c.checkedAt, c.findingText]).toEqual([null, '未核验'])
    }
    for (const c of of('none'))
      expect(c.findingText).toBe(`未查询到记录（${dayOf(Number(c.checkedAt))} 核验）`)
  })

  it('hold no entry decided after it was collected', () => {
    for (const c of result.credit)
      for (const { decidedOn, validUntil } of rows(c, 'entries')) {
        expect(String(decidedOn) < dayOf(Number(c.collectedAt))).toBe(true)
        if (validUntil !== null) expect(String(validUntil) > String(decidedOn)).toBe(true)
      }
  })
})
