export { type Observation, observePage, type PageObserver } from './observe-page'
export { TrackingCard } from './tracking-card'
