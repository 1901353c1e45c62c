export { ComparisonTable } from './comparison-table'
export { PackageList } from './package-list'
export { PlanPoints } from './plan-points'
export { ProductNav } from './product-nav'
