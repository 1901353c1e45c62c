'use client'

import type { Clock } from '@zhushutong/domain/machine'
import { ENTERPRISE_VIP, isRenewal, purchaseVerbOf } from '@zhushutong/domain/membership'
import { parsePayType } from '@zhushutong/domain/payment-methods'
import { isLoginLost } from '@zhushutong/domain/portal/errors'
import { type ProductKind, productKindName } from '@zhushutong/domain/purchase'
import { PURCHASE_DIALOG } from '@zhushutong/domain/tracking'
import { Button } from '@zhushutong/ui/button'
import { Skeleton } from '@zhushutong/ui/layout/skeleton'
import { ErrorState } from '@zhushutong/ui/layout/states'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { toast } from '@zhushutong/ui/overlays/toast'
import { useEffect, useEffectEvent, useState } from 'react'
import { abortable } from '@/streams/latest'
import { AskAgreement } from './ask-agreement'
import { Headcount } from './headcount'
import { OrderForm } from './order-form'
import { PackageCards } from './package-cards'
import { type Funds, listBill, productOfOrder } from './product'
import type { Offer, Orders, PurchaseReads } from './purchase.types'
import { formatRefundText } from './refund-text'
import { formatPayTitle, type Sold, soldBy } from './sold'
import { type Held, TermLines } from './term-line'
import { isOrderWaiting, isPaymentStep, orderWaitsText } from './till/payment-states'
import { PaymentSteps } from './till/payment-steps'
import { useTill } from './till/use-till'
import { type Outdated, useAgreedOrders } from './use-agreed-orders'
import { offeredOr, useMethods } from './use-methods'
import { useOffers } from './use-offers'

export interface PurchaseDialogProps {
  readonly orders: Orders
  readonly reads: PurchaseReads
  readonly clock: Clock
  readonly hotline: string
  readonly kind: ProductKind
  readonly held: Held
  /** The package selected at first; default: the first package. */
  readonly productId?: string
  /** An existing order: the dialog opens with its payment. */
  readonly orderId?: string
  readonly onReadAgreement: () => void
  readonly onClose: () => void
  /** Called when the dialog closes after a payment: the page is outdated. */
  readonly onPaid: () => void
  /** Called when the login has ended; the same purchase continues after a new login (PAY-16). */
  readonly onLoginLost: (chosen: { readonly productId?: string; readonly orderId?: string }) => void
}

const formatTitle = (kind: ProductKind, { holdings, now }: Held): string => {
  const renews = kind !== 'combine' && isRenewal(holdings, kind, now)
  return `${purchaseVerbOf(!renews)}${productKindName(kind)}`
}

const seatsOf = (offer: Offer): number | null =>
  offer.kind === 'enterprise' ? ENTERPRISE_VIP.defaultChildren : null

export function PurchaseDialog(props: PurchaseDialogProps) {
  const { reads, clock, hotline, kind, held, productId, onReadAgreement, onClose, onPaid } = props
  const [chosen, setChosen] = useState<Offer | null>(null)
  const [seats, setSeats] = useState<number | null>(null)
  const [orderId, setOrderId] = useState(props.orderId)
  const [sold, setSold] = useState<Sold>('service')
  /** The title of the payment, for an order other than a membership. */
  const [orderTitle, setOrderTitle] = useState<string | null>(null)
  const [orderFailed, setOrderFailed] = useState<string | null>(null)
  const loginLost = useEffectEvent(() => props.onLoginLost({ productId: chosen?.id ?? productId, orderId }))
  const methods = useMethods(reads)
  const agreed = useAgreedOrders(props.orders, reads)
  const till = useTill(agreed.orders, clock, methods, () =>
    props.onLoginLost({ productId: chosen?.id ?? productId, orderId }),
  )
  const { state, send } = till
  const { loaded, retry } = useOffers(reads, orderId === undefined, kind)
  const offers = typeof loaded === 'object' ? loaded : null

  const choose = (offer: Offer, childNumber: number | null, funds: Funds) => {
    setChosen(offer)
    setSeats(childNumber)
    till.choose({ offer, childNumber }, funds)
  }
  const chooseFirst = useEffectEvent(() => {
    if (loaded === 'login-lost') return loginLost()
    if (!offers || methods === null || state.at !== 'closed') return
    const offer = offers.offers.find((item) => item.id === (chosen?.id ?? productId)) ?? offers.offers[0]
    if (offer) choose(offer, seatsOf(offer), offers.funds)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what was loaded.
  useEffect(() => chooseFirst(), [loaded, methods])

  const resume = useEffectEvent((id: string, order: Awaited<ReturnType<PurchaseReads['pendingOrder']>>) => {
    if ('error' in order) {
      if (isLoginLost(order.error)) return loginLost()
      return setOrderFailed(order.message ?? '订单没有加载出来，请稍后重试')
    }
    const { payStartTime, payType } = order
    setSold(soldBy(order.orderType))
    setOrderTitle(formatPayTitle(order))
    const method = offeredOr(methods ?? [], parsePayType(payType ?? '') ?? 'wechat')
    const product = productOfOrder(order)
    send({ type: 'resume', product, method, orderId: id, payStartTime, loggedIn: true, now: clock.now() })
  })
  useEffect(() => {
    if (orderId === undefined || methods === null) return
    const reading = abortable((signal) => reads.pendingOrder(orderId, signal)).subscribe((order) =>
      resume(orderId, order),
    )
    return () => reading.unsubscribe()
  }, [orderId, methods, reads])

  const close = () => {
    const waits = isOrderWaiting(state)
    const closed = till.close()
    if (closed === 'closed' && waits) toast(orderWaitsText(state), 'ok')
    if (closed !== 'waiting') (closed === 'paid' ? onPaid : onClose)()
  }
  const showNewer = (outdated: Outdated) => {
    if (outdated === 'price') {
      // The package is selected again after the new prices are loaded.
      send({ type: 'close' })
      return retry()
    }
    agreed.reload()
    send({ type: 'back' })
    send({ type: 'tickAgreement', agreed: false })
    onReadAgreement()
  }
  const refresh = () => {
    const orderIsOver = state.at === 'expired' && state.reason === 'order'
    if (!orderIsOver || orderId === undefined) return send({ type: 'refresh', now: clock.now() })
    send({ type: 'close' })
    // Exports, reports and top-ups are ordered again on their own page; only services have packages to
    // select.
    if (sold !== 'service') return onPaid()
    setOrderId(undefined)
  }

  const selection = 'selection' in state ? state.selection : null
  const isDeciding = state.at === 'method' || state.at === 'agreement' || state.at === 'creating'
  const isLoading = (state.at === 'closed' || state.at === 'choosing' || isDeciding) && !offers

  return (
    <Dialog
      open
      width="large"
      trackView={PURCHASE_DIALOG}
      title={orderTitle ?? formatTitle(kind, held)}
      onClose={close}
      footer={
        state.at === 'success' && (
          <Button variant="primary" data-autofocus="" onClick={close}>
            完成
          </Button>
        )
      }
    >
      {orderFailed !== null && <ErrorState title={orderFailed}>{null}</ErrorState>}
      {loaded === 'failed' && (
        <ErrorState title="套餐没有加载出来" action={<Button onClick={retry}>重新加载</Button>} />
      )}
      {isLoading && orderFailed === null && loaded !== 'failed' && <Loading />}
      {isDeciding && selection && offers && chosen && (
        <div className="grid gap-5">
          <PackageCards
            packages={offers.shown}
            chosen={chosen.id}
            disabled={state.at === 'creating'}
            onChoose={(id) => {
              const offer = offers.offers.find((item) => item.id === id)
              if (offer) choose(offer, seatsOf(offer), offers.funds)
            }}
          />
          {chosen.kind === 'enterprise' && (
            <Headcount
              value={selection.product.childNumber ?? ENTERPRISE_VIP.defaultChildren}
              disabled={state.at === 'creating'}
              onChange={(count) => (count === null ? setSeats(null) : choose(chosen, count, offers.funds))}
            />
          )}
          <OrderForm
            selection={selection}
            methods={methods ?? []}
            hotline={hotline}
            bill={listBill(chosen, seats ?? selection.product.childNumber)}
            term={<TermLines offer={chosen} held={held} />}
            refundText={formatRefundText(chosen, seats ?? selection.product.childNumber ?? null, held)}
            creating={state.at === 'creating'}
            blocked={chosen.kind === 'enterprise' && seats === null}
            now={clock.now}
            send={send}
            onReadAgreement={onReadAgreement}
          />
        </div>
      )}
      {isPaymentStep(state) && (
        <PaymentSteps
          state={state}
          methods={methods ?? []}
          now={clock.now}
          send={send}
          onRefresh={refresh}
          onClose={close}
          appUrl={props.orders.appUrl}
          hotline={hotline}
          sold={sold}
          outdated={agreed.outdated}
          onOutdated={showNewer}
        />
      )}
      <AskAgreement state={state} send={send} />
    </Dialog>
  )
}

function Loading() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">加载中</span>
      <Skeleton height={150} />
      <Skeleton width="60%" height={24} />
      <Skeleton width="40%" height={24} />
    </div>
  )
}
