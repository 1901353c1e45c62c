import type { RecordKind, StoredRecord } from '../../packages/domain/src/records'
import type { Database } from '../../packages/gateway/src/db'
import { tableOf } from '../../packages/gateway/src/records/tables'

/** Every record of a kind as it lies in the database, whole. */
export const storedRecords = async ({ orm }: Pick<Database, 'orm'>, kind: RecordKind) =>
  (await orm.select().from(tableOf(kind))) as unknown as readonly StoredRecord[]
