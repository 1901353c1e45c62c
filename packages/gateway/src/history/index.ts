export { historyFeature } from './history.feature'
export { viewEntry } from './stated-events'
