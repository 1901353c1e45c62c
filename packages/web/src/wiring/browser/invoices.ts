import type { InvoiceForm, InvoiceTitle } from '@zhushutong/domain/invoice'
import { isPortalError } from '@zhushutong/sdk'
import type { BrowserClient } from './client'
import { orFailure } from './failure'

/** null when it is done; else what is wrong, with the fields if the gateway names them. */
const orRefusal = async (call: Promise<unknown>) => {
  try {
    await call
    return null
  } catch (error) {
    if (!isPortalError(error)) throw error
    const fields = error.kind === 'validation' ? error.fields : []
    return { error: error.code ?? error.kind, message: error.message, fields }
  }
}

/** Invoices of the reader's orders, and the titles that they keep. */
export function createInvoices({ invoices }: BrowserClient) {
  return {
    ask: (asked: InvoiceForm & { orderId: string; savesTitle: boolean }, signal?: AbortSignal) =>
      orRefusal(invoices.ask(asked, { signal })),
    cancel: (invoiceId: string) => orFailure(invoices.cancel({ invoiceId })),
    /** null: they could not be loaded. */
    titles: () =>
      invoices.titles().then(
        ({ records }) => records,
        () => null,
      ),
    saveTitle: (title: InvoiceTitle & { isDefault: boolean; titleId?: string }, signal?: AbortSignal) =>
      orRefusal(invoices.saveTitle(title, { signal })),
    removeTitle: (titleId: string) => orFailure(invoices.removeTitle({ titleId })),
  }
}
