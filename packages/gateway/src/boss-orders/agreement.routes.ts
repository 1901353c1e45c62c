import { createHash, randomUUID } from 'node:crypto'
import { moveContract } from '@zhushutong/domain/boss-orders'
import { formatTime, MINUTE_MS } from '@zhushutong/domain/formatting'
import type { contract } from '@zhushutong/sdk/contract'
import { eq } from 'drizzle-orm'
import type { FileStore } from '../files'
import type { Deps } from '../platform/feature'
import { CODES, type Failure, type Handlers } from '../platform/http'
import type { AgreementCallback, SigningService } from './esign.ports'
import { fileView } from './order-view'
import { type OwnOrders, refusedBy } from './own-order'
import { recordEvent } from './record-event'
import {
  type ContractRow,
  factsOf,
  findCase,
  findContract,
  findContractByFlow,
  lockOrder,
} from './service-case.store'
import { keepStaffFile, placeStaffFile } from './service-files.store'
import { serviceContracts, serviceOrders } from './service-order.table'

type AgreementCalls = Pick<Handlers<typeof contract.bossOrder>, 'eSignInfo' | 'agreementCallback'>

/** A callback's age. */
const FRESH_MS = 5 * MINUTE_MS
const FORGED: Failure = { error: CODES.insecure }
const UNKNOWN: Failure = { error: '30003', status: 404, message: '没有这个签署流程' }

/** SHA-256 of a contract's text, hex. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}

/** The text that was signed, followed by who signed it, when, and its digest. */
const signedCopy = ({ title, text, digest, id }: ContractRow, told: AgreementCallback): string =>
  [
    title,
    '',
    text,
    '',
    '—— 签署信息 ——',
    `签署人：${told.signerName}`,
    `签署时间：${formatTime(told.decideTime)}`,
    `签署流程：${id}`,
    `正文 SHA-256：${digest}`,
    '',
  ].join('\n')

/** The contract of a principal's order, and what the signing service says of it (BOS-04). */
export function agreementHandlers(
  { database: { orm }, clock }: Pick<Deps, 'database' | 'clock'>,
  own: OwnOrders,
  files: FileStore,
  signing: SigningService | null,
): AgreementCalls {
  /** Keeps the signed text; it has no place yet. */
  const keepCopy = async (laid: ContractRow, told: AgreementCallback) => {
    const id = randomUUID()
    const facts = { id, orderId: laid.orderId, name: `${laid.title}（已签署）.txt`, createdAt: clock.now() }
    await keepStaffFile(orm, files, { ...facts, type: 'txt' }, Buffer.from(signedCopy(laid, told), 'utf8'))
    return id
  }

  /** Each flow is decided once: the same told again changes nothing, another decision is refused. */
  const decide = (
    laid: ContractRow,
    told: AgreementCallback,
    fileId: string | null,
  ): Promise<true | Failure> =>
    orm.transaction(async (tx) => {
      await lockOrder(tx, laid.orderId)
      const found = await findCase(tx, laid.orderId)
      const newest = await findContract(tx, laid.orderId)
      if (!found || newest?.id !== laid.id) return { error: '40011', message: '这份合同已被撤回' }
      if (newest.state === told.outcome) return true
      const moved = moveContract(factsOf(found), told.outcome === 'signed' ? 'sign' : 'refuse')
      if ('error' in moved) return refusedBy(moved)
      const now = clock.now()
      const isSigned = told.outcome === 'signed'
      if (fileId) await placeStaffFile(tx, fileId, 'contract')
      const decided = {
        state: told.outcome,
        signerName: told.signerName,
        reason: told.reason || null,
        decidedAt: told.decideTime,
        fileId,
      }
      await tx.update(serviceContracts).set(decided).where(eq(serviceContracts.id, laid.id))
      await tx
        .update(serviceOrders)
        .set({ contractState: moved.contract })
        .where(eq(serviceOrders.id, laid.orderId))
      const text = isSigned ? '负责人签署了合同' : `负责人拒签了合同${told.reason ? `：${told.reason}` : ''}`
      await recordEvent(tx, laid.orderId, { stage: found.order.stage, text, byPrincipal: true }, now)
      return true
    })

  return {
    eSignInfo: ({ orderId }, context) =>
      own.read(context, orderId, async ({ order, files: saved }) => {
        const laid = await findContract(orm, orderId)
        const isShown = laid !== null && laid.state !== 'withdrawn'
        const file = saved.find(({ id }) => id === laid?.fileId)
        const isOpen = order.contractState === 'to-sign' && order.closedAt === null
        return {
          state: order.contractState,
          title: isShown ? laid.title : null,
          text: isShown ? laid.text : null,
          digest: isShown ? laid.digest : null,
          signUrl: isOpen && isShown && signing ? signing.pageOf(laid) : null,
          signerName: isShown ? laid.signerName : null,
          decideTime: isShown ? laid.decidedAt : null,
          reason: isShown ? laid.reason : null,
          file: file ? fileView(file, false) : null,
        }
      }),
    async agreementCallback(told) {
      const isFresh = Math.abs(clock.now() - told.timestamp) <= FRESH_MS
      if (!signing || !isFresh || !signing.isFrom(told)) return FORGED
      const laid = await findContractByFlow(orm, told.flowNo)
      if (!laid) return UNKNOWN
      // Signed for another text than the one that was laid before the principal.
      if (laid.digest !== told.digest) return FORGED
      const isNews = told.outcome === 'signed' && laid.state === 'to-sign'
      return decide(laid, told, isNews ? await keepCopy(laid, told) : null)
    },
  }
}
