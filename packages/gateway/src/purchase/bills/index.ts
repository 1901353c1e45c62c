export { findBillLines } from './bill.store'
export { compareBills } from './compare-bills'
export {
  decideResolution,
  findBillLine,
  insertResolution,
  lockBillLine,
  type ResolutionRow,
  watchBills,
} from './resolution.store'
