export { SeatForm } from './seat-form'
export { type SeatItem, SeatsView } from './seats.view'
