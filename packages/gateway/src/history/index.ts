export { historyFeature } from './history.feature'
export { readFormer } from './sources.store'
export { viewEntry } from './stated-events'
