import type { ReportInput } from '@zhushutong/domain/corrections'
import type { RecordRef } from '@zhushutong/domain/favourites'
import type { BrowserClient } from '../client'
import { orRefusal } from '../failure'

export function createCorrections({ corrections }: BrowserClient) {
  return {
    /** null on success, otherwise the problems. */
    send: (ref: RecordRef, report: ReportInput, signal?: AbortSignal) =>
      orRefusal(corrections.add({ module: ref.kind, moduleId: ref.id, ...report }, { signal })),
  }
}
