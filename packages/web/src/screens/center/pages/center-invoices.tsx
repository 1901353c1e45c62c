import { INVOICE_STATES, type InvoiceState } from '@zhushutong/domain/invoice'
import { InvoicesView, TitlesView } from '@/features/invoice'
import { orNull } from '@/wiring/server/answers'
import { readFirst } from '../../search-params'
import { CancelInvoice, NewTitle, TitleActions } from '../controls/invoice-controls'
import { pageParam, parsePage, redirectToLastPage, type SectionProps } from '../section'
import { centerHref, ORDERS } from '../section-address'

const PAGE_SIZE = 10

/** 我的发票: requested invoices, their files, and the saved titles (BIL-05, BIL-08). */
export async function CenterInvoices({ query, reader, hrefOf }: SectionProps) {
  const state = INVOICE_STATES.find((candidate) => candidate === readFirst(query, 'status'))
  const pageQuery = { state, pageNum: parsePage(query), pageSize: PAGE_SIZE }
  const [page, titles] = await Promise.all([
    orNull(reader.calls.invoices.list(pageQuery)),
    orNull(reader.calls.invoices.titles()),
  ])
  const hrefOfPage = (chosen: InvoiceState | undefined, at = 1) =>
    hrefOf({ status: chosen, page: pageParam(at) })
  redirectToLastPage(page, (at) => hrefOfPage(state, at))
  return (
    <>
      <InvoicesView
        page={page}
        state={state}
        hrefOf={hrefOfPage}
        ordersHref={centerHref(ORDERS)}
        hrefOfOrder={(order) => centerHref(ORDERS, { order })}
        actionsOf={({ state: current, invoiceId, invoiceCode }) =>
          current === 'asked' && <CancelInvoice invoiceId={invoiceId} invoiceCode={invoiceCode} />
        }
      />
      <TitlesView
        titles={titles?.records ?? null}
        add={<NewTitle />}
        actionsOf={(saved) => <TitleActions saved={saved} />}
      />
    </>
  )
}
