import { leavesOrder, type RefundCause } from '@zhushutong/domain/purchase'
import { LinkButton } from '@zhushutong/ui/button'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { EmptyState } from '@zhushutong/ui/layout/states'
import { OrderDetailView } from '@/features/center'
import { InvoiceCard } from '@/features/invoice'
import { DialogButton } from '@/triggers/dialog-trigger'
import { orNull } from '@/wiring/server/answers'
import { loadOrderInvoices } from '@/wiring/server/reads/account'
import { AskRefund } from '../controls/ask-refund'
import { AskInvoice, CancelInvoice } from '../controls/invoice-controls'
import { RemoveOrder } from '../controls/remove-order'
import type { SectionProps } from '../section'
import { centerHref, WALLET } from '../section-address'

/** An order with a pending or running refund accepts no second request. */
const hasOpenRefund = (refunds: readonly { readonly state: string; readonly cause: RefundCause }[]) =>
  refunds.some(({ state, cause }) => state !== 'refused' && !leavesOrder(cause))

export async function CenterOrder({ reader, hrefOf, orderId }: SectionProps & { orderId: string }) {
  const order = await orNull(reader.calls.orders.get({ orderId }))
  const listHref = hrefOf({})
  if (order === null) {
    return (
      <TitledCard title="订单详情">
        <EmptyState title="没有找到这个订单" action={<LinkButton href={listHref}>返回我的订单</LinkButton>}>
          请从订单列表打开，或稍后刷新重试
        </EmptyState>
      </TitledCard>
    )
  }
  const { status, orderCode, orderType, refunds } = order
  const canAskRefund = status === 'paid' && orderType !== 'RECHARGE' && !hasOpenRefund(refunds)
  const refundPrice = canAskRefund ? await orNull(reader.calls.orders.priceRefund({ orderId })) : null
  const [invoicing] = await loadOrderInvoices(reader.calls, order.paySuccTime === null ? [] : [orderId])
  const invoice = invoicing?.invoice
  return (
    <OrderDetailView
      order={order}
      listHref={listHref}
      refundText={refundPrice?.message}
      invoice={
        invoice && (
          <InvoiceCard
            invoice={invoice}
            actions={
              invoice.state === 'asked' && (
                <CancelInvoice invoiceId={invoice.invoiceId} invoiceCode={invoice.invoiceCode} />
              )
            }
          />
        )
      }
      actions={
        <>
          {status === 'pending' && (
            <DialogButton variant="primary" dialog={{ name: 'pay', orderId }}>
              继续支付
            </DialogButton>
          )}
          {status === 'closed' && <RemoveOrder orderId={orderId} orderCode={orderCode} />}
          {status === 'paid' && orderType === 'RECHARGE' && (
            <LinkButton href={centerHref(WALLET)}>去我的钱包</LinkButton>
          )}
          {canAskRefund && (
            <AskRefund
              orderId={orderId}
              isSpecial={refundPrice?.refundable === true && refundPrice.isSpecial}
            />
          )}
          {invoicing?.reason === null && <AskInvoice order={invoicing} orderCode={orderCode} />}
        </>
      }
    />
  )
}
