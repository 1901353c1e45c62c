export { type ClockOptions, rxClock } from './clock'
export { type PaymentRequest, payment$ } from './payment'
export { records$ } from './records'
export { scanLogin$ } from './scan-login'
