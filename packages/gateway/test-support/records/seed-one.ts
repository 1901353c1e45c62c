import { seededKinds } from '@zhushutong/demo/records'
import { startOfDay } from '@zhushutong/domain/formatting'
import type { RecordKind } from '@zhushutong/domain/records'
import { seedKind } from '../../src/demo-data/seed'
import type { Database } from '../../src/platform/db'

/** Seeds demo records of one kind only, for a number of companies. @returns the number of records */
export async function seedOne({ orm }: Pick<Database, 'orm'>, kind: RecordKind, size: number, now: number) {
  const seeded = seededKinds(size, startOfDay(now)).find((seededKind) => seededKind.kind === kind)
  if (!seeded) throw new Error(`No demo data of ${kind.kind}`)
  return orm.transaction((tx) => seedKind(tx, seeded, now))
}
