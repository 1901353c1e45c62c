import type { LeadStage } from './lead'

/** Tenders among the leads by outcome. */
interface OwnTally {
  readonly submitted: number
  readonly won: number
  readonly lost: number
}

/** The tally of some leads; companies are no bids. */
export function tallyLeads(leads: readonly { readonly kind: string; readonly stage: LeadStage }[]): OwnTally {
  const count = (stage: LeadStage) =>
    leads.filter((lead) => lead.kind === 'tender' && lead.stage === stage).length
  return { submitted: count('submitted'), won: count('won'), lost: count('lost') }
}
