import type { ConsultationInput } from '@zhushutong/domain/consultation'
import type { BrowserClient } from '../client'
import { orFailure } from '../failure'

export function createConsultations({ consultation }: BrowserClient) {
  return {
    /** The number of the request on success, otherwise the problems. */
    send: (form: ConsultationInput & { readonly page: string }, signal?: AbortSignal) =>
      orFailure(consultation.add(form, { signal }).then(({ number }) => ({ number }))),
  }
}
