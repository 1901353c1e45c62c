export {
  formatAddedSeats,
  maxAddedSeats,
  priceAddedSeats,
  type RunningEnterprise,
  refuseAddedSeats,
} from './add-seats'
export { findQuotaOwner, type UsedMembership } from './quota-owner'
export {
  checkSeat,
  countSeatsLeft,
  findSeatState,
  SEAT_LIMITS,
  SEAT_STATE_LABELS,
  SEAT_TEXTS,
  type SeatField,
  type SeatInput,
  type SeatProblem,
  type SeatState,
  trimSeat,
} from './seat'
export { findTeamOwner, formatMemberName } from './team'
