import { createFileStore, type FileStore } from '../files'
import type { Config } from '../platform/config'

export function createServiceFiles(config: Config): FileStore {
  return createFileStore(config, 'service-files')
}
