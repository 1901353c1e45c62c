import { randomUUID } from 'node:crypto'
import {
  ANY_SERVICE_FILE,
  checkServiceFile,
  cleanFileName,
  type FileRule,
  findFileType,
  refuseOver,
  SERVICE_FILE_TYPES,
  type ServiceFileType,
  startsAs,
  takesFiles,
  UPLOAD_LIMITS,
  UPLOAD_PERMISSION_MS,
  UPLOAD_PIECE_BYTES,
} from '@zhushutong/domain/boss-orders'
import type { contract, InputOf } from '@zhushutong/sdk/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { contentOf, type Files, findFile, readWhole, removeFile, saveFile } from '../files'
import type { Signer } from '../platform/config/signing-keys'
import { lockName, type Tx } from '../platform/db'
import { isUuid } from '../platform/db/uuid'
import type { Deps } from '../platform/feature'
import { CODES, type Failure } from '../platform/http'
import { NO_FILE, NO_ORDER, refusedBy } from './own-order'
import { type FileRow, factsOf, findOwnCase, type ServiceCase } from './service-case.store'
import { serviceFiles } from './service-order.table'

type Scope = InputOf<typeof contract.bossFile.uploadSignature>
type Piece = InputOf<typeof contract.upload.putObject>
type Permission = Omit<Piece, 'offset' | 'content'>

const FORGED: Failure = { error: CODES.insecure, message: '上传签名不正确或已失效，请重新选择文件' }
const WRONG_BYTES: Failure = { error: CODES.badRequest, message: '文件内容与格式不符，请检查后重新选择' }
const INCOMPLETE: Failure = { ...NO_FILE, message: '文件还没有上传完整' }
const TOO_MANY: Failure = { error: CODES.tooMany, message: '未完成的上传过多，请稍后重试' }

const wrong = (field: string, message: string): Failure => ({
  error: CODES.badRequest,
  message,
  data: { fields: [{ field, message }] },
})

/** The rule for files at this place of an order, or the refusal. */
const findRule = (serviceCase: ServiceCase, requirementId: string): FileRule | Failure => {
  const facts = factsOf(serviceCase)
  const over = refuseOver(facts)
  if (over) return refusedBy(over)
  if (requirementId === '') return ANY_SERVICE_FILE
  const requirement = facts.requirements.find(({ id }) => id === requirementId)
  if (!requirement) return NO_FILE
  if (!takesFiles(facts, requirement)) return { error: '40011', message: '这项资料现在不能上传' }
  return requirement
}

/** Uploads that are not saved to an order. */
const isUnsaved = isNull(serviceFiles.place)

const PIECE_TYPE = 'application/octet-stream'

const storedView = ({ id, name, size }: FileRow, digest: string) => ({ objectKey: id, name, size, digest })

/** Uploads in pieces by a signed permission (BOS-02). */
export function uploadService(
  { database: { orm }, clock, log }: Pick<Deps, 'database' | 'clock' | 'log'>,
  files: Files,
  signer: Signer,
) {
  const partsOf = (userId: string, permission: Permission) => [
    userId,
    permission.objectKey,
    permission.orderId,
    permission.requirementId,
    permission.name,
    permission.size,
    permission.type,
    permission.expires,
  ]
  const isPermitted = (userId: string, permission: Permission) =>
    permission.expires > clock.now() &&
    isUuid(permission.objectKey) &&
    signer.isSigned(partsOf(userId, permission), permission.signature)

  /**
   * Inserts the file at its first piece, if the order still accepts it and the user has few unfinished
   * uploads.
   */
  const begin = (userId: string, permission: Permission): Promise<Failure | null> =>
    orm.transaction(async (tx) => {
      await lockName(tx, `service-upload:${userId}`)
      const serviceCase = await findOwnCase(tx, userId, permission.orderId)
      if (!serviceCase) return NO_ORDER
      const rule = findRule(serviceCase, permission.requirementId)
      if ('error' in rule) return rule
      const unsaved = and(eq(serviceFiles.ownerId, userId), isUnsaved)
      if ((await tx.$count(serviceFiles, unsaved)) >= UPLOAD_LIMITS.unfinished) return TOO_MANY
      // A conflict is no error: `storePiece` checks the piece of an existing file.
      const begun = {
        id: permission.objectKey,
        orderId: permission.orderId,
        ownerId: userId,
        requirementId: permission.requirementId || null,
        name: permission.name,
        type: permission.type as ServiceFileType,
        size: permission.size,
        received: 0,
        state: 'submitted',
        isFromStaff: false,
        createdAt: clock.now(),
      } as const
      await tx.insert(serviceFiles).values(begun).onConflictDoNothing()
      return null
    })

  const mine = (userId: string, objectKey: string) =>
    and(eq(serviceFiles.id, objectKey), eq(serviceFiles.ownerId, userId), isUnsaved)

  const findUnsaved = async (userId: string, objectKey: string) => {
    if (!isUuid(objectKey)) return null
    const [row] = await orm.select().from(serviceFiles).where(mine(userId, objectKey))
    return row ?? null
  }

  /**
   * Same as `findUnsaved`, with a lock: the file is neither given up nor stored twice until the transaction
   * ends.
   */
  const lockUnsaved = async (tx: Tx, userId: string, objectKey: string) => {
    if (!isUuid(objectKey)) return null
    const [row] = await tx.select().from(serviceFiles).where(mine(userId, objectKey)).for('update')
    return row ?? null
  }

  /** Stores a piece. A repeated piece changes nothing; other bytes at the same offset are refused. */
  const storePiece = async (
    userId: string,
    objectKey: string,
    at: number,
    bytes: Buffer,
  ): Promise<{ received: number } | Failure> => {
    const row = await findUnsaved(userId, objectKey)
    if (!row || row.digest !== null || at > row.received) return NO_FILE
    const piece = { area: 'service-parts', id: row.id, at } as const
    const content = contentOf(bytes, PIECE_TYPE)
    const stored = await findFile(files, piece)
    if (stored && stored.digest !== content.digest) return WRONG_BYTES
    await saveFile(files, piece, content, clock.now())
    return orm.transaction(async (tx) => {
      const locked = await lockUnsaved(tx, userId, objectKey)
      if (!locked || locked.digest !== null) return NO_FILE
      const received = Math.max(locked.received, at + bytes.length)
      await tx.update(serviceFiles).set({ received }).where(eq(serviceFiles.id, row.id))
      return { received }
    })
  }

  return {
    /** A signed permission for one file of an order; the caller sends it with each piece. */
    permit(userId: string, serviceCase: ServiceCase, { orderId, requirementId, name: typed, size }: Scope) {
      const rule = findRule(serviceCase, requirementId)
      if ('error' in rule) return rule
      const problem = checkServiceFile({ name: typed, size }, rule)
      if (problem) return wrong(problem.includes('超过') ? 'size' : 'name', problem)
      if (serviceCase.files.length >= UPLOAD_LIMITS.filesOfOrder)
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

    /**
     * Stores a piece of a permitted file, after checking its order, its size and the first bytes of its type.
     */
    async put(
      userId: string,
      { offset, content, ...fields }: Piece,
    ): Promise<{ received: number } | Failure> {
      if (!isPermitted(userId, fields)) return FORGED
      const bytes = Buffer.from(content, 'base64')
      const isLast = offset + bytes.length === fields.size
      if (
        bytes.length === 0 ||
        offset % UPLOAD_PIECE_BYTES !== 0 ||
        offset + bytes.length > fields.size ||
        (!isLast && bytes.length < UPLOAD_PIECE_BYTES)
      )
        return wrong('content', '分片的长度不正确')
      if (offset === 0 && !startsAs(fields.type as ServiceFileType, bytes)) return WRONG_BYTES
      if (offset === 0 && !(await findUnsaved(userId, fields.objectKey))) {
        const refused = await begin(userId, fields)
        if (refused) return refused
      }
      return storePiece(userId, fields.objectKey, offset, bytes)
    },

    /** Joins the pieces, checks the file's size and type, and stores it with its digest. */
    async solidify(userId: string, objectKey: string) {
      const row = await findUnsaved(userId, objectKey)
      if (!row) return NO_FILE
      if (row.digest !== null) return storedView(row, row.digest)
      const pieces = { area: 'service-parts', id: row.id } as const
      const bytes = await readWhole(files, pieces, row.size)
      if (!bytes) {
        // A parallel call may just have stored the file and deleted its pieces.
        const now = await findUnsaved(userId, objectKey)
        return now?.digest ? storedView(now, now.digest) : INCOMPLETE
      }
      if (!startsAs(row.type, bytes)) return WRONG_BYTES
      // Pieces never change, so a parallel call stores the same bytes.
      const content = contentOf(bytes, SERVICE_FILE_TYPES[row.type].mimeType)
      await saveFile(files, { area: 'service-files', id: row.id }, content, clock.now())
      const { digest } = content
      const isStored = await orm.transaction(async (tx) => {
        if (!(await lockUnsaved(tx, userId, objectKey))) return false
        await tx.update(serviceFiles).set({ digest }).where(eq(serviceFiles.id, row.id))
        return true
      })
      if (!isStored) return NO_FILE
      await removeFile(files, pieces).catch((err) => log.warn({ err }, 'pieces wait for the sweep'))
      return storedView(row, digest)
    },

    /** A stored file of the caller that is not yet saved to an order; locked. */
    async findKept(tx: Tx, userId: string, objectKey: string) {
      const row = await lockUnsaved(tx, userId, objectKey)
      return row && row.digest !== null ? row : null
    },
  }
}

export type UploadService = ReturnType<typeof uploadService>
