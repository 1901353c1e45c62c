import { createHash, randomUUID } from 'node:crypto'
import { moveContract } from '@zhushutong/domain/boss-orders'
import { formatTime, MINUTE_MS } from '@zhushutong/domain/formatting'
import type { contract } from '@zhushutong/sdk/contract'
import { eq } from 'drizzle-orm'
import type { Files } from '../files'
import type { Deps } from '../platform/feature'
import { CODES, type Failure, type Handlers } from '../platform/http'
import type { AgreementCallback, SigningService } from './esign.ports'
import { fileView } from './order-view'
import { readOwnOrder, refusedBy } from './own-order'
import { recordEvent } from './record-event'
import {
  type ContractRow,
  factsOf,
  findCase,
  findContract,
  findContractByFlow,
  lockOrder,
} from './service-case.store'
import { placeStaffFile, saveStaffFile } from './service-files.store'
import { serviceContracts, serviceOrders } from './service-order.table'

type AgreementCalls = Pick<Handlers<typeof contract.bossOrder>, 'eSignInfo' | 'agreementCallback'>

/** Maximum difference between a callback's timestamp and the clock, in ms. */
const FRESH_MS = 5 * MINUTE_MS
const FORGED: Failure = { error: CODES.insecure }
const UNKNOWN: Failure = { error: '30003', status: 404, message: '没有这个签署流程' }

export function digestOf(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}

/** The signed text, followed by signer, time, flow id and digest. */
const signedCopy = ({ title, text, digest, id }: ContractRow, callback: AgreementCallback): string =>
  [
    title,
    '',
    text,
    '',
    '—— 签署信息 ——',
    `签署人：${callback.signerName}`,
    `签署时间：${formatTime(callback.decideTime)}`,
    `签署流程：${id}`,
    `正文 SHA-256：${digest}`,
    '',
  ].join('\n')

/** The contract of a principal's order, and the signing service's callbacks (BOS-04). */
export function agreementHandlers(
  { database: { orm }, clock }: Pick<Deps, 'database' | 'clock'>,
  files: Files,
  signing: SigningService | null,
): AgreementCalls {
  /** Stores the signed text as a file without a place; `decide` sets the place. */
  const keepCopy = async (offered: ContractRow, callback: AgreementCallback) => {
    const id = randomUUID()
    const facts = {
      id,
      orderId: offered.orderId,
      name: `${offered.title}（已签署）.txt`,
      createdAt: clock.now(),
    }
    await saveStaffFile(files, { ...facts, type: 'txt' }, Buffer.from(signedCopy(offered, callback), 'utf8'))
    return id
  }

  /** Decides a flow once: a repeated callback changes nothing, a different decision is refused. */
  const decide = (
    offered: ContractRow,
    callback: AgreementCallback,
    fileId: string | null,
  ): Promise<true | Failure> =>
    orm.transaction(async (tx) => {
      await lockOrder(tx, offered.orderId)
      const serviceCase = await findCase(tx, offered.orderId)
      const newest = await findContract(tx, offered.orderId)
      if (!serviceCase || newest?.id !== offered.id) return { error: '40011', message: '这份合同已被撤回' }
      if (newest.state === callback.outcome) return true
      const moved = moveContract(factsOf(serviceCase), callback.outcome === 'signed' ? 'sign' : 'refuse')
      if ('error' in moved) return refusedBy(moved)
      const now = clock.now()
      const isSigned = callback.outcome === 'signed'
      if (fileId) await placeStaffFile(tx, fileId, 'contract')
      const decided = {
        state: callback.outcome,
        signerName: callback.signerName,
        reason: callback.reason || null,
        decidedAt: callback.decideTime,
        fileId,
      }
      await tx.update(serviceContracts).set(decided).where(eq(serviceContracts.id, offered.id))
      await tx
        .update(serviceOrders)
        .set({ contractState: moved.contract })
        .where(eq(serviceOrders.id, offered.orderId))
      const text = isSigned
        ? '负责人签署了合同'
        : `负责人拒签了合同${callback.reason ? `：${callback.reason}` : ''}`
      await recordEvent(tx, offered.orderId, { stage: serviceCase.order.stage, text, byPrincipal: true }, now)
      return true
    })

  return {
    eSignInfo: ({ orderId }, context) =>
      readOwnOrder(orm, context, orderId, async ({ order, files: saved }) => {
        const offered = await findContract(orm, orderId)
        const isShown = offered !== null && offered.state !== 'withdrawn'
        const file = saved.find(({ id }) => id === offered?.fileId)
        const isOpen = order.contractState === 'to-sign' && order.closedAt === null
        return {
          state: order.contractState,
          title: isShown ? offered.title : null,
          text: isShown ? offered.text : null,
          digest: isShown ? offered.digest : null,
          signUrl: isOpen && isShown && signing ? signing.pageOf(offered) : null,
          signerName: isShown ? offered.signerName : null,
          decideTime: isShown ? offered.decidedAt : null,
          reason: isShown ? offered.reason : null,
          file: file ? fileView(file, false) : null,
        }
      }),
    async agreementCallback(callback) {
      const isFresh = Math.abs(clock.now() - callback.timestamp) <= FRESH_MS
      if (!signing || !isFresh || !signing.isFrom(callback)) return FORGED
      const offered = await findContractByFlow(orm, callback.flowNo)
      if (!offered) return UNKNOWN
      // The signature belongs to a text that differs from the offered one.
      if (offered.digest !== callback.digest) return FORGED
      const isNews = callback.outcome === 'signed' && offered.state === 'to-sign'
      return decide(offered, callback, isNews ? await keepCopy(offered, callback) : null)
    },
  }
}
