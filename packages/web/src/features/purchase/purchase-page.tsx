'use client'

import { formatPrice } from '@zhushutong/domain/formatting'
import type { Clock } from '@zhushutong/domain/machine'
import { ENTERPRISE_VIP } from '@zhushutong/domain/membership'
import { buildPurchaseHref, dueFen } from '@zhushutong/domain/purchase'
import { PURCHASE_DIALOG } from '@zhushutong/domain/tracking'
import { Button } from '@zhushutong/ui/button'
import { buttonClass } from '@zhushutong/ui/button-class'
import { cx } from '@zhushutong/ui/cx'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { Skeleton } from '@zhushutong/ui/layout/skeleton'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { toast } from '@zhushutong/ui/overlays/toast'
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { GatedLink } from '@/triggers/dialog-trigger'
import { AskAgreement } from './ask-agreement'
import { Bill } from './bill'
import { Headcount } from './headcount'
import { OrderForm } from './order-form'
import { PackageCards } from './package-cards'
import { buildProduct, type Funds, listBill, NO_FUNDS } from './product'
import type { Offer, Orders, PurchaseReads } from './purchase.types'
import { formatRefundText } from './refund-text'
import { type Held, TermLines } from './term-line'
import { isOrderWaiting, isPaymentStep, orderWaitsText } from './till/payment-states'
import { useTill } from './till/use-till'
import { type Outdated, useAgreedOrders } from './use-agreed-orders'
import { useMethods } from './use-methods'
import { showOffers } from './use-offers'

const FORM = 'purchase-order'

const loadPaymentSteps = () => import('./till/payment-steps')
const PaymentSteps = lazy(() => loadPaymentSteps().then((module) => ({ default: module.PaymentSteps })))

export interface PurchasePageProps {
  readonly offers: readonly Offer[]
  readonly packageId: string | null
  readonly childNumber: number | null
  /** null for a visitor, who sees the prices and logs in to buy. */
  readonly buyer: (Held & Funds) | null
  readonly orders: Orders
  readonly reads: Pick<PurchaseReads, 'methods' | 'agreementVersion'>
  readonly clock: Clock
  readonly hotline: string
  readonly onReadAgreement: () => void
  readonly onLoginLost: () => void
  /** Called if the displayed prices are outdated. */
  readonly onOutdated: () => void
  /** Called after a payment: the page is outdated. */
  readonly onPaid: () => void
  readonly title: string
  readonly children: ReactNode
}

const buildOfferHref = (offer: Offer, childNumber: number | null) =>
  buildPurchaseHref({ product: offer.kind, packageId: offer.id, childNumber })

/** The purchase page: package, price, payment (PAY-14). */
export function PurchasePage(props: PurchasePageProps) {
  const { offers, buyer, reads, clock, hotline, title, children } = props
  const first = offers.find(({ id }) => id === props.packageId) ?? offers[0]
  const seatsFor = (offer: Offer) =>
    offer.kind === 'enterprise' ? (props.childNumber ?? ENTERPRISE_VIP.defaultChildren) : null
  const [offer, setOffer] = useState(first)
  const [seats, setSeats] = useState(first ? seatsFor(first) : null)
  const methods = useMethods(reads)
  const agreed = useAgreedOrders(props.orders, reads)
  const till = useTill(agreed.orders, clock, methods, props.onLoginLost)
  const { state, send } = till
  const funds = buyer ?? NO_FUNDS

  // Without a selection, or after a closed payment, the package is selected again.
  const chooseAgain = useEffectEvent(() => {
    if (buyer && offer && methods !== null && state.at === 'closed')
      till.choose({ offer, childNumber: seats }, funds)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the state and what is offered alone.
  useEffect(() => chooseAgain(), [state.at, methods])

  // Loaded before the first payment: a created order must not wait for scripts. A failed load is repeated at
  // the payment.
  useEffect(() => {
    loadPaymentSteps().catch(() => undefined)
  }, [])

  if (!offer) return null
  const change = (to: Offer, count: number | null) => {
    setOffer(to)
    setSeats(count)
    if (to.kind === 'enterprise' && count === null) return
    // The address contains the choice, so that it can be shared and survives a login.
    history.replaceState(null, '', buildOfferHref(to, count))
    if (buyer) till.choose({ offer: to, childNumber: count }, funds)
  }
  const close = () => {
    const waits = isOrderWaiting(state)
    const end = till.close()
    if (end === 'paid') props.onPaid()
    else if (end === 'closed' && waits) toast(orderWaitsText(state), 'ok')
  }
  const showNewer = (outdated: Outdated) => {
    if (outdated === 'price') return props.onOutdated()
    agreed.reload()
    send({ type: 'back' })
    send({ type: 'tickAgreement', agreed: false })
    props.onReadAgreement()
  }
  const selection = 'selection' in state ? state.selection : null
  const isCreating = state.at === 'creating'
  const isBlocked = offer.kind === 'enterprise' && seats === null
  const bill = listBill(offer, seats)
  const due = selection ? dueFen(selection) : buildProduct(offer, NO_FUNDS, seats).priceFen

  return (
    <div
      data-track-view={PURCHASE_DIALOG}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_380px] lg:grid-rows-[auto_1fr]"
    >
      <TitledCard title={title}>
        <div className="grid gap-5">
          <PackageCards
            packages={showOffers(offers)}
            chosen={offer.id}
            disabled={isCreating}
            onChoose={(id) => {
              const to = offers.find((offer) => offer.id === id)
              if (to) change(to, to.kind === 'enterprise' ? (seats ?? seatsFor(to)) : null)
            }}
          />
          {offer.kind === 'enterprise' && (
            <Headcount
              value={seats ?? ENTERPRISE_VIP.defaultChildren}
              disabled={isCreating}
              onChange={(count) => change(offer, count)}
            />
          )}
        </div>
      </TitledCard>
      <aside
        aria-label="确认订单"
        className="card grid gap-4 p-4 md:p-5 lg:sticky lg:top-16 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      >
        <h2 className="text-16 font-semibold">确认订单</h2>
        {selection && buyer ? (
          <OrderForm
            id={FORM}
            selection={selection}
            methods={methods ?? []}
            hotline={hotline}
            bill={bill}
            term={<TermLines offer={offer} held={buyer} />}
            refundText={formatRefundText(offer, seats, buyer)}
            creating={isCreating}
            blocked={isBlocked}
            now={clock.now}
            send={send}
            onReadAgreement={props.onReadAgreement}
          />
        ) : (
          <Preview
            bill={bill}
            due={due}
            days={offer.effectiveTime}
            href={buildOfferHref(offer, seats)}
            isGuest={!buyer}
          />
        )}
      </aside>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
      <PayBar
        due={due}
        href={buildOfferHref(offer, seats)}
        isGuest={!buyer}
        disabled={isBlocked || isCreating}
      />
      {isPaymentStep(state) && (
        <Dialog
          open
          width="large"
          title={state.at === 'success' ? '付款成功' : '付款'}
          onClose={close}
          footer={
            state.at === 'success' && (
              <Button variant="primary" data-autofocus="" onClick={close}>
                完成
              </Button>
            )
          }
        >
          <Suspense fallback={<Skeleton height={240} />}>
            <PaymentSteps
              state={state}
              methods={methods ?? []}
              now={clock.now}
              send={send}
              onRefresh={() => send({ type: 'refresh', now: clock.now() })}
              onClose={close}
              appUrl={props.orders.appUrl}
              hotline={hotline}
              outdated={agreed.outdated}
              onOutdated={showNewer}
            />
          </Suspense>
        </Dialog>
      )}
      <AskAgreement state={state} send={send} />
    </div>
  )
}

/** The bill before scripts run, and for visitors, who return to the same choice after the login (PAY-01). */
function Preview({
  bill,
  due,
  days,
  href,
  isGuest,
}: {
  bill: ReturnType<typeof listBill>
  due: number
  days: number
  href: string
  isGuest: boolean
}) {
  return (
    <div className="grid gap-4">
      <Bill lines={bill} />
      <div className="grid gap-1 border-t border-line pt-3">
        <p className="flex items-baseline justify-between gap-2">
          应付 <b className="text-28 font-semibold">{formatPrice(due)}</b>
        </p>
        <p className="text-12 text-ink-2">付款后起 {days} 天</p>
      </div>
      {isGuest && (
        <>
          <GatedLink
            className={buttonClass({ variant: 'gold', size: 'large', block: true })}
            href={href}
            gate={1}
          >
            登录后购买
          </GatedLink>
          <p className="text-12 text-ink-3">登录后按您的账号计价，已有的会员从到期日起续。</p>
        </>
      )}
    </div>
  )
}

/** A bar with price and button, always visible on phones. */
function PayBar({
  due,
  href,
  isGuest,
  disabled,
}: {
  due: number
  href: string
  isGuest: boolean
  disabled: boolean
}) {
  return (
    <div className="sticky bottom-0 z-10 -mx-3 flex items-center gap-3 border-t border-line bg-surface px-3 py-2 lg:hidden">
      <span className="text-12 text-ink-2">应付</span>
      <b className="text-20 font-semibold">{formatPrice(due)}</b>
      {isGuest ? (
        <GatedLink className={cx(buttonClass({ variant: 'gold' }), 'ml-auto')} href={href} gate={1}>
          登录后购买
        </GatedLink>
      ) : (
        <Button variant="gold" className="ml-auto" type="submit" form={FORM} disabled={disabled}>
          去付款
        </Button>
      )}
    </div>
  )
}
