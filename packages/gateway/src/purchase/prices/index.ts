export { findPlans, insertPlan, lockPlan, type PricePlanRow, updatePlan } from './price-plan.store'
export { type PackageRow, readPrices } from './read-prices'
