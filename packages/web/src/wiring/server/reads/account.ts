import { type FullClient, isPortalError } from '@zhushutong/sdk/portal'
import { orNull } from '../answers'

/** The invoices of these orders; empty if loading fails. */
export async function loadOrderInvoices({ invoices }: FullClient, orderIds: readonly string[]) {
  if (orderIds.length === 0) return []
  return (await orNull(invoices.ofOrders({ orderIds: [...orderIds] })))?.records ?? []
}

const NOT_FOUND = 404

/**
 * The reader's keys, and the calls of the last days: of one key, or of all if the requested key is not the
 * reader's.
 */
export async function loadKeyUsage({ apiKeys }: FullClient, days: number, keyId?: string) {
  const loadUsage = () =>
    apiKeys.usage({ days, keyId }).catch((error: unknown) => {
      if (isPortalError(error) && error.status === NOT_FOUND) return apiKeys.usage({ days })
      throw error
    })
  const [{ keys }, usage] = await Promise.all([apiKeys.list(), loadUsage()])
  return { keys, days: usage.days }
}
