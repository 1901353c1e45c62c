export { ComparisonTable } from './comparison-table'
export { GuideDialog } from './guide-dialog'
export { PackageList, SvipView } from './svip.view'
