import { ORDER_STATUSES, type OrderStatus } from '@zhushutong/domain/purchase'
import Link from 'next/link'
import { OrdersView } from '@/features/center'
import { InvoiceTag } from '@/features/invoice'
import { DialogButton } from '@/triggers/dialog-trigger'
import { orNull } from '@/wiring/server/answers'
import { loadOrderInvoices } from '@/wiring/server/reads/account'
import { readFirst } from '../../search-params'
import { AskInvoice } from '../controls/invoice-controls'
import { RemoveOrder } from '../controls/remove-order'
import { pageParam, parsePage, redirectToLastPage, type SectionProps } from '../section'
import { CenterOrder } from './center-order'

const PAGE_SIZE = 10

/** 我的订单: the list, or one order. */
export function CenterOrders(props: SectionProps) {
  const orderId = readFirst(props.query, 'order')
  return orderId === undefined ? <OrderList {...props} /> : <CenterOrder {...props} orderId={orderId} />
}

async function OrderList({ query, reader, hrefOf }: SectionProps) {
  const status = ORDER_STATUSES.find((candidate) => candidate === readFirst(query, 'status'))
  const page = await orNull(
    reader.calls.orders.list({ status, pageNum: parsePage(query), pageSize: PAGE_SIZE }),
  )
  const hrefOfPage = (chosen: OrderStatus | undefined, at = 1) =>
    hrefOf({ status: chosen, page: pageParam(at) })
  redirectToLastPage(page, (at) => hrefOfPage(status, at))
  const paid = page?.records.flatMap((order) => (order.paySuccTime === null ? [] : [order.orderId])) ?? []
  const invoicing = await loadOrderInvoices(reader.calls, paid)
  return (
    <OrdersView
      page={page}
      status={status}
      hrefOf={hrefOfPage}
      hrefOfOrder={(order) => hrefOf({ order })}
      actionsOf={({ orderId, orderCode, status: state }) => {
        if (state === 'closed') return <RemoveOrder orderId={orderId} orderCode={orderCode} />
        if (state === 'pending')
          return (
            <DialogButton variant="primary" size="small" dialog={{ name: 'pay', orderId }}>
              继续支付
            </DialogButton>
          )
        const invoiceable = invoicing.find((candidate) => candidate.orderId === orderId)
        if (invoiceable?.reason === null)
          return <AskInvoice order={invoiceable} orderCode={orderCode} isSmall />
        if (!invoiceable?.invoice) return null
        return (
          <Link className="inline-flex items-center gap-1" href={hrefOf({ order: orderId })}>
            发票 <InvoiceTag {...invoiceable.invoice} />
          </Link>
        )
      }}
    />
  )
}
