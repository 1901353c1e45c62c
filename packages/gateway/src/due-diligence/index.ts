export { dueDiligenceFeature } from './due-diligence.feature'
