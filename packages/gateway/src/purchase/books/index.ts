export { checkBooks, watchBooks } from './check-books'
export { earnRevenue } from './earn-revenue'
export { openLedger } from './open-ledger'
