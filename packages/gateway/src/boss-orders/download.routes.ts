import { SERVICE_FILE_TYPES } from '@zhushutong/domain/boss-orders'
import { SERVICE_FILE_PATH } from '@zhushutong/sdk/contract'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { isUuid } from '../platform/db/uuid'
import type { Deps } from '../platform/feature'
import { CODES, contextOf, type Failure, failure, routeOf, type Server, tokenOf } from '../platform/http'
import type { FileStore } from './file-store.ports'
import { NO_FILE } from './own-order'
import { findOwnCase } from './service-case.store'
import { serviceFiles } from './service-order.table'

const refuse = (reply: FastifyReply, reason: Failure) => {
  const { status, envelope } = failure(reason)
  return reply.code(status).header('cache-control', 'no-store').send(envelope)
}

/**
 * A file of an order for its principal: always as a download, and never as anything but its own type, so that no page
 * of ours shows what somebody uploaded (BOS-02).
 */
export function mountFiles(app: Server, { database: { orm }, calls }: Deps, files: FileStore) {
  app.get(routeOf(SERVICE_FILE_PATH), async (request, reply) => {
    const { session, keyRefusal } = await contextOf(request, calls, 'token')
    if (keyRefusal) return refuse(reply, keyRefusal)
    if (!session)
      return refuse(reply, { error: tokenOf(request.headers) ? CODES.sessionExpired : CODES.loginNeeded })
    const { fileId } = request.params as { fileId: string }
    const gone = { ...NO_FILE, status: 404 }
    if (!isUuid(fileId)) return refuse(reply, gone)
    const saved = and(eq(serviceFiles.id, fileId), isNotNull(serviceFiles.place))
    const [file] = await orm.select().from(serviceFiles).where(saved)
    if (!file || !(await findOwnCase(orm, session.userId, file.orderId))) return refuse(reply, gone)
    const bytes = await files.readAll(file.id)
    if (!bytes) return refuse(reply, gone)
    return reply
      .headers({
        'content-type': SERVICE_FILE_TYPES[file.type].mimeType,
        'content-length': bytes.length,
        'content-disposition': `attachment; filename="file.${file.type}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, no-store',
      })
      .send(bytes)
  })
}
