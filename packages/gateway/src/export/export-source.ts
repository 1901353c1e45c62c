import { type ComqueryList, comqueryTitle } from '@zhushutong/domain/comquery'
import { exportTitle } from '@zhushutong/domain/export'
import type { RecordKind } from '@zhushutong/domain/records'
import { comqueryBatch, comqueryCount, comqueryFailure } from '../comquery'
import type { Database } from '../db'
import type { Failure } from '../http'
import { type Asker, type Batch, type ListRequest, recordBatch, recordCount, refused } from '../records'

/** What an export is of: the list of a kind, or the companies of a combined query. */
export type ExportQuery = ListRequest | ComqueryList

const isComquery = (query: ExportQuery): query is ComqueryList => 'conditions' in query

/** What it is called, in words (MEM-02). */
export const titleOf = (kind: RecordKind, query: ExportQuery): string =>
  isComquery(query) ? comqueryTitle(query) : exportTitle(kind, query)

/** How an export is counted and read, as its owner may see it (ACC-02). */
export const exportSource = (database: Database) => {
  const [countList, readList] = [recordCount(database), recordBatch(database)]
  const [countCompanies, readCompanies] = [comqueryCount(database), comqueryBatch(database)]
  return {
    /** Exactly up to `cap`, and one more where there are more. */
    async count(kind: RecordKind, query: ExportQuery, asker: Asker, cap: number): Promise<number | Failure> {
      if (isComquery(query)) {
        const counted = await countCompanies(query, asker, cap)
        return typeof counted === 'number' ? counted : comqueryFailure(counted)
      }
      const counted = await countList(kind, query, asker, cap)
      return typeof counted === 'number' ? counted : refused(counted)
    },

    /** From a cursor on, null from the first. @throws when it is not to be read: it was when it was asked for */
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
