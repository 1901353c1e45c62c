import {
  findRequirementState,
  refuseOver,
  SERVICE_STAGE_LABELS,
  takesFiles,
} from '@zhushutong/domain/boss-orders'
import type { contract } from '@zhushutong/sdk/contract'
import { eq } from 'drizzle-orm'
import type { FileStore } from '../files'
import type { Deps } from '../platform/feature'
import { type CallContext, type Failure, type Handlers, sessionOf } from '../platform/http'
import { fileView, isRemovableFile } from './order-view'
import { NO_FILE, type OwnOrders, refusedBy } from './own-order'
import { recordEvent } from './record-event'
import { type FileRow, factsOf, type ServiceCase } from './service-case.store'
import { discardFile, markRemoved } from './service-files.store'
import { serviceFiles } from './service-order.table'
import type { UploadService } from './upload.service'

type FileCalls = Handlers<typeof contract.bossFile>

const isOpen = (found: ServiceCase) => refuseOver(factsOf(found)) === null
const ACCEPTED: Failure = { error: '40011', message: '已核对通过的文件不能删除' }

/** The files of a principal's orders (BOS-02). */
export function fileHandlers(
  { database: { orm }, clock, log }: Pick<Deps, 'database' | 'clock' | 'log'>,
  own: OwnOrders,
  uploads: UploadService,
  files: FileStore,
): FileCalls {
  /** Saves an uploaded file to its order: for the requirement in its permission, or for none. */
  const save = (
    context: CallContext,
    {
      orderId,
      requirementId,
      objectKey,
    }: { orderId: string; requirementId: string | null; objectKey: string },
  ) =>
    own.change(context, orderId, async (tx, found) => {
      const facts = factsOf(found)
      const saved = found.files.find(({ id }) => id === objectKey)
      if (saved && saved.requirementId === requirementId && !saved.isFromStaff)
        return fileView(saved, isOpen(found))
      const over = refuseOver(facts)
      if (over) return refusedBy(over)
      const upload = await uploads.findKept(tx, sessionOf(context).userId, objectKey)
      if (!upload || upload.orderId !== orderId || upload.requirementId !== requirementId) return NO_FILE
      const requirement = facts.requirements.find(({ id }) => id === requirementId)
      if (requirementId !== null && (!requirement || !takesFiles(facts, requirement)))
        return { error: '40011', message: '这项资料现在不能上传' }
      const place = requirementId === null ? ('order' as const) : ('stage' as const)
      await tx.update(serviceFiles).set({ place }).where(eq(serviceFiles.id, upload.id))
      const text = `负责人上传了${requirement?.name ?? '文件'}：${upload.name}`
      await recordEvent(tx, orderId, { stage: found.order.stage, text, byPrincipal: true }, clock.now())
      return fileView({ ...upload, place }, true)
    })

  const remove = async (context: CallContext, orderId: string, fileId: string, place: FileRow['place']) => {
    const removed = await own.change(context, orderId, async (tx, found) => {
      const over = refuseOver(factsOf(found))
      if (over) return refusedBy(over)
      const file = found.files.find((one) => one.id === fileId && one.place === place)
      if (!file || file.isFromStaff) return NO_FILE
      if (!isRemovableFile(file)) return ACCEPTED
      await markRemoved(tx, file.id, clock.now())
      const text = `负责人删除了文件：${file.name}`
      await recordEvent(tx, orderId, { stage: found.order.stage, text, byPrincipal: true }, clock.now())
      return true as const
    })
    // Runs after the commit, because until then the file may still be read. The sweep retries a failure.
    if (removed === true)
      await discardFile(orm, files, fileId).catch((err) =>
        log.warn({ err }, 'a removed file waits for the sweep'),
      )
    return removed
  }

  return {
    uploadSignature: (scope, context) =>
      own.read(context, scope.orderId, (found) => uploads.permit(sessionOf(context).userId, found, scope)),
    solidify: ({ objectKey }, context) => uploads.solidify(sessionOf(context).userId, objectKey),
    saveFile: ({ orderId, objectKey }, context) => save(context, { orderId, objectKey, requirementId: null }),
    uploadStageFile: (given, context) => save(context, given),
    files: ({ orderId }, context) =>
      own.read(context, orderId, (found) => ({
        files: found.files
          .filter(({ place }) => place === 'order' || place === 'deliverable')
          .map((file) => fileView(file, isOpen(found))),
      })),
    removeFile: ({ orderId, fileId }, context) => remove(context, orderId, fileId, 'order'),
    deleteStageFile: ({ orderId, fileId }, context) => remove(context, orderId, fileId, 'stage'),
    stageFiles: ({ orderId, stage }, context) =>
      own.read(context, orderId, (found) => {
        const facts = factsOf(found)
        const open = isOpen(found)
        const requirements = facts.requirements.filter((one) => stage === undefined || one.stage === stage)
        return {
          requirements: requirements.map((one) => ({
            requirementId: one.id,
            stage: one.stage,
            stageName: SERVICE_STAGE_LABELS[one.stage],
            name: one.name,
            note: one.note,
            types: [...one.types],
            maxBytes: one.maxBytes,
            isNeeded: one.isNeeded,
            state: findRequirementState(one, facts.files),
            takesFiles: open && takesFiles(facts, one),
            files: found.files
              .filter((file) => file.place === 'stage' && file.requirementId === one.id)
              .map((file) => fileView(file, open)),
          })),
        }
      }),
  }
}
