export { dueDiligenceFeature } from './due-diligence.feature'
export { dueSheetLoader } from './load-due-sheet'
