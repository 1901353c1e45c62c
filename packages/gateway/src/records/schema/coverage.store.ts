import type { RecordKind } from '@zhushutong/domain/records'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { readRows, type Tx } from '../../platform/db'
import { recordCoverage } from './coverage.table'
import type { Reader } from './reader'
import { DEMO_SOURCE } from './record-row'
import { tableOf } from './tables'

/**
 * True when a source of a kind covers a record with the alias `row` (COV-01). Demo sources cover demo records only, and
 * other sources cover no demo records.
 */
export function isCoveredBy({ kind }: RecordKind, row: SQL): SQL {
  return sql`exists (select 1 from ${recordCoverage} v where v.kind = ${kind}
    and (v.source = ${DEMO_SOURCE}) = (${row}.source = ${DEMO_SOURCE})
    and (v.region = '' or starts_with(${row}.region, v.region)))`
}

/** True when a source of the kind `of` covers the given record of another kind (COV-01). */
export async function isRecordCovered(
  reader: Reader,
  of: RecordKind,
  { kind, id }: { readonly kind: RecordKind; readonly id: string },
): Promise<boolean> {
  const [row] = await readRows<{ covered: boolean }>(
    reader,
    sql`select ${isCoveredBy(of, sql`r`)} as covered from ${tableOf(kind)} r where r.id = ${id}`,
  )
  return row?.covered === true
}

/** Replaces the coverage of a source of a kind; `regions` as domain `readCoverage` returns them. */
export async function declareCoverage(
  tx: Tx,
  { kind }: RecordKind,
  source: string,
  regions: readonly string[],
): Promise<void> {
  await tx.delete(recordCoverage).where(and(eq(recordCoverage.kind, kind), eq(recordCoverage.source, source)))
  if (regions.length > 0)
    await tx.insert(recordCoverage).values(regions.map((region) => ({ kind, source, region })))
}
