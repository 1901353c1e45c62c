import { isOpenStage, type LeadStage } from './lead'

/** The published outcome of a work: its winners and all named bidders, as ids of companies. */
export interface WorkOutcome {
  readonly winnerIds: readonly string[]
  readonly bidderIds: readonly string[]
}

/**
 * The stage that a published result proposes for a lead; null for none (LEA-04). It is proposed only: the member sets it.
 * Without an own company, or once the lead has an outcome, nothing is proposed. A followed tender that others won is
 * lost only if the result names the company as a bidder.
 * @param outcome null until a result with a named winner is published
 */
export function proposeStage(
  stage: LeadStage,
  outcome: WorkOutcome | null,
  companyId: string | null,
): LeadStage | null {
  if (!isOpenStage(stage) || companyId === null || outcome === null || outcome.winnerIds.length === 0)
    return null
  if (outcome.winnerIds.includes(companyId)) return 'won'
  return stage === 'submitted' || outcome.bidderIds.includes(companyId) ? 'lost' : 'dropped'
}
