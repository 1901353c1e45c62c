import { companyRecord, randomOf } from '../../packages/demo/src/records'
import { startOfDay } from '../../packages/domain/src/formatting'
import { company, type StoredRecord } from '../../packages/domain/src/records'
import { seedKind } from '../../packages/gateway/src/demo-data/seed'
import type { openDatabase } from '../../packages/gateway/src/platform/db'
import { vacuumRecords } from '../../packages/gateway/src/records'

type Database = Awaited<ReturnType<typeof openDatabase>>

const STREAM = 971
const DAY_MS = 86_400_000

/**
 * As many wins as in the demo data: a third of the companies have none, few have many, mostly of the last
 * year.
 */
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
 * Companies only, with the names and ids of the demo data but without people, notices and projects, which
 * would all have to fit in memory: for databases of any size.
 */
export async function seedCompanies(database: Database, count: number): Promise<void> {
  const now = Date.now()
  const seeded = { kind: company, records: () => records(count, startOfDay(now)) }
  await database.orm.transaction((tx) => seedKind(tx, seeded, now))
  // Autovacuum does this within minutes; until then the first read of a row also sets its hint bits.
  await vacuumRecords(database.orm)
}
