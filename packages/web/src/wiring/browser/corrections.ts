import type { ReportInput } from '@zhushutong/domain/corrections'
import type { RecordRef } from '@zhushutong/domain/favourites'
import { isPortalError } from '@zhushutong/sdk'
import type { BrowserClient } from './client'

/** The fields that the gateway reports as wrong. */
const fieldsOf = (error: unknown) => (isPortalError(error) && error.kind === 'validation' ? error.fields : [])

/** Correction reports. */
export function createCorrections({ corrections }: BrowserClient) {
  return {
    /** null on success, else the problems. */
    send: async (ref: RecordRef, report: ReportInput, signal?: AbortSignal) => {
      try {
        await corrections.add({ module: ref.kind, moduleId: ref.id, ...report }, { signal })
        return null
      } catch (error) {
        if (!isPortalError(error)) throw error
        return { message: error.message, fields: fieldsOf(error) }
      }
    },
  }
}
