import { dayOf } from '@zhushutong/domain/formatting'
import { company, person, type RecordKind, type StoredRecord, tender } from '@zhushutong/domain/records'
import { type Row, rowOf } from '../../records/record-row'
import { type CompanyTotals, companyRecord } from './seed-company'
import { employerOf, personRecord } from './seed-person'
import { outcomeOf, tenderRecord } from './seed-tender'

/** How many people and tenders so many companies have. */
const peopleOf = (companies: number) => companies * 2
const tendersOf = (companies: number) => Math.floor(companies * 1.5)

/** The source under which demo records stand. */
export const DEMO_SOURCE = 'demo'

const countTotals = (companies: number, today: number) => {
  const staff = new Int32Array(companies)
  const wins = new Int32Array(companies)
  const latest = new Float64Array(companies)
  for (let i = 0; i < peopleOf(companies); i++) {
    const employer = employerOf(i, companies)
    staff[employer] = (staff[employer] ?? 0) + 1
  }
  for (let i = 0; i < tendersOf(companies); i++) {
    const { bidders, winners, published } = outcomeOf(i, companies, today)
    for (const winner of bidders.slice(0, winners)) {
      wins[winner] = (wins[winner] ?? 0) + 1
      latest[winner] = Math.max(latest[winner] ?? 0, published)
    }
  }
  return (index: number): CompanyTotals => ({
    people: staff[index] ?? 0,
    wins: wins[index] ?? 0,
    latestWinOn: latest[index] ? dayOf(latest[index]) : null,
  })
}

function* generated(count: number, make: (index: number) => StoredRecord): Generator<StoredRecord> {
  for (let i = 0; i < count; i++) yield make(i)
}

export interface SeededKind {
  readonly kind: RecordKind
  readonly records: () => Iterable<StoredRecord>
}

/** The demo records of every kind; the same for the same number of companies and day (its start in ms). */
export const seededKinds = (companies: number, today: number): readonly SeededKind[] => {
  const totals = countTotals(companies, today)
  return [
    { kind: company, records: () => generated(companies, (i) => companyRecord(i, totals(i), today)) },
    { kind: person, records: () => generated(peopleOf(companies), (i) => personRecord(i, companies, today)) },
    {
      kind: tender,
      records: () => generated(tendersOf(companies), (i) => tenderRecord(i, companies, today)),
    },
  ]
}

export function* rowsOf({ kind, records }: SeededKind, now: number): Generator<Row> {
  for (const record of records())
    yield rowOf(kind, record, { source: DEMO_SOURCE, sourceKey: record.id }, now)
}
