import {
  findRequirementState,
  refuseOver,
  SERVICE_STAGE_LABELS,
  takesFiles,
} from '@zhushutong/domain/boss-orders'
import type { contract } from '@zhushutong/sdk/contract'
import { eq } from 'drizzle-orm'
import type { Files } from '../files'
import type { Deps } from '../platform/feature'
import { type CallContext, type Failure, type Handlers, sessionOf } from '../platform/http'
import { fileView, isRemovableFile } from './order-view'
import { changeOwnOrder, NO_FILE, readOwnOrder, refusedBy } from './own-order'
import { recordEvent } from './record-event'
import { type FileRow, factsOf, type ServiceCase } from './service-case.store'
import { removeServiceFile } from './service-files.store'
import { serviceFiles } from './service-order.table'
import type { UploadService } from './upload.service'

type FileCalls = Handlers<typeof contract.bossFile>

const isOpen = (serviceCase: ServiceCase) => refuseOver(factsOf(serviceCase)) === null
const ACCEPTED: Failure = { error: '40011', message: '已核对通过的文件不能删除' }

/** The files of a principal's orders (BOS-02). */
export function fileHandlers(
  { database, clock, log }: Pick<Deps, 'database' | 'clock' | 'log'>,
  uploads: UploadService,
  files: Files,
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
    changeOwnOrder(database.orm, context, orderId, async (tx, serviceCase) => {
      const facts = factsOf(serviceCase)
      const saved = serviceCase.files.find(({ id }) => id === objectKey)
      if (saved && saved.requirementId === requirementId && !saved.isFromStaff)
        return fileView(saved, isOpen(serviceCase))
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
      await recordEvent(tx, orderId, { stage: serviceCase.order.stage, text, byPrincipal: true }, clock.now())
      return fileView({ ...upload, place }, true)
    })

  const remove = async (context: CallContext, orderId: string, fileId: string, place: FileRow['place']) => {
    const removed = await changeOwnOrder(database.orm, context, orderId, async (tx, serviceCase) => {
      const over = refuseOver(factsOf(serviceCase))
      if (over) return refusedBy(over)
      const file = serviceCase.files.find((file) => file.id === fileId && file.place === place)
      if (!file || file.isFromStaff) return NO_FILE
      if (!isRemovableFile(file)) return ACCEPTED
      await tx.delete(serviceFiles).where(eq(serviceFiles.id, file.id))
      const text = `负责人删除了文件：${file.name}`
      await recordEvent(tx, orderId, { stage: serviceCase.order.stage, text, byPrincipal: true }, clock.now())
      return true as const
    })
    // Runs after the commit, because until then the file may still be read. The sweep retries a failure.
    if (removed === true)
      await removeServiceFile(files, fileId).catch((err) =>
        log.warn({ err }, 'a removed file waits for the sweep'),
      )
    return removed
  }

  return {
    uploadSignature: (scope, context) =>
      readOwnOrder(database.orm, context, scope.orderId, (serviceCase) =>
        uploads.permit(sessionOf(context).userId, serviceCase, scope),
      ),
    solidify: ({ objectKey }, context) => uploads.solidify(sessionOf(context).userId, objectKey),
    saveFile: ({ orderId, objectKey }, context) => save(context, { orderId, objectKey, requirementId: null }),
    uploadStageFile: (input, context) => save(context, input),
    files: ({ orderId }, context) =>
      readOwnOrder(database.orm, context, orderId, (serviceCase) => ({
        files: serviceCase.files
          .filter(({ place }) => place === 'order' || place === 'deliverable')
          .map((file) => fileView(file, isOpen(serviceCase))),
      })),
    removeFile: ({ orderId, fileId }, context) => remove(context, orderId, fileId, 'order'),
    deleteStageFile: ({ orderId, fileId }, context) => remove(context, orderId, fileId, 'stage'),
    stageFiles: ({ orderId, stage }, context) =>
      readOwnOrder(database.orm, context, orderId, (serviceCase) => {
        const facts = factsOf(serviceCase)
        const open = isOpen(serviceCase)
        const requirements = facts.requirements.filter(
          (requirement) => stage === undefined || requirement.stage === stage,
        )
        return {
          requirements: requirements.map((requirement) => ({
            requirementId: requirement.id,
            stage: requirement.stage,
            stageName: SERVICE_STAGE_LABELS[requirement.stage],
            name: requirement.name,
            note: requirement.note,
            types: [...requirement.types],
            maxBytes: requirement.maxBytes,
            isNeeded: requirement.isNeeded,
            state: findRequirementState(requirement, facts.files),
            takesFiles: open && takesFiles(facts, requirement),
            files: serviceCase.files
              .filter((file) => file.place === 'stage' && file.requirementId === requirement.id)
              .map((file) => fileView(file, open)),
          })),
        }
      }),
  }
}
