import { EXPORT_FILE_PATH, GROUP_SCOPES } from '@zhushutong/sdk/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../platform/feature'
import { CODES, contextOf, type Failure, failure, routeOf, type Server, tokenOf } from '../platform/http'
import { byteRange } from './byte-range'
import type { ExportFiles } from './export.ports'
import { findOwnExport } from './export.store'
import type { ExportRow } from './export.table'
import { fileNameOf } from './export-view'
import { FORMATS } from './formats'

const refuse = (reply: FastifyReply, reason: Failure) => {
  const { status, envelope } = failure(reason)
  return reply.code(status).header('cache-control', 'no-store').send(envelope)
}

const GONE: Failure = { error: '30003', status: 404, message: '文件不存在或已过期' }

const send = (
  request: FastifyRequest,
  reply: FastifyReply,
  files: ExportFiles,
  job: ExportRow,
  size: number,
) => {
  const format = FORMATS[job.format]
  const tag = `"${job.id}-${size}"`
  const { range: asked, 'if-range': ifRange } = request.headers
  const range = ifRange === undefined || ifRange === tag ? byteRange(asked, size) : null
  reply.headers({
    'content-type': format.contentType,
    'content-disposition': `attachment; filename="export.${job.format}"; filename*=UTF-8''${encodeURIComponent(fileNameOf(job))}`,
    'cache-control': 'private, no-cache',
    'accept-ranges': 'bytes',
    etag: tag,
  })
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send()
  const { start, end } = range ?? { start: 0, end: size - 1 }
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
  return reply.header('content-length', end - start + 1).send(files.read(format.file(job.id), { start, end }))
}

/** The finished export file for its owner, whole or in parts (RFC 9110 ranges). */
export function mountDownload(app: Server, { database: { orm }, calls, clock }: Deps, files: ExportFiles) {
  app.get(routeOf(EXPORT_FILE_PATH), async (request, reply) => {
    const { session, keyRefusal } = await contextOf(request, calls, 'token', GROUP_SCOPES.exports)
    if (keyRefusal) return refuse(reply, keyRefusal)
    if (!session)
      return refuse(reply, { error: tokenOf(request.headers) ? CODES.sessionExpired : CODES.loginNeeded })
    const { exportId } = request.params as { exportId: string }
    const job = await findOwnExport(orm, session.userId, exportId)
    const isThere = job?.state === 'done' && (job.expiresAt ?? 0) > clock.now()
    const size = isThere ? await files.readSize(FORMATS[job.format].file(job.id)) : null
    if (!job || size === null) return refuse(reply, GONE)
    return send(request, reply, files, job, size)
  })
}
