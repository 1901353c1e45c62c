import { INVOICE_STATE_LABELS, INVOICE_STATES, type InvoiceState } from '@zhushutong/domain/invoice'
import { LinkButton } from '@zhushutong/ui/button'
import { Chip } from '@zhushutong/ui/fields/chip'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { EmptyState, ErrorState } from '@zhushutong/ui/layout/states'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { ListPager } from '@/lists/list-pager'
import type { InvoicePage, ShownInvoice } from './invoice.types'
import { InvoiceCard } from './invoice-card'

/** The address of the list, of a state or of all invoices. */
type HrefOf = (state: InvoiceState | undefined, page?: number) => string

function Filter({ current, hrefOf }: { current: InvoiceState | undefined; hrefOf: HrefOf }) {
  return (
    <nav aria-label="发票状态" className="mb-3 flex flex-wrap gap-1">
      <Chip href={hrefOf(undefined)} current={current === undefined}>
        全部
      </Chip>
      {INVOICE_STATES.map((state) => (
        <Chip key={state} href={hrefOf(state)} current={state === current}>
          {INVOICE_STATE_LABELS[state]}
        </Chip>
      ))}
    </nav>
  )
}

/** The reader's invoices, newest first (BIL-05). */
export function InvoicesView({
  page,
  state,
  hrefOf,
  ordersHref,
  hrefOfOrder,
  actionsOf,
}: {
  /** null: loading failed. */
  page: InvoicePage | null
  state: InvoiceState | undefined
  hrefOf: HrefOf
  ordersHref: string
  hrefOfOrder: (orderId: string) => string
  actionsOf: (invoice: ShownInvoice) => ReactNode
}) {
  return (
    <TitledCard title="我的发票" count={page ? page.total : undefined}>
      <Filter current={state} hrefOf={hrefOf} />
      {page === null && <ErrorState title="发票暂时没有加载出来">请稍后刷新页面重试</ErrorState>}
      {page?.records.map((invoice) => (
        <article
          key={invoice.invoiceId}
          className="grid gap-2 border-b border-line py-4 last:border-b-0"
          aria-label={`发票 ${invoice.invoiceCode}`}
        >
          <h3 className="flex flex-wrap items-baseline gap-x-3 font-semibold">
            {invoice.productName}
            <Link className="text-12 font-normal text-primary" href={hrefOfOrder(invoice.orderId)}>
              {invoice.orderCode}
            </Link>
          </h3>
          <InvoiceCard invoice={invoice} actions={actionsOf(invoice)} />
        </article>
      ))}
      {page?.records.length === 0 && (
        <EmptyState
          title={state === undefined ? '暂无发票' : `没有${INVOICE_STATE_LABELS[state]}的发票`}
          action={<LinkButton href={ordersHref}>从我的订单申请</LinkButton>}
        >
          已支付的订单可以在一年内申请开票
        </EmptyState>
      )}
      {page !== null && (
        <ListPager
          total={page.total}
          current={page.pageNum}
          size={page.pageSize}
          hrefOf={(at) => hrefOf(state, at)}
        />
      )}
    </TitledCard>
  )
}
