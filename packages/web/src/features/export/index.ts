export type { ExportList, ListedExport } from './export.types'
export { ExportsView } from './exports.view'
