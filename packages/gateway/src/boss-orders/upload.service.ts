import { createHash, randomUUID } from 'node:crypto'
import {
  ANY_SERVICE_FILE,
  checkServiceFile,
  cleanFileName,
  type FileRule,
  findFileType,
  refuseOver,
  type ServiceFileType,
  startsAs,
  takesFiles,
  UPLOAD_LIMITS,
  UPLOAD_PERMISSION_MS,
  UPLOAD_PIECE_BYTES,
} from '@zhushutong/domain/boss-orders'
import { HOUR_MS } from '@zhushutong/domain/formatting'
import type { contract, InputOf } from '@zhushutong/sdk/contract'
import { and, eq, isNull, lt } from 'drizzle-orm'
import { lockName, type Queryable, type Tx } from '../platform/db'
import { isUuid } from '../platform/db/uuid'
import type { Deps } from '../platform/feature'
import { CODES, type Failure } from '../platform/http'
import type { FileStore } from './file-store.ports'
import { NO_FILE, NO_ORDER, refusedBy } from './own-order'
import { factsOf, findOwnCase, type ServiceCase } from './service-case.store'
import { serviceFiles } from './service-order.table'
import type { Signer } from './signing-keys'

type Scope = InputOf<typeof contract.bossFile.uploadSignature>
type Piece = InputOf<typeof contract.upload.putObject>
type Permission = Omit<Piece, 'offset' | 'content'>

/** What was uploaded and never saved to its order is removed after that. */
const UNSAVED_MS = 24 * HOUR_MS

const FORGED: Failure = { error: CODES.insecure, message: '上传签名不正确或已失效，请重新选择文件' }
const WRONG_BYTES: Failure = { error: CODES.badRequest, message: '文件内容与格式不符，请检查后重新选择' }
const TOO_MANY: Failure = { error: CODES.tooMany, message: '未完成的上传过多，请稍后再试' }

const wrong = (field: string, message: string): Failure => ({
  error: CODES.badRequest,
  message,
  data: { fields: [{ field, message }] },
})

/** What a place of an order takes now. */
const findRule = (found: ServiceCase, requirementId: string): FileRule | Failure => {
  const facts = factsOf(found)
  const over = refuseOver(facts)
  if (over) return refusedBy(over)
  if (requirementId === '') return ANY_SERVICE_FILE
  const requirement = facts.requirements.find(({ id }) => id === requirementId)
  if (!requirement) return NO_FILE
  if (!takesFiles(facts, requirement)) return { error: '40011', message: '这项资料现在不能上传' }
  return requirement
}

/** Signed uploads in pieces, and what becomes of them (BOS-02). */
export function uploadService(
  { database: { orm }, clock }: Pick<Deps, 'database' | 'clock'>,
  files: FileStore,
  signer: Signer,
) {
  const partsOf = (userId: string, given: Permission) => [
    userId,
    given.objectKey,
    given.orderId,
    given.requirementId,
    given.name,
    given.size,
    given.type,
    given.expires,
  ]
  const isPermitted = (userId: string, given: Permission) =>
    given.expires > clock.now() &&
    isUuid(given.objectKey) &&
    signer.isSigned(partsOf(userId, given), given.signature)

  /** The first piece makes the file, if its order still takes it; at most so many are unfinished at once. */
  const begin = (userId: string, given: Permission): Promise<Failure | null> =>
    orm.transaction(async (tx) => {
      await lockName(tx, `service-upload:${userId}`)
      const found = await findOwnCase(tx, userId, given.orderId)
      if (!found) return NO_ORDER
      const rule = findRule(found, given.requirementId)
      if ('error' in rule) return rule
      const unsaved = and(eq(serviceFiles.ownerId, userId), isNull(serviceFiles.place))
      if ((await tx.$count(serviceFiles, unsaved)) >= UPLOAD_LIMITS.unfinished) return TOO_MANY
      await tx.insert(serviceFiles).values({
        id: given.objectKey,
        orderId: given.orderId,
        ownerId: userId,
        requirementId: given.requirementId || null,
        name: given.name,
        type: given.type as ServiceFileType,
        size: given.size,
        received: 0,
        state: 'submitted',
        isFromStaff: false,
        createdAt: clock.now(),
      })
      return null
    })

  const findUnsaved = async (userId: string, objectKey: string, db: Queryable = orm) => {
    if (!isUuid(objectKey)) return null
    const mine = and(
      eq(serviceFiles.id, objectKey),
      eq(serviceFiles.ownerId, userId),
      isNull(serviceFiles.place),
    )
    const [found] = await db.select().from(serviceFiles).where(mine)
    return found ?? null
  }

  return {
    /** A permission for one file of an order, which the caller hands back with each piece. */
    permit(userId: string, found: ServiceCase, { orderId, requirementId, name: typed, size }: Scope) {
      const rule = findRule(found, requirementId)
      if ('error' in rule) return rule
      const problem = checkServiceFile({ name: typed, size }, rule)
      if (problem) return wrong(problem.includes('超过') ? 'size' : 'name', problem)
      if (found.files.length >= UPLOAD_LIMITS.filesOfOrder)
        return { error: CODES.tooMany, message: `一个订单最多 ${UPLOAD_LIMITS.filesOfOrder} 个文件` }
      const type = findFileType(typed)
      if (type === null) throw new Error('a file that was checked has a type')
      const permission = {
        objectKey: randomUUID(),
        orderId,
        requirementId,
        name: cleanFileName(typed),
        size,
        type,
        expires: clock.now() + UPLOAD_PERMISSION_MS,
      }
      const signature = signer.sign(partsOf(userId, { ...permission, signature: '' }))
      return { ...permission, signature, pieceBytes: UPLOAD_PIECE_BYTES }
    },

    /** Writes a piece: of a file that was permitted, in its order, within its size, beginning as its type does. */
    async put(userId: string, { offset, content, ...given }: Piece): Promise<{ received: number } | Failure> {
      if (!isPermitted(userId, given)) return FORGED
      const bytes = Buffer.from(content, 'base64')
      const isLast = offset + bytes.length === given.size
      if (
        bytes.length === 0 ||
        offset + bytes.length > given.size ||
        (!isLast && bytes.length < UPLOAD_PIECE_BYTES)
      )
        return wrong('content', '分片的长度不正确')
      if (offset === 0 && !startsAs(given.type as ServiceFileType, bytes)) return WRONG_BYTES
      const known = await findUnsaved(userId, given.objectKey)
      if (!known) {
        if (offset > 0) return NO_FILE
        const refused = await begin(userId, given)
        if (refused) return refused
      }
      const row = known ?? (await findUnsaved(userId, given.objectKey))
      if (!row || row.digest !== null || offset > row.received) return NO_FILE
      await files.write(row.id, offset, bytes)
      const received = Math.max(row.received, offset + bytes.length)
      await orm.update(serviceFiles).set({ received }).where(eq(serviceFiles.id, row.id))
      return { received }
    },

    /** Checks a file that has arrived, and keeps it: its size, how it begins, its digest. */
    async solidify(userId: string, objectKey: string) {
      const row = await findUnsaved(userId, objectKey)
      if (!row) return NO_FILE
      const bytes = await files.readAll(row.id)
      if (!bytes || bytes.length !== row.size || row.received !== row.size)
        return { ...NO_FILE, message: '文件还没有上传完整' }
      if (!startsAs(row.type, bytes)) return WRONG_BYTES
      const digest = createHash('sha256').update(bytes).digest('hex')
      await orm.update(serviceFiles).set({ digest }).where(eq(serviceFiles.id, row.id))
      return { objectKey: row.id, name: row.name, size: row.size, digest }
    },

    /** Removes what was never saved to an order. */
    async sweep(): Promise<void> {
      const old = and(isNull(serviceFiles.place), lt(serviceFiles.createdAt, clock.now() - UNSAVED_MS))
      const unfinished = and(
        isNull(serviceFiles.place),
        isNull(serviceFiles.digest),
        lt(serviceFiles.createdAt, clock.now() - UPLOAD_PERMISSION_MS),
      )
      for (const which of [unfinished, old]) {
        const gone = await orm.delete(serviceFiles).where(which).returning({ id: serviceFiles.id })
        for (const { id } of gone) await files.remove(id)
      }
    },

    /** A kept file of the caller's that is not saved yet, within the transaction that saves it. */
    async findKept(tx: Tx, userId: string, objectKey: string) {
      const row = await findUnsaved(userId, objectKey, tx)
      return row && row.digest !== null ? row : null
    },
  }
}

export type UploadService = ReturnType<typeof uploadService>
