import { type FullClient, isPortalError } from '@zhushutong/sdk/portal'
import type { BossCounts, BossOrder, BossOrderPage } from '../../types'

interface PageQuery {
  readonly tab: 'all' | 'todo' | 'active' | 'done' | 'closed'
  readonly pageNum: number
  readonly pageSize: number
}

/** The service orders of the reader as a firm's principal; null: loading failed. */
export interface BossOrdersPort {
  list(query: PageQuery): Promise<{ readonly page: BossOrderPage; readonly counts: BossCounts } | null>
  /** 'missing': the reader has no such order. */
  one(orderId: string): Promise<BossOrder | 'missing' | null>
}

const NO_ORDER = '40001'
/** Error code: this kind of order has no such list, or no account is configured. */
const NOTHING = '30003'

const orNothing = <T>(call: Promise<T>): Promise<T | null> =>
  call.catch((error: unknown) => {
    if (isPortalError(error) && error.code === NOTHING) return null
    throw error
  })

export function createBossOrders({ bossFile, bossOrder }: FullClient): BossOrdersPort {
  return {
    list: async (query) => {
      try {
        const [page, counts] = await Promise.all([bossOrder.list(query), bossOrder.counts()])
        return { page, counts }
      } catch (error) {
        if (isPortalError(error)) return null
        throw error
      }
    },
    one: async (orderId) => {
      const named = { orderId }
      try {
        const details = await bossOrder.details(named)
        const [
          process,
          payments,
          account,
          steward,
          invoices,
          invoiceFiles,
          contract,
          files,
          stageFiles,
          plan,
        ] = await Promise.all([
          bossOrder.process(named),
          bossOrder.payments(named),
          orNothing(bossOrder.bankCard(named)),
          bossOrder.stewardPhone(named),
          bossOrder.invoiceInfo(named),
          bossOrder.invoiceFiles(named),
          bossOrder.eSignInfo(named),
          bossFile.files(named),
          bossFile.stageFiles(named),
          bossOrder.plan(named),
        ])
        const people = details.kind === 'staff' ? await orNothing(bossOrder.recruitment(named)) : null
        const management = details.kind === 'management' ? await orNothing(bossOrder.management(named)) : null
        return {
          ...details,
          events: process.events,
          payments,
          account,
          steward,
          invoices: invoices.invoices.map((invoice) => ({
            ...invoice,
            file: invoiceFiles.files.find(({ invoiceId }) => invoiceId === invoice.invoiceId)?.file ?? null,
          })),
          eSign: contract,
          files: files.files,
          requirements: stageFiles.requirements,
          steps: plan.steps,
          candidates: people?.candidates ?? [],
          matters: management?.matters ?? [],
        }
      } catch (error) {
        if (isPortalError(error)) return error.code === NO_ORDER ? 'missing' : null
        throw error
      }
    },
  }
}
