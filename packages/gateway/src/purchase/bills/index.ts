export { findBillLines } from './bill.store'
export { compareBills } from './compare-bills'
