import { join } from 'node:path'
import type { Config } from '../platform/config'
import type { FileStore } from './file-store.ports'
import { folderFileStore } from './folder-files.adapter'

/** The files of service orders, in the data folder. */
export function createServiceFiles({ PORTAL_DATA_DIR }: Pick<Config, 'PORTAL_DATA_DIR'>): FileStore {
  return folderFileStore(join(PORTAL_DATA_DIR, 'service-files'))
}
