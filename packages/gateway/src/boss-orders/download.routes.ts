import { SERVICE_FILE_PATH } from '@zhushutong/sdk/contract'
import { and, eq, isNotNull } from 'drizzle-orm'
import { type Files, openFile } from '../files'
import { isUuid } from '../platform/db/uuid'
import type { Deps } from '../platform/feature'
import { mountAttachments, type Server } from '../platform/http'
import { NO_FILE } from './own-order'
import { findOwnCase } from './service-case.store'
import { serviceFiles } from './service-order.table'

/** The files of an order, for its principal (BOS-02). */
export function mountFiles(app: Server, { database: { orm }, calls }: Deps, files: Files) {
  mountAttachments(app, SERVICE_FILE_PATH, calls, NO_FILE, async (userId, fileId) => {
    if (!isUuid(fileId)) return null
    const saved = and(eq(serviceFiles.id, fileId), isNotNull(serviceFiles.place))
    const [file] = await orm.select().from(serviceFiles).where(saved)
    if (!file || !(await findOwnCase(orm, userId, file.orderId))) return null
    const stored = await openFile(files, { area: 'service-files', id: file.id }, 'owner')
    if (!stored) return null
    const { stream, size, mimeType } = stored
    return { content: stream, size, mimeType, name: file.name }
  })
}
