export { seatsFeature } from './seats.feature'
