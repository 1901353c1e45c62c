import type { ConsultationInput } from '@zhushutong/domain/consultation'
import type { BrowserClient } from './client'
import { orFailure } from './failure'

/** Requests for advice. */
export function createConsultations({ consultation }: BrowserClient) {
  return {
    /** Its number on success, else the problems. */
    send: (form: ConsultationInput & { readonly page: string }, signal?: AbortSignal) =>
      orFailure(consultation.add(form, { signal }).then(({ number }) => ({ number }))),
  }
}
