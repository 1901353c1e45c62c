import { EXPORT_FILE_PATH, GROUP_SCOPES } from '@zhushutong/sdk/contract'
import type { Deps } from '../platform/feature'
import type { Failure, Server } from '../platform/http'
import type { ExportFiles } from './export.ports'
import { findOwnExport } from './export.store'
import { fileNameOf } from './export-view'
import { mountFile } from './file.routes'
import { FORMATS } from './formats'

const GONE: Failure = { error: '30003', status: 404, message: '文件不存在或已过期' }

export function mountDownload(app: Server, deps: Deps, files: ExportFiles) {
  const { database, clock } = deps
  mountFile(app, deps, files, {
    path: EXPORT_FILE_PATH,
    scope: GROUP_SCOPES.exports,
    async find({ userId }, { exportId = '' }) {
      const job = await findOwnExport(database.orm, userId, exportId)
      if (job?.state !== 'done' || (job.expiresAt ?? 0) <= clock.now()) return GONE
      const { contentType, file } = FORMATS[job.format]
      const name = file(job.id)
      const size = await files.readSize(name)
      if (size === null) return GONE
      const names = { fileName: fileNameOf(job), plainName: `export.${job.format}` }
      return { name, size, version: `${job.id}-${size}`, contentType, ...names }
    },
  })
}
