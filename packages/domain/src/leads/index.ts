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
} from './lead'
export { compareLeads } from './order'
export { tallyLeads } from './own-rate'
export { proposeStage, type WorkOutcome } from './propose'
