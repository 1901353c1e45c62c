import type { RecordKind, StoredRecord } from '../../packages/domain/src/records'
import type { Database } from '../../packages/gateway/src/platform/db'
import { tableOf } from '../../packages/gateway/src/records/schema/tables'

export async function storedRecords({ orm }: Pick<Database, 'orm'>, kind: RecordKind) {
  return (await orm.select().from(tableOf(kind))) as unknown as readonly StoredRecord[]
}
