export { findArrived, findTransfers } from './transfer.store'
export { type FoundTransfer, transferPages } from './transfer-pages.store'
