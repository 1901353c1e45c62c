export {
  WALLET_CAUSE_LABELS,
  WALLET_CAUSES,
  WALLET_FILTER_NAMES,
  WALLET_FILTERS,
  type WalletCause,
  type WalletFilter,
  walletShare,
} from './movements'
export { dividePayout, PAYOUT_REFUSALS } from './payout'
export {
  checkTopUp,
  formatTopUpName,
  parseTopUp,
  refuseTopUp,
  TOP_UP,
  TOP_UP_REFUSALS,
  UNPAID_TOP_UPS,
} from './top-up'
