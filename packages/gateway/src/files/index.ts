export { checkDigest } from './check-digest'
export { createFileStore } from './create-file-store'
export type { FileStore, StoredFile } from './files.ports'
