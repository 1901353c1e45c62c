import { join } from 'node:path'
import type { Config } from '../platform/config'
import type { FileStore } from './files.ports'
import { folderFiles } from './folder-files.adapter'
import { s3Files } from './s3/s3-files.adapter'

/** Type of stored files: a folder name in the data folder, and a prefix of object names. */
type FileArea = 'service-files'

/** Creates the configured file store of an area. */
export function createFileStore(config: Config, area: FileArea): FileStore {
  if (config.FILES_PROVIDER === 'folder') return folderFiles(join(config.PORTAL_DATA_DIR, area))
  const {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: id,
    S3_SECRET_ACCESS_KEY: secret,
    S3_PATH_STYLE: isPathStyle,
  } = config
  if (!endpoint || !region || !bucket || !id || !secret) throw new Error('FILES_PROVIDER=s3 is half set')
  return s3Files({ key: { id, secret }, region, bucket, endpoint, isPathStyle, prefix: area })
}
