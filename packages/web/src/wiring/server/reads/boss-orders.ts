import { type FullClient, isPortalError } from '@zhushutong/sdk/portal'

const NO_ORDER = '40001'
/** Error code: this kind of order has no such list, or no account is configured. */
const NOTHING = '30003'

const withCode = <T, F>(call: Promise<T>, code: string, instead: F): Promise<T | F> =>
  call.catch((error: unknown) => {
    if (isPortalError(error) && error.code === code) return instead
    throw error
  })

/**
 * A service order with everything that its principal may see; 'missing' if the reader has no such order.
 */
export async function loadBossOrder({ bossFile, bossOrder }: FullClient, orderId: string) {
  const order = { orderId }
  const details = await withCode(bossOrder.details(order), NO_ORDER, 'missing' as const)
  if (details === 'missing') return details
  const [process, payments, account, steward, invoices, invoiceFiles, eSign, files, stageFiles, plan] =
    await Promise.all([
      bossOrder.process(order),
      bossOrder.payments(order),
      withCode(bossOrder.bankCard(order), NOTHING, null),
      bossOrder.stewardPhone(order),
      bossOrder.invoiceInfo(order),
      bossOrder.invoiceFiles(order),
      bossOrder.eSignInfo(order),
      bossFile.files(order),
      bossFile.stageFiles(order),
      bossOrder.plan(order),
    ])
  const people = details.kind === 'staff' ? await withCode(bossOrder.recruitment(order), NOTHING, null) : null
  const management =
    details.kind === 'management' ? await withCode(bossOrder.management(order), NOTHING, null) : null
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
    eSign,
    files: files.files,
    requirements: stageFiles.requirements,
    steps: plan.steps,
    candidates: people?.candidates ?? [],
    matters: management?.matters ?? [],
  }
}
