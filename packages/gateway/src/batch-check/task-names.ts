import type { parseTypedCompanies } from '@zhushutong/domain/batch-check'
import { declareTask } from '../platform/workers/task'

export interface ListFile {
  readonly name: string
  /** Base64 */
  readonly content: string
}

export type ListOfFile = ReturnType<typeof parseTypedCompanies> | { readonly problem: string }

/** Reads the companies of a file in a worker thread. */
export const READ_LIST = declareTask<ListFile, ListOfFile>('read-list')
