import { isEventKind } from '@zhushutong/domain/history'
import type { contract, ResultOf } from '@zhushutong/sdk/contract'
import { isPortalError } from '@zhushutong/sdk/portal'
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
    /** A page of a record's timeline, newest first (DAT-68); null if loading failed. `kind`: '' for all events. */
    loadChanges: (
      type: string,
      id: string,
      { kind = '', cursor }: { readonly kind?: string; readonly cursor?: string } = {},
    ): Promise<RecordChanges | null> => {
      const kinds = isEventKind(kind) ? [kind] : undefined
      return orNull(
        history.changes({ type, id, ...(cursor && { cursor }), ...(kinds && { kinds }), pageSize: 10 }),
      )
    },
    /** The source of each value (DAT-01); null if loading failed. */
    loadSources: (type: string, id: string): Promise<RecordSources | null> =>
      orNull(history.sources({ type, id })),
  }
}
