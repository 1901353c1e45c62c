import type { ConsultationInput } from '@zhushutong/domain/consultation'
import { isPortalError } from '@zhushutong/sdk'
import type { BrowserClient } from './client'

/** Requests for advice. */
export function createConsultations({ consultation }: BrowserClient) {
  return {
    /** Its number on success, else the problems. */
    send: async (asked: ConsultationInput & { readonly page: string }, signal?: AbortSignal) => {
      try {
        return { number: (await consultation.add(asked, { signal })).number }
      } catch (error) {
        if (!isPortalError(error)) throw error
        const fields = error.kind === 'validation' ? error.fields : []
        return { message: error.message, fields }
      }
    },
  }
}
