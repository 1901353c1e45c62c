import { startOfDay } from '../../packages/domain/src/formatting'
import { company, type StoredRecord } from '../../packages/domain/src/records'
import type { openDatabase } from '../../packages/gateway/src/db'
import { randomOf } from '../../packages/gateway/src/db/seed/random'
import { seedKind } from '../../packages/gateway/src/db/seed/seed'
import { companyRecord } from '../../packages/gateway/src/db/seed/seed-company'

type Database = Awaited<ReturnType<typeof openDatabase>>

const STREAM = 971
const DAY_MS = 86_400_000

/** As many wins as the demo data gives: a third has none, few have many, the last one mostly of the last year. */
const totalsOf = (index: number, today: number) => {
  const random = randomOf(STREAM, index)
  const wins = random.chance(0.35) ? 0 : Math.ceil(Math.abs(random.normal()) * 4)
  const day = today - Math.floor(700 * random.next() ** 2.2) * DAY_MS - DAY_MS
  const latestWinOn = wins === 0 ? null : new Date(day + 8 * 3_600_000).toISOString().slice(0, 10)
  const credits = random.chance(0.3) ? null : random.int(0, 5)
  return { people: random.int(0, 60), wins, credits, latestWinOn }
}

function* records(count: number, today: number): Generator<StoredRecord> {
  for (let i = 0; i < count; i++) yield companyRecord(i, totalsOf(i, today), today)
}

/**
 * Companies only, as the demo data makes them (the same names and ids) but without the people, notices and works
 * around them, which would have to be held in memory together: for databases of any size.
 */
export const seedCompanies = async (database: Database, count: number): Promise<void> => {
  const now = Date.now()
  const seeded = { kind: company, records: () => records(count, startOfDay(now)) }
  await database.sql.begin((tx) => seedKind(tx, seeded, now))
  // As the database does by itself within minutes; until then every first look at a row also marks it.
  await database.sql`vacuum record_company`
}
