import { toast } from '@zhushutong/ui/overlays/toast'
import { NO_NETWORK } from '@/wiring/browser/failure'
import type { Gateway } from '@/wiring/browser/gateway'
import type { LeadMarks } from './lead-marks'

let marks: Promise<LeadMarks> | undefined

/** The marks of the page, whose code is loaded with the first button of a member. */
export function loadLeadMarks(gateway: Gateway): Promise<LeadMarks> {
  marks ??= import('./lead-marks').then(({ createLeadMarks }) => createLeadMarks(gateway))
  marks.catch(() => {
    marks = undefined
  })
  return marks
}

/** Follows a record (LEA-01). */
export function followLead(gateway: Gateway, key: string): void {
  loadLeadMarks(gateway).then(
    ({ follow }) => follow(key),
    () => toast(NO_NETWORK, 'warn'),
  )
}
