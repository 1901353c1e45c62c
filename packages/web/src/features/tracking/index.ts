export { TrackingCard } from './tracking-card'
