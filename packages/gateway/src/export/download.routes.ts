import { EXPORT_FILE_PATH, GROUP_SCOPES } from '@zhushutong/sdk/contract'
import { type Files, mountFile } from '../files'
import type { Deps } from '../platform/feature'
import type { Failure, Server } from '../platform/http'
import { findOwnExport } from './export.store'
import { fileNameOf } from './export-view'

const GONE: Failure = { error: '30003', status: 404, message: '文件不存在或已过期' }

export function mountDownload(app: Server, deps: Deps, files: Files) {
  const { database, clock } = deps
  mountFile(app, deps, files, {
    path: EXPORT_FILE_PATH,
    scope: GROUP_SCOPES.exports,
    gone: GONE,
    async find({ userId }, { exportId = '' }) {
      const job = await findOwnExport(database.orm, userId, exportId)
      if (job?.state !== 'done' || (job.expiresAt ?? 0) <= clock.now()) return GONE
      return { area: 'exports', id: job.id, fileName: fileNameOf(job), plainName: `export.${job.format}` }
    },
  })
}
