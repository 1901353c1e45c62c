export type { LeadColumn, LeadGroup, LeadItem } from './lead.types'
export { LeadBoard } from './lead-board'
export { LeadsView } from './leads.view'
