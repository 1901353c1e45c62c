import { addDays, dayOf, HOUR_MS, startOfDay } from '@zhushutong/domain/formatting'
import type { StoredRecord } from '@zhushutong/domain/records'
import { describe, expect, it } from 'vitest'
import { companyIdentity } from '../organisations/company-identity'
import { ownerCount, ownerIdentity } from '../organisations/organisations'
import { seededKinds } from '../seed-records'

const SIZE = 800
const TODAY = startOfDay(1_795_000_000_000)
const today = dayOf(TODAY)
const OURS = [
  'planned',
  'landTransfer',
  'landPreReview',
  'landPermit',
  'buildingPermit',
  'environmental',
  'qualificationTrace',
  'dynamicCheck',
  'qualificationExpiry',
  'permitExpiry',
] as const

const result = (now: number): Record<string, StoredRecord[]> =>
  Object.fromEntries(
    seededKinds(SIZE, now)
      .filter(({ kind }) => OURS.some((name) => name === kind.kind))
      .map(({ kind, records }) => [kind.kind, [...records()]]),
  )
const all = result(TODAY)
const of = (name: (typeof OURS)[number]) => all[name] ?? []
const text = (value: unknown) => String(value ?? '')

describe('planned projects, land documents, tools', () => {
  it('are the same in every run and keep their ids on other days', () => {
    expect(result(TODAY)).toEqual(all)
    const later = result(TODAY + 86_400_000)
    expect(later.planned?.map((r) => r.id)).toEqual(of('planned').map((r) => r.id))
  })

  it('have unique ids, and realistic numbers of records', () => {
    for (const name of OURS) expect(new Set(of(name).map((r) => r.id)).size, name).toBe(of(name).length)
    expect(of('planned').length).toBe(SIZE * 0.75)
    for (const name of OURS.slice(1, 6)) {
      expect(of(name).length, name).toBeGreaterThan(SIZE * 0.06)
      expect(of(name).length, name).toBeLessThan(SIZE * 0.16)
    }
    expect(of('qualificationTrace').length).toBeGreaterThan(SIZE * 0.3)
    expect(of('dynamicCheck').length).toBeGreaterThan(SIZE * 0.1)
  })

  it('NAV-14 a planned project is addressed by its uuid and approval mode', () => {
    for (const { id, uuid, projectMode, approvalTypeName } of of('planned')) {
      expect(id).toBe(`${text(uuid)}_${text(projectMode)}`)
      expect(approvalTypeName).toBe({ 1: '审批', 2: '核准', 3: '备案' }[Number(projectMode)])
    }
    for (const { nationalCode, region, projectMode } of of('planned'))
      expect(nationalCode).toMatch(
        new RegExp(`^20\\d\\d-${text(region)}-\\d\\d-0${text(projectMode)}-\\d{6}$`),
      )
  })

  it('belong to existing owners, and documents to planned projects', () => {
    const owners = new Map(
      Array.from({ length: ownerCount(SIZE) }, (_, i) => ownerIdentity(i, SIZE)).map((o) => [o.id, o.name]),
    )
    const codes = new Set(of('planned').map((p) => p.projectCode))
    for (const { companyId, companyName } of of('planned'))
      expect(owners.get(text(companyId))).toBe(companyName)
    for (const name of OURS.slice(1, 6))
      for (const { unitId, unitName, projectCode } of of(name)) {
        if (unitId !== null) expect(owners.get(text(unitId)), name).toBe(unitName)
        expect(codes.has(text(projectCode)), name).toBe(true)
      }
  })

  it('describe the past; only plans lie ahead', () => {
    for (const name of OURS.slice(0, 8))
      for (const record of of(name)) {
        const day = text(record.approvalTime ?? record.publishedOn ?? record.issuedOn ?? record.announcedOn)
        expect(day < today && day > dayOf(addDays(TODAY, -2200)), `${name} ${day}`).toBe(true)
        expect(Number(record.collectedAt), name).toBeLessThan(TODAY + HOUR_MS)
      }
    for (const { plannedStart, plannedFinish } of of('planned'))
      expect(text(plannedStart) < text(plannedFinish)).toBe(true)
    expect(of('planned').some((p) => text(p.plannedStart) > today)).toBe(true)
  })

  it('agree with each other: a building permit names the land permit of its project', () => {
    const permits = new Map(of('landPermit').map((p) => [p.projectCode, p.permitNo]))
    const both = of('buildingPermit').filter((b) => permits.has(b.projectCode ?? ''))
    expect(both.length).toBeGreaterThan(20)
    for (const { projectCode, landPermitNo } of both)
      expect(landPermitNo).toBe(permits.get(projectCode ?? ''))
  })

  it('sell land at a price above zero, and name no buyer before the sale', () => {
    for (const { stage, price, startPrice, unitName, contractNo } of of('landTransfer')) {
      expect(Number(startPrice)).toBeGreaterThan(0)
      if (stage === 'result') expect(Number(price)).toBeGreaterThanOrEqual(Number(startPrice))
      else expect([price, unitName, contractNo]).toEqual([null, null, null])
    }
  })
})

describe('tools', () => {
  const companies = new Map(
    Array.from({ length: SIZE }, (_, i) => companyIdentity(i)).map((c) => [c.id, c.name]),
  )

  it('name existing companies', () => {
    for (const name of OURS.slice(6))
      for (const { companyId, companyName } of of(name))
        expect(companies.get(text(companyId))).toBe(companyName)
  })

  it('SHL-01 qualification changes reach up to yesterday, with grades that fit the change', () => {
    const days = of('qualificationTrace').map((t) => text(t.announcedOn))
    expect(days.filter((d) => d >= dayOf(addDays(TODAY, -7))).length).toBeGreaterThan(0)
    for (const { change, gradeBefore, gradeAfter } of of('qualificationTrace')) {
      if (change === 'added') expect(gradeBefore).toBeNull()
      else if (change === 'cancelled') expect(gradeAfter).toBeNull()
      else expect(gradeBefore === gradeAfter, text(change)).toBe(change !== 'upgraded')
    }
  })

  it('a check goes from notice to correction to result', () => {
    const outcomes = { tz: ['open'], zg: ['rectify'], jg: ['passed', 'rectified', 'withdrawn', 'cancelled'] }
    for (const { stage, outcome, publishedOn, deadline } of of('dynamicCheck')) {
      expect(outcomes[stage as 'tz']).toContain(outcome)
      if (stage === 'jg') expect(deadline).toBeNull()
      else expect(text(deadline) > text(publishedOn)).toBe(true)
    }
  })

  it('ACC-07 expiry dates lie between 90 days ago and a year ahead', () => {
    for (const name of OURS.slice(8))
      for (const { validUntil, sourceUrl } of of(name)) {
        expect(text(validUntil) >= dayOf(addDays(TODAY, -90))).toBe(true)
        expect(text(validUntil) <= dayOf(addDays(TODAY, 365))).toBe(true)
        expect(sourceUrl).toBeNull()
      }
  })
})
