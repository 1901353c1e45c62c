export { type AddSeats, AddSeatsForm } from './add-seats-form'
export { SeatForm } from './seat-form'
export { type SeatItem, SeatsView } from './seats.view'
