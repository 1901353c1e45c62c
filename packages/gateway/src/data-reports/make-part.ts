import {
  columnsOfReport,
  kindOfProduct,
  REPORT_READER,
  type ReportPart,
  type ReportProduct,
} from '@zhushutong/domain/mall'
import { findColumn, formatValue, type RecordView } from '@zhushutong/domain/records'
import type { Database } from '../platform/db'
import { recordBatch, recordCount } from '../records'
import type { ListedRecord, MadePart } from './made-part'

export const COUNT_CAP = 100_000

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Generates the sections of reports from current records, with the rights of any logged-in user (DRP-02). */
export function createPartMaker(database: Database) {
  const [count, read] = [recordCount(database), recordBatch(database)]

  return async (product: ReportProduct, part: ReportPart, now: number): Promise<MadePart> => {
    const kind = kindOfProduct(product)
    const asker = { viewer: REPORT_READER, now }
    const counted = async (filters: Parameters<typeof count>[1]['filters']): Promise<number> => {
      const counted = await count(kind, { filters }, asker, COUNT_CAP)
      if (typeof counted !== 'number')
        throw new Error(`Counting ${product.id} for a report: ${counted.error}`)
      return counted
    }
    const listed = (record: RecordView): ListedRecord => ({
      cells: columnsOfReport(product).map((key) => {
        const column = findColumn(kind, key)
        return column ? formatValue(column, record[key], record) : ''
      }),
      source: textOf(record.sourcePlatform),
      sourceUrl: textOf(record.sourceUrl),
      collectedAt: typeof record.collectedAt === 'number' ? record.collectedAt : null,
    })

    const { kind: sort, title } = part
    if (part.kind === 'total') return { kind: 'total', title, count: await counted(part.filters) }
    if (part.kind === 'rows') {
      const { filters, size } = part
      const batch = await read(kind, { filters, sort: part.sort }, asker, size)
      if ('error' in batch) throw new Error(`Reading ${product.id} for a report: ${batch.error}`)
      return { kind: 'rows', title, rows: batch.records.map(listed) }
    }
    const counts: { label: string; count: number }[] = []
    for (const { label, filters } of part.values) counts.push({ label, count: await counted(filters) })
    return { kind: sort as 'bars' | 'line', title, counts }
  }
}
