import { dayOf } from '@zhushutong/domain/formatting'
import {
  agency,
  company,
  credit,
  owner,
  person,
  type RecordKind,
  type StoredRecord,
  tender,
  winning,
} from '@zhushutong/domain/records'
import { type Row, rowOf } from '../../records/record-row'
import { achievementsIn } from './achievements'
import { collectedInTime } from './collected'
import { type CompanyTotals, companyRecord } from './seed-company'
import { creditCountOf, creditRecord } from './seed-credit'
import { agencyRecords, ownerRecords } from './seed-organisation'
import { type Achievements, personRecord } from './seed-person'
import { projectKinds } from './seed-projects'
import { schemeKinds } from './seed-schemes'
import { tenderRecord } from './seed-tender'
import { toolKinds } from './seed-tools'
import { winningRecords } from './seed-winning'
import type { SeededKind } from './seeded-kind'
import { peopleOf, recentWorksOf, tendersOf, type Work, type World, worldOf } from './world'

/** The source under which demo records stand. */
export const DEMO_SOURCE = 'demo'

interface Totals {
  readonly ofCompany: (index: number) => CompanyTotals
  /** Of a person (index). */
  readonly achievementsOf: (person: number) => Achievements
}

const totalsOf = (world: World): Totals => {
  const { companies, works, staffOf } = world
  const wins = new Int32Array(companies)
  const latest = new Float64Array(companies)
  for (const { index, result } of works) {
    if (!result || result.winners === 0) continue
    // Results are kept of recent works; what a person was in charge of is told by project records as well.
    if (index < recentWorksOf(companies))
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

function* generated(count: number, make: (index: number) => StoredRecord): Generator<StoredRecord> {
  for (let i = 0; i < count; i++) yield make(i)
}

function* fromWorks(
  works: readonly Work[],
  make: (work: Work) => StoredRecord | null,
): Generator<StoredRecord> {
  for (const work of works) {
    const record = make(work)
    if (record) yield record
  }
}

/** The demo records of every kind; the same for the same number of companies and day (its start in ms). */
export const seededKinds = (companies: number, today: number): readonly SeededKind[] => {
  const world = worldOf(companies, today)
  const totals = totalsOf(world)
  const { works } = world
  const projects = projectKinds(world)
  const inTime = collectedInTime(company, today)
  const companyOf = (i: number) => inTime(companyRecord(i, totals.ofCompany(i), today))
  const kinds: readonly SeededKind[] = [
    { kind: company, records: () => generated(companies, companyOf) },
    {
      kind: person,
      records: () =>
        generated(peopleOf(companies), (i) => personRecord(i, companies, totals.achievementsOf(i), today)),
    },
    projects.siku,
    projects.shengting,
    {
      kind: winning,
      records: () => fromWorks(works.slice(0, recentWorksOf(companies)), winningRecords(world)),
    },
    projects.water,
    projects.waterSupervision,
    projects.highway,
    {
      kind: tender,
      records: () => fromWorks(works.slice(0, tendersOf(companies)), (work) => tenderRecord(work, world)),
    },
    { kind: agency, records: () => agencyRecords(world) },
    { kind: owner, records: () => ownerRecords(world) },
    {
      kind: credit,
      records: () => generated(companies, (i) => creditRecord(i, companyOf(i), today)),
    },
    projects.project,
    projects.engineering,
    ...schemeKinds(world),
    ...toolKinds(world, companyOf),
  ]
  return kinds.map(({ kind, records }) => ({ kind, records: () => allInTime(kind, records(), today) }))
}

function* allInTime(
  kind: RecordKind,
  records: Iterable<StoredRecord>,
  today: number,
): Generator<StoredRecord> {
  const inTime = collectedInTime(kind, today)
  for (const record of records) yield inTime(record)
}

export function* rowsOf({ kind, records }: SeededKind, now: number): Generator<Row> {
  for (const record of records())
    yield rowOf(kind, record, { source: DEMO_SOURCE, sourceKey: record.id }, now)
}
