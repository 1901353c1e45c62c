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
} from '../platform/http'
import { byteRange } from './byte-range'
import { type FileId, type FileRow, type Files, findFile, openFile } from './stored-files.store'

/** A file of the caller, with its names for the download. */
interface DownloadFile extends FileId {
  readonly fileName: string
  /** ASCII name for clients that cannot read `fileName`. */
  readonly plainName: string
}

interface Download {
  /** As in the contract: {name} is a parameter. */
  readonly path: string
  /** The scope that a key needs; null: keys are not allowed. */
  readonly scope: KeyScope | null
  /** The answer for a missing file. */
  readonly gone: Failure
  readonly find: (
    session: Session,
    params: Readonly<Record<string, string>>,
  ) => Promise<DownloadFile | Failure>
}

const refuse = (reply: FastifyReply, reason: Failure) => {
  const { status, envelope } = failure(reason)
  return reply.code(status).header('cache-control', 'no-store').send(envelope)
}

const send = async (
  request: FastifyRequest,
  reply: FastifyReply,
  files: Files,
  { file, row, gone }: { readonly file: DownloadFile; readonly row: FileRow; readonly gone: Failure },
) => {
  const { size, digest } = row
  const tag = `"${digest}"`
  const { range: rangeHeader, 'if-range': ifRange } = request.headers
  const range = ifRange === undefined || ifRange === tag ? byteRange(rangeHeader, size) : null
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send()
  const opened = await openFile(files, file, 'owner', range ?? undefined)
  if (!opened) return refuse(reply, gone)
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  return reply
    .headers({
      'content-type': row.mimeType,
      'content-disposition': `attachment; filename="${file.plainName}"; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
      'cache-control': 'private, no-cache',
      'accept-ranges': 'bytes',
      etag: tag,
      'content-length': opened.size,
    })
    .send(opened.stream)
}

/** A stored file for its owner, whole or in parts (RFC 9110 ranges). */
export function mountFile(
  app: Server,
  { calls }: Pick<Deps, 'calls'>,
  files: Files,
  { path, scope, gone, find }: Download,
) {
  app.get(routeOf(path), async (request, reply) => {
    const { session, refusal } = await contextOf(request, calls, 'token', scope)
    if (refusal) return refuse(reply, refusal)
    if (!session) return refuse(reply, { error: CODES.loginNeeded })
    const file = await find(session, request.params as Record<string, string>)
    if (isFailure(file)) return refuse(reply, file)
    const row = await findFile(files, file)
    return row ? send(request, reply, files, { file, row, gone }) : refuse(reply, gone)
  })
}
