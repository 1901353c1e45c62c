export { FILE_AREAS } from './areas'
export { checkFiles } from './check-files'
export { copyCommand } from './copy-command'
export { bucketOf, createFileStore, createFiles } from './create-file-store'
export { contentOf, readContent } from './file-content'
export { FileStoreFailed } from './file-store-failed'
export { filesFeature } from './files.feature'
export type { FileKey, FileStore } from './files.ports'
export { mountFile } from './mount-file'
export { hasFilesToMove } from './move-old-files'
export { listObjects, openObject } from './s3/objects'
export type { S3Options } from './s3/s3-client'
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
