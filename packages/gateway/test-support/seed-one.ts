import { startOfDay } from '@zhushutong/domain/formatting'
import type { RecordKind } from '@zhushutong/domain/records'
import type { Database } from '../src/db'
import { seededKinds } from '../src/db/seed'
import { seedKind } from '../src/db/seed/seed'

/** Demo records of one kind only, of so many companies. @returns how many records */
export async function seedOne({ sql }: Pick<Database, 'sql'>, kind: RecordKind, size: number, now: number) {
  const seeded = seededKinds(size, startOfDay(now)).find((one) => one.kind === kind)
  if (!seeded) throw new Error(`No demo data of ${kind.kind}`)
  return sql.begin((tx) => seedKind(tx, seeded, now))
}
