export { AddSeatsForm } from './add-seats-form'
export { SeatForm } from './seat-form'
export { SeatsView } from './seats.view'
