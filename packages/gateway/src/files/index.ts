export { FILE_AREAS } from './areas'
export { copyCommand } from './copy-command'
export { createFileStore, createFiles } from './create-file-store'
export { contentOf, readContent } from './file-content'
export { filesFeature } from './files.feature'
export type { FileKey, FileStore } from './files.ports'
export { mountFile } from './mount-file'
export { hasFilesToMove } from './move-old-files'
export {
  type Files,
  findBackedUp,
  findFile,
  joinParts,
  openFile,
  readFile,
  readWhole,
  removeFile,
  saveFile,
} from './stored-files.store'
