export type { ListedExport } from './export.types'
export { ExportsView } from './exports.view'
