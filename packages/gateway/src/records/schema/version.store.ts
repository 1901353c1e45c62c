import type { RecordKind } from '@zhushutong/domain/records'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db'
import { recordVersions } from './version.table'

/** Says, in the transaction that writes them, that records of a kind have changed. */
export async function recordsChanged(tx: Pick<Queryable, 'execute'>, { kind }: RecordKind): Promise<void> {
  await tx.execute(sql`
    insert into ${recordVersions} (kind, version) values (${kind}, 1)
    on conflict (kind) do update set version = ${recordVersions}.version + 1`)
}

/** The versions of the kinds that were ever written to. */
export function versionsOfKinds(
  reader: Pick<Queryable, 'select'>,
): Promise<{ kind: string; version: number }[]> {
  return reader.select().from(recordVersions).orderBy(recordVersions.kind)
}
