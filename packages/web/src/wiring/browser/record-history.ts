import { isPortalError } from '@zhushutong/sdk'
import type { contract, ResultOf } from '@zhushutong/sdk/contract'
import type { BrowserClient } from './client'

export type RecordChanges = ResultOf<typeof contract.history.changes>
export type RecordSources = ResultOf<typeof contract.history.sources>

const orNull = async <T>(call: Promise<T>): Promise<T | null> => {
  try {
    return await call
  } catch (error) {
    if (isPortalError(error)) return null
    throw error
  }
}

export function createRecordHistory({ history }: BrowserClient) {
  return {
    /** A page of a record's changes, newest first (DAT-06); null if loading failed. */
    loadChanges: (type: string, id: string, cursor?: string): Promise<RecordChanges | null> =>
      orNull(history.changes({ type, id, ...(cursor && { cursor }), pageSize: 10 })),
    /** The source of each value (DAT-01); null if loading failed. */
    loadSources: (type: string, id: string): Promise<RecordSources | null> =>
      orNull(history.sources({ type, id })),
  }
}
