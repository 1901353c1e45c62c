import { type ComqueryList, formatComqueryTitle } from '@zhushutong/domain/comquery'
import { formatExportTitle } from '@zhushutong/domain/export'
import type { RecordKind } from '@zhushutong/domain/records'
import { comqueryFailure, countComquery, readComqueryBatch } from '../comquery'
import type { Database } from '../platform/db'
import type { Failure } from '../platform/http'
import { type Asker, type Batch, type ListRequest, recordBatch, recordCount, refused } from '../records'

/** The source of an export: the list of a kind, or a combined query. */
export type ExportQuery = ListRequest | ComqueryList

const isComquery = (query: ExportQuery): query is ComqueryList => 'conditions' in query

/** The title of an export in words (MEM-02). */
export function titleOf(kind: RecordKind, query: ExportQuery): string {
  return isComquery(query) ? formatComqueryTitle(query) : formatExportTitle(kind, query)
}

/** Counts and reads the records of an export with its owner's access rights (ACC-02). */
export function createExportSource(database: Database) {
  const [countList, readList] = [recordCount(database), recordBatch(database)]
  const [countCompanies, readCompanies] = [countComquery(database), readComqueryBatch(database)]
  return {
    /** Exact up to `cap`; cap + 1 means more. */
    async count(kind: RecordKind, query: ExportQuery, asker: Asker, cap: number): Promise<number | Failure> {
      if (isComquery(query)) {
        const counted = await countCompanies(query, asker, cap)
        return typeof counted === 'number' ? counted : comqueryFailure(counted)
      }
      const counted = await countList(kind, query, asker, cap)
      return typeof counted === 'number' ? counted : refused(counted)
    },

    /**
     * Reads from a cursor on, null for the beginning. @throws when the query is refused, as it was allowed at
     * the request
     */
    async read(
      kind: RecordKind,
      query: ExportQuery,
      cursor: string | null,
      asker: Asker,
      size: number,
    ): Promise<Batch> {
      const from = { cursor: cursor ?? undefined }
      const batch = isComquery(query)
        ? await readCompanies({ ...query, ...from }, asker, size)
        : await readList(kind, { ...query, ...from }, asker, size)
      if ('error' in batch) throw new Error(`Reading ${kind.kind} for an export: ${batch.error}`)
      return batch
    },
  }
}
