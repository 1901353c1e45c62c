import type { Config } from '../platform/config'
import type { Database } from '../platform/db'
import { observeProvider } from '../platform/telemetry'
import type { FileStore } from './files.ports'
import { folderFiles } from './folder-files.adapter'
import type { S3Options } from './s3/s3-client'
import { s3Files } from './s3/s3-files.adapter'
import type { Files } from './stored-files.store'

type Provider = Config['FILES_PROVIDER']

const observed = ({ put, open, remove }: FileStore): FileStore => ({
  put: (key, content) => observeProvider('files', () => put(key, content)),
  open: (key, range) => observeProvider('files', () => open(key, range)),
  remove: (key) => observeProvider('files', () => remove(key)),
})

/** Creates a file store: the configured one, unless another provider is named. */
export function createFileStore(config: Config, provider: Provider = config.FILES_PROVIDER): FileStore {
  if (provider === 'folder') return observed(folderFiles(config.PORTAL_DATA_DIR))
  const options = bucketOf(config)
  if (options === null) throw new Error('FILES_PROVIDER=s3 is half set')
  return observed(s3Files(options))
}

/** The configured bucket; null without one. */
export function bucketOf(config: Config): S3Options | null {
  const {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: id,
    S3_SECRET_ACCESS_KEY: secret,
    S3_PATH_STYLE: isPathStyle,
  } = config
  if (!endpoint || !region || !bucket || !id || !secret) return null
  return { key: { id, secret }, region, bucket, endpoint, isPathStyle }
}

export function createFiles({
  config,
  database,
}: {
  readonly config: Config
  readonly database: Pick<Database, 'orm'>
}): Files {
  return { orm: database.orm, store: createFileStore(config) }
}
