import { dayOf } from '@zhushutong/domain/formatting'
import { CATALOGUE, company, type RecordKind, type StoredRecord } from '@zhushutong/domain/records'
import { tenderPlanRecord, tenderRecord } from './bidding/seed-tender'
import { winningRecords } from './bidding/seed-winning'
import { collectAfterEvents } from './collected'
import { labourSeeds } from './labour/seed-labour'
import { achievementsIn } from './organisations/achievements'
import { companyHistory, hasHistory } from './organisations/company-history'
import { type CompanyTotals, companyRecord } from './organisations/seed-company'
import { creditCountOf, creditRecord } from './organisations/seed-credit'
import { agencyRecords, ownerRecords } from './organisations/seed-organisation'
import { type Achievements, personRecord } from './organisations/seed-person'
import { toolSeeds } from './organisations/seed-tools'
import { planningSeeds } from './planning/seed-planning'
import { projectSeeds } from './projects/seed-projects'
import { collectToday } from './provenance'
import type { RecordHistory, SeededKind, Seeds } from './seeded-kind'
import {
  createDataset,
  type Dataset,
  listTenderPlans,
  type Project,
  peopleCount,
  recentProjectCount,
  tenderCount,
} from './world/dataset'

interface Totals {
  readonly ofCompany: (index: number) => CompanyTotals
  /** `person` is the index of a person. */
  readonly achievementsOf: (person: number) => Achievements
}

const totalsOf = (world: Dataset): Totals => {
  const { companies, works, staffOf } = world
  const wins = new Int32Array(companies)
  const latest = new Float64Array(companies)
  for (const { index, result } of works) {
    if (!result || result.winners === 0) continue
    // Results are generated for recent projects only; project records also name the person in charge.
    if (index < recentProjectCount(companies))
      for (const winner of result.bidders.slice(0, result.winners)) {
        wins[winner] = (wins[winner] ?? 0) + 1
        latest[winner] = Math.max(latest[winner] ?? 0, result.day)
      }
  }
  return {
    ofCompany: (index) => ({
      people: staffOf(index).length,
      wins: wins[index] ?? 0,
      credits: creditCountOf(index),
      latestWinOn: latest[index] ? dayOf(latest[index]) : null,
    }),
    achievementsOf: achievementsIn(world),
  }
}

function* generate(count: number, make: (index: number) => StoredRecord): Generator<StoredRecord> {
  for (let i = 0; i < count; i++) yield make(i)
}

function* fromProjects(
  works: readonly Project[],
  make: (work: Project) => StoredRecord | null,
): Generator<StoredRecord> {
  for (const work of works) {
    const record = make(work)
    if (record) yield record
  }
}

/** The notices of the newest projects, and of planned tenders. */
function* tenderNotices(world: Dataset): Generator<StoredRecord> {
  const { companies, works } = world
  yield* fromProjects(works.slice(0, tenderCount(companies)), (work) => tenderRecord(work, world))
  for (const plan of listTenderPlans(companies)) yield tenderPlanRecord(plan, world)
}

/** The demo records of every kind; deterministic for a number of companies and a day (start-of-day ms). */
export function seededKinds(companies: number, today: number): readonly SeededKind[] {
  const world = createDataset(companies, today)
  const totals = totalsOf(world)
  const { works } = world
  const inTime = collectAfterEvents(company, today)
  const historyOf = (i: number) => companyHistory(i, companyRecord(i, totals.ofCompany(i), today), today)
  const companyOf = (i: number) => {
    const record = inTime(hasHistory(i) ? historyOf(i).record : companyRecord(i, totals.ofCompany(i), today))
    return i === 0 ? collectToday(record, today) : record
  }
  const seeds: Seeds = {
    company: () => generate(companies, companyOf),
    person: () =>
      generate(peopleCount(companies), (i) => personRecord(i, companies, totals.achievementsOf(i), today)),
    winning: () => fromProjects(works.slice(0, recentProjectCount(companies)), winningRecords(world)),
    tender: () => tenderNotices(world),
    agency: () => agencyRecords(world),
    owner: () => ownerRecords(world),
    credit: () => generate(companies, (i) => creditRecord(i, companyOf(i), today)),
    ...projectSeeds(world),
    ...planningSeeds(world),
    ...toolSeeds(world, companyOf),
    ...labourSeeds(world),
  }
  return CATALOGUE.map((kind) => ({
    kind,
    records: () => collectAllInTime(kind, seeds[kind.kind](), today),
    ...(kind === company && { histories: () => listHistories(companies, historyOf) }),
  }))
}

function* listHistories(
  companies: number,
  historyOf: (index: number) => RecordHistory,
): Generator<RecordHistory> {
  for (let i = 0; i < companies; i++) if (hasHistory(i)) yield historyOf(i)
}

/**
 * Kinds whose records have the collection time of their company, as the refresh of their lists sets it
 * (ACC-07).
 */
const COLLECTED_TOGETHER: ReadonlySet<string> = new Set(['company', 'permitExpiry', 'qualificationExpiry'])

function* collectAllInTime(
  kind: RecordKind,
  records: Iterable<StoredRecord>,
  today: number,
): Generator<StoredRecord> {
  const inTime = collectAfterEvents(kind, today)
  // Even a small data set has a record of every kind from today.
  let isNext = !COLLECTED_TOGETHER.has(kind.kind)
  for (const record of records) {
    const storedRecord = inTime(record)
    yield isNext ? collectToday(storedRecord, today) : storedRecord
    isNext = false
  }
}
