import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { readContext } from './context'
import { CODES, type Failure, failure } from './envelope'
import { type MountDeps, routeOf } from './limits/admit'
import type { Server } from './server'

interface Attachment {
  readonly content: Buffer | Readable
  /** bytes */
  readonly size: number
  readonly mimeType: string
  /** File name of the download, with the extension of its type. */
  readonly name: string
}

const refuse = (reply: FastifyReply, reason: Failure) => {
  const { status, envelope } = failure(reason)
  return reply.code(status).header('cache-control', 'no-store').send(envelope)
}

/**
 * Serves files by a path with `{fileId}` to users for whom `find` returns one; otherwise answers `gone`. Always a
 * download and always of its own type, so that no page of ours displays a user's upload.
 */
export function mountAttachments(
  app: Server,
  path: string,
  calls: MountDeps,
  gone: Failure,
  find: (userId: string, fileId: string) => Promise<Attachment | null>,
) {
  app.get(routeOf(path), async (request, reply) => {
    const { session, refusal } = await readContext(request, calls, 'token')
    if (refusal) return refuse(reply, refusal)
    if (!session) return refuse(reply, { error: CODES.loginNeeded })
    const { fileId } = request.params as { fileId: string }
    const attachment = await find(session.userId, fileId)
    if (!attachment) return refuse(reply, { ...gone, status: 404 })
    const { content, size, mimeType, name } = attachment
    const ending = /\.[0-9a-z]+$/.exec(name)?.[0] ?? ''
    return reply
      .headers({
        'content-type': mimeType,
        'content-length': size,
        'content-disposition': `attachment; filename="file${ending}"; filename*=UTF-8''${encodeURIComponent(name)}`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, no-store',
      })
      .send(content)
  })
}
