export { compareBills } from './compare-bills'
export { watchBills } from './resolution.store'
