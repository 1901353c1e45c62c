import type { RecordKind } from '@zhushutong/domain/records'
import type { contract, ResultOf } from '@zhushutong/sdk/contract'
import type { Database } from '../platform/db'
import { type Asker, readFieldOrigins } from '../records'

type Sources = ResultOf<typeof contract.history.sources>

/** The source of each value of a record, and the sources that differ (DAT-13), as far as its reader may see them. */
export async function readSources(
  { read }: Pick<Database, 'read'>,
  kind: RecordKind,
  id: string,
  asker: Asker,
): Promise<Sources> {
  return { fields: await readFieldOrigins(read(), kind, id, asker) }
}
