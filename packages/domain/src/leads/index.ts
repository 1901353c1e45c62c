export {
  canAddLead,
  checkLeadChange,
  isOpenStage,
  LEAD_KINDS,
  LEAD_LIMITS,
  LEAD_STAGE_LABELS,
  LEAD_STAGES,
  LEAD_TEXTS,
  type LeadKind,
  type LeadStage,
  listNextStages,
  reminderBounds,
} from './lead'
export { compareLeads } from './order'
export { describeRateGap, type OwnTally, ownWinRate, tallyLeads } from './own-rate'
export { proposeStage, type WorkOutcome } from './propose'
