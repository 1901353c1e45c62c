import { divisionName } from '@zhushutong/domain/divisions'
import { HOUR_MS, startOfDay } from '@zhushutong/domain/formatting'
import {
  columnsOf,
  findKind,
  isValidValue,
  type RecordKind,
  type StoredRecord,
} from '@zhushutong/domain/records'
import { REGIONAL_PLATFORMS } from '@zhushutong/domain/region'
import { describe, expect, it } from 'vitest'
import { winningRecords } from '../bidding/seed-winning'
import { achievementsIn } from '../organisations/achievements'
import { ownerCount, ownerIdentity } from '../organisations/organisations'
import { personIdentity, personRecord } from '../organisations/seed-person'
import { createDataset, peopleCount, recentProjectCount } from '../world/dataset'
import { projectSeeds } from './seed-projects'

const COMPANIES = 400
const TODAY = startOfDay(1_795_140_000_000)
/** End of the night's last round of collection. */
const COLLECTED = TODAY + HOUR_MS
const DAY = '2026-11-20'
type Name = keyof ReturnType<typeof projectSeeds>
type Cell = Readonly<Record<string, string | number | null>>

const world = createDataset(COMPANIES, TODAY)
const seeds = projectSeeds(world)
const kindOf = (name: Name) => findKind(name) as RecordKind
const recordsOf = (name: Name) => [...seeds[name]()]
const names = Object.keys(seeds) as Name[]
const created = Object.fromEntries(names.map((name) => [name, recordsOf(name)])) as Record<
  Name,
  StoredRecord[]
>
const rows = (record: StoredRecord, key: string) => record[key] as readonly Cell[]
const resultOf = winningRecords(world)
const results = world.works.slice(0, recentProjectCount(COMPANIES)).flatMap((work) => resultOf(work) ?? [])
const HOUSING = [...created.siku, ...created.shengting]

/** Columns of plans, whose days may be in the future. */
const PLANS = new Set([
  'plannedStart',
  'plannedEnd',
  'contractStartLimttime',
  'contractEndLimttime',
  'usableUntil',
])

const datesIn = (kind: RecordKind, record: StoredRecord): string[] =>
  columnsOf(kind).flatMap((column) => {
    if (column.type === 'date' && !PLANS.has(column.key)) return [String(record[column.key] ?? '')]
    if (column.type !== 'table') return []
    const days = column.columns.filter((c) => c.type === 'date')
    return rows(record, column.key).flatMap((row) => days.map((c) => String(row[c.key] ?? '')))
  })

describe('records of projects', () => {
  it('are the same in every run, with the same ids on another day', () => {
    const again = projectSeeds(createDataset(COMPANIES, TODAY))
    const tomorrow = projectSeeds(createDataset(COMPANIES, TODAY + 86_400_000))
    for (const name of names) {
      expect([...again[name]()]).toEqual(created[name])
      const ids = new Set([...tomorrow[name]()].map((r) => r.id))
      const kept = created[name].filter((r) => ids.has(r.id)).length
      expect(kept / created[name].length, name).toBeGreaterThan(0.9)
      expect(new Set(created[name].map((r) => r.id)).size, name).toBe(created[name].length)
      expect(created[name].length, name).toBeGreaterThan(20)
    }
  })

  it('hold values that their columns and filters know, in existing divisions', () => {
    for (const name of names) {
      const kind = kindOf(name)
      for (const record of created[name]) {
        expect(divisionName(String(record.region)), name).not.toBeNull()
        for (const filter of kind.filters) {
          const value = record[filter.column]
          if (filter.type !== 'options' && filter.type !== 'reference') continue
          for (const each of [value].flat())
            if (each != null)
              expect(isValidValue(filter, String(each)), `${name} ${filter.key} ${each}`).toBe(true)
        }
      }
    }
  })

  it('contain no event that has not happened yet', () => {
    for (const name of names)
      for (const record of created[name]) {
        for (const day of datesIn(kindOf(name), record)) expect(day < DAY, `${name} ${day}`).toBe(true)
        expect(Math.max(Number(record.collectedAt), Number(record.checkedAt ?? 0))).toBeLessThan(COLLECTED)
      }
  })

  it('name existing companies, owners and people', () => {
    const companies = new Map(world.identities.map((c) => [c.id, c.name]))
    const owners = new Map(
      Array.from({ length: ownerCount(COMPANIES) }, (_, i) => ownerIdentity(i, COMPANIES)).map((o) => [
        o.id,
        o.name,
      ]),
    )
    const people = new Map(
      Array.from({ length: peopleCount(COMPANIES) }, (_, i) => personIdentity(i)).map((p) => [p.id, p.name]),
    )
    for (const record of names.flatMap((name) => created[name])) {
      const owner = record.builderId ?? record.ownerId
      if (owner) expect(owners.get(String(owner))).toBe(record.builder ?? record.ownerUnitName)
      for (const id of record.contractorIds as string[]) expect(companies.has(id)).toBe(true)
      for (const id of record.personIds as string[]) expect(people.has(id)).toBe(true)
      if (record.managerId) expect(people.get(String(record.managerId))).toBe(record.managerName)
    }
    for (const { companyId, companyName } of HOUSING.flatMap((r) => rows(r, 'bids')))
      if (companyId) expect(companies.get(String(companyId))).toBe(companyName)
  })

  it('count and order their milestones as their tables do', () => {
    for (const record of HOUSING) {
      const [bids, contracts, reviews, permits, finishes] = [
        'bids',
        'contracts',
        'reviews',
        'permits',
        'finishes',
      ].map((key) => rows(record, key))
      const counts = [bids, contracts, reviews, permits, finishes].map((list) => list?.length)
      expect([
        record.bidCount,
        record.contractCount,
        record.reviewCount,
        record.permitCount,
        record.finishCount,
      ]).toEqual(counts)
      expect(record.bidMinDate).toBe(bids?.map((b) => String(b.bidOn)).sort()[0])
      const course = [
        bids?.[0]?.bidOn,
        contracts?.[0]?.signedOn,
        permits?.[0]?.issuedOn,
        finishes?.[0]?.finishedOn,
      ]
      const known = course.filter((day) => day != null)
      expect([...known].sort()).toEqual(known)
      expect(Number(record.totalInvestment)).toBeGreaterThanOrEqual(Number(bids?.[0]?.amount))
    }
  })

  it('are on the platform of their province, if it is one of the seventeen', () => {
    const codes = REGIONAL_PLATFORMS.map((p) => p.provinceCode)
    for (const { platform, region } of created.shengting) {
      expect(codes).toContain(platform)
      expect(String(region).slice(0, 2)).toBe(String(platform).slice(0, 2))
    }
    const codesOf = (name: Name) => new Set(created[name].map((r) => r.projectCode))
    const both = [...codesOf('water')].filter((code) => codesOf('waterSupervision').has(code))
    expect(both).toEqual([])
    expect([...codesOf('siku')].filter((code) => codesOf('shengting').has(code)).length).toBeGreaterThan(50)
  })

  it('agree with one another and with the bid result on a project', () => {
    const winning = new Map(results.map((r) => [r.projectCode, r]))
    const engineering = new Map(created.engineering.map((r) => [r.projectCode, r]))
    for (const record of HOUSING) {
      const [bid] = rows(record, 'bids')
      const result = winning.get(record.projectCode ?? '')
      if (!result) continue
      expect([bid?.amount, bid?.managerName, bid?.bidOn]).toEqual([
        result.winningAmount,
        result.managerName,
        result.awardedOn,
      ])
      const [permit] = rows(record, 'permits')
      const unit = engineering.get(record.projectCode ?? '')
      if (permit && unit)
        expect([unit.permitNo, unit.permittedOn]).toEqual([permit.permitNo, permit.issuedOn])
      const [contract] = rows(record, 'contracts')
      if (contract && result.contractSignedOn) expect(contract.signedOn).toBe(result.contractSignedOn)
      const [finish] = rows(record, 'finishes')
      if (finish && result.completedOn) expect(finish.finishedOn).toBe(result.completedOn)
    }
  })

  it('belong to followed projects, each unit a share of the whole', () => {
    const projects = new Map(created.project.map((r) => [r.id, r]))
    for (const unit of created.engineering)
      expect(projects.get(String(unit.projectId))?.projectCode).toBe(unit.projectCode)
    for (const { id, projectMode, timeline, latestEvent } of created.project) {
      expect(id.endsWith(`_${projectMode}`)).toBe(true)
      expect((timeline as readonly Cell[]).at(-1)?.event).toBe(latestEvent)
    }
  })

  it('show only public fields of a project that is merely approved', () => {
    const approved = created.project.filter((r) => r.stage === 'approval')
    expect(approved.length).toBeGreaterThan(5)
    for (const record of approved)
      for (const key of ['ownerUnitName', 'investment', 'fundSource', 'approvalNo', 'constructionScale'])
        expect(record[key] ?? null, key).toBeNull()
  })

  it('add up to the achievements of a person', () => {
    const of = achievementsIn(world)
    const named = (records: readonly StoredRecord[], id: string) =>
      records.filter((r) => (r.personIds as string[]).includes(id)).length
    const count = (name: Name, id: string) => named(created[name], id)
    for (let i = 0; i < 300; i++) {
      const person = personRecord(i, COMPANIES, of(i), TODAY)
      const parts = [count('siku', person.id), count('highway', person.id), count('water', person.id)]
      expect([person.sikuCount, person.highwayCount, person.waterCount]).toEqual(parts)
      expect(person.waterSuperviceCount).toBe(count('waterSupervision', person.id))
      expect(person.achieveCount).toBe(named(results, person.id))
      const sum =
        parts.reduce((a, b) => a + b, 0) + Number(person.achieveCount) + Number(person.waterSuperviceCount)
      expect(person.totalAchieveCount).toBe(sum)
    }
  })
})
