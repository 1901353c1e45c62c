export { type PaymentRequest, payment$ } from './payment'
export { records$ } from './records'
