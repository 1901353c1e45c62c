export { leadsFeature } from './leads.feature'
