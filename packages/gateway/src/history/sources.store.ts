import { company, findColumn, type RecordKind, type RecordView } from '@zhushutong/domain/records'
import { listFormerValues } from '@zhushutong/domain/statements'
import type { contract, ResultOf } from '@zhushutong/sdk/contract'
import type { Database } from '../platform/db'
import {
  type Asker,
  type Reader,
  readChangesOf,
  readFieldOrigins,
  readPlatforms,
  readStatements,
} from '../records'

type Sources = ResultOf<typeof contract.history.sources>

/** The former names and codes of a company with their dates and sources (DAT-53). */
export async function readFormer(reader: Reader, record: RecordView): Promise<Sources['former']> {
  const ids = [record.id]
  const statements = (await readStatements(reader, company, ids)).get(record.id) ?? []
  const former = listFormerValues(record, await readChangesOf(reader, company, ids), statements)
  const platforms = await readPlatforms(
    reader,
    company.kind,
    former.flatMap(({ source }) => source ?? []),
  )
  return former.map(({ key, source, ...rest }) => ({
    key,
    label: key === company.title ? '曾用名' : `以前的${findColumn(company, key)?.label ?? ''}`,
    ...rest,
    source: source === null ? null : (platforms.get(source) ?? source),
  }))
}

/**
 * The source of each value of a record, and the sources that differ (DAT-13), as far as its reader may see them; former
 * names and codes of a company (DAT-53).
 */
export async function readSources(
  { read }: Pick<Database, 'read'>,
  kind: RecordKind,
  record: RecordView,
  asker: Asker,
): Promise<Sources> {
  const reader = read()
  return {
    fields: await readFieldOrigins(reader, kind, record.id, asker),
    former: kind === company ? await readFormer(reader, record) : [],
  }
}
