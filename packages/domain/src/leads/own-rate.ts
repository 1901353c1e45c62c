import { type BidTally, winRateOf } from '../bid-figures'
import type { LeadStage } from './lead'

/** Tenders among the leads by outcome. */
export interface OwnTally {
  readonly submitted: number
  readonly won: number
  readonly lost: number
}

/** The tally of some leads (LEA-05); companies are no bids. */
export function tallyLeads(leads: readonly { readonly kind: string; readonly stage: LeadStage }[]): OwnTally {
  const count = (stage: LeadStage) =>
    leads.filter((lead) => lead.kind === 'tender' && lead.stage === stage).length
  return { submitted: count('submitted'), won: count('won'), lost: count('lost') }
}

/**
 * The win rate by a member's own record (LEA-05): won among the tenders whose outcome is set. Submitted ones without an
 * outcome are `pending` and not counted.
 */
export function ownWinRate({ submitted, won, lost }: OwnTally) {
  return { ...winRateOf({ bids: won + lost, wins: won }), pending: submitted }
}

const percentOf = (tally: BidTally) => winRateOf(tally).percent

/**
 * The difference between the own record and the public results, in words (LEA-05); null unless both rates are known.
 */
export function describeRateGap(own: BidTally, published: BidTally): string | null {
  const [mine, theirs] = [percentOf(own), percentOf(published)]
  if (mine === null || theirs === null) return null
  const gap = Math.round((mine - theirs) * 10) / 10
  if (gap === 0) return '两者一致'
  return `自己的记录${gap > 0 ? '高' : '低'} ${Math.abs(gap).toFixed(1)} 个百分点`
}
