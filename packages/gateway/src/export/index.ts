export { exportFeature } from './export.feature'
export type { ExportFiles } from './export.ports'
export { mountFile } from './file.routes'
export { folderFiles } from './folder-files'
