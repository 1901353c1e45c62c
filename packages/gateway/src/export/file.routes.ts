import type { KeyScope } from '@zhushutong/domain/api-keys'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../platform/feature'
import {
  CODES,
  contextOf,
  type Failure,
  failure,
  isFailure,
  routeOf,
  type Server,
  type Session,
  tokenOf,
} from '../platform/http'
import { byteRange } from './byte-range'
import type { ExportFiles } from './export.ports'

/** A file of the folder, with its names for the download. */
interface DownloadFile {
  /** The name in the folder. */
  readonly name: string
  readonly size: number
  /** Changes when the content does. */
  readonly version: string
  readonly contentType: string
  readonly fileName: string
  /** ASCII name for clients that cannot read `fileName`. */
  readonly plainName: string
}

interface Download {
  /** As in the contract: {name} is a parameter. */
  readonly path: string
  /** The scope that a key needs; null: keys are not allowed. */
  readonly scope: KeyScope | null
  readonly find: (
    session: Session,
    params: Readonly<Record<string, string>>,
  ) => Promise<DownloadFile | Failure>
}

const refuse = (reply: FastifyReply, reason: Failure) => {
  const { status, envelope } = failure(reason)
  return reply.code(status).header('cache-control', 'no-store').send(envelope)
}

const send = (request: FastifyRequest, reply: FastifyReply, files: ExportFiles, file: DownloadFile) => {
  const { size } = file
  const tag = `"${file.version}"`
  const { range: rangeHeader, 'if-range': ifRange } = request.headers
  const range = ifRange === undefined || ifRange === tag ? byteRange(rangeHeader, size) : null
  reply.headers({
    'content-type': file.contentType,
    'content-disposition': `attachment; filename="${file.plainName}"; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
    'cache-control': 'private, no-cache',
    'accept-ranges': 'bytes',
    etag: tag,
  })
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send()
  const { start, end } = range ?? { start: 0, end: size - 1 }
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
  return reply.header('content-length', end - start + 1).send(files.read(file.name, { start, end }))
}

/** A file of the folder for its owner, whole or in parts (RFC 9110 ranges). */
export function mountFile(
  app: Server,
  { calls }: Pick<Deps, 'calls'>,
  files: ExportFiles,
  { path, scope, find }: Download,
) {
  app.get(routeOf(path), async (request, reply) => {
    const { session, keyRefusal } = await contextOf(request, calls, 'token', scope)
    if (keyRefusal) return refuse(reply, keyRefusal)
    if (!session)
      return refuse(reply, { error: tokenOf(request.headers) ? CODES.sessionExpired : CODES.loginNeeded })
    const result = await find(session, request.params as Record<string, string>)
    return isFailure(result) ? refuse(reply, result) : send(request, reply, files, result)
  })
}
