export * from './address'
export { dueFen, walletFenOf } from './choosing'
export * from './order'
export * from './order-refund'
export * from './packages'
export * from './path'
export {
  formatCountdown,
  MAX_POLLS,
  POLL_INTERVAL_MS,
  remainingSeconds,
  SUCCESS_DELAY_MS,
} from './paying'
export * from './paying-texts'
export * from './payment-dialog-type'
export * from './payment-dialogs'
export * from './payment-method'
export * from './phone-till'
export * from './points'
export * from './price'
export * from './price-plan'
export * from './products'
export * from './purchase.flow'
export * from './purchase.machine'
export * from './purchase.ports'
export * from './purchase.state'
export * from './refunding'
export * from './texts'
export * from './transfers'
