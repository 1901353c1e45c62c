export { seatsFeature } from './seats.feature'
export { findTeam, type Team } from './team.store'
