'use client'

import { ADD_ON_NAMES, type AddOn } from '@zhushutong/domain/access'
import {
  AGREEMENT_DIALOG,
  type PaymentMethod,
  parsePayType,
  type Selection,
} from '@zhushutong/domain/purchase'
import type { Clock } from '@zhushutong/domain/session'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { abortable } from '@/streams/latest'
import { useUnmountSignal } from '@/streams/use-unmount-signal'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { Dialog } from '@/ui/dialog'
import { Skeleton } from '@/ui/skeleton'
import { ErrorState } from '@/ui/states'
import { OrderForm } from './order-form'
import { PackageCards } from './package-cards'
import { PayView } from './pay-view'
import { productOf, productOfOrder } from './product'
import type { Orders, PurchaseReads } from './purchase.types'
import { createPurchaseStore } from './purchase-store'
import { SuccessView } from './success-view'
import { useMethods } from './use-methods'
import { useOffers } from './use-offers'

export interface PurchaseDialogProps {
  readonly orders: Orders
  readonly reads: PurchaseReads
  readonly clock: Clock
  readonly hotline: string
  /** The package selected first; default: the first one. */
  readonly productId?: string
  /** An existing order: goes straight to its payment. */
  readonly orderId?: string
  /** A service that is sold separately; default: the SVIP. */
  readonly service?: AddOn | 'owner_lookup'
  readonly renews: boolean
  readonly onReadAgreement: () => void
  readonly onClose: () => void
  /** Closed after a successful payment: the page is out of date. */
  readonly onPaid: () => void
}

const PAYING = ['fetching', 'qr', 'transfer', 'expired', 'settling'] as const

/** The wanted way to pay, or the first one there is. */
const offeredOr = (methods: readonly PaymentMethod[], wanted: PaymentMethod): PaymentMethod =>
  methods.includes(wanted) ? wanted : (methods[0] ?? wanted)

const titleOf = (service: PurchaseDialogProps['service'], renews: boolean): string => {
  if (service) return `开通${service === 'owner_lookup' ? '业主查 SVIP' : ADD_ON_NAMES[service]}`
  return renews ? '续费建筑管家 SVIP' : '开通建筑管家 SVIP'
}

/** A whole purchase in one dialog: package, order, payment, success. */
export function PurchaseDialog(props: PurchaseDialogProps) {
  const { orders, reads, clock, hotline, productId, service, renews, onReadAgreement, onClose, onPaid } =
    props
  const isPaid = useRef(false)
  const signalOf = useUnmountSignal()
  const [store] = useState(() =>
    createPurchaseStore(
      orders,
      clock,
      (effect) => {
        // Points spent or an order paid: either way the page is out of date once this closes.
        if (effect.type !== 'openLogin') isPaid.current = true
      },
      signalOf,
    ),
  )
  const state = useStore(store, ({ purchase }) => purchase)
  const [orderId, setOrderId] = useState(props.orderId)
  const [isExport, setIsExport] = useState(false)
  const [orderFailed, setOrderFailed] = useState<string | null>(null)
  const { loaded, retry } = useOffers(reads, orderId === undefined, service)
  const { send } = store
  const methods = useMethods(reads)

  // Leaving ends the polling, however it happens (PAY-04).
  useEffect(() => () => store.send({ type: 'close' }), [store])

  useEffect(() => {
    if (loaded === null || loaded === 'failed' || store.getState().purchase.at !== 'closed') return
    const offer = loaded.offers.find((one) => one.id === productId) ?? loaded.offers[0]
    if (!offer || methods === null) return
    store.send({ type: 'choose', product: productOf(offer, loaded.points), loggedIn: true })
    store.send({ type: 'pickMethod', method: offeredOr(methods, 'wechat'), now: clock.now() })
  }, [loaded, methods, productId, store, clock])

  useEffect(() => {
    if (orderId === undefined || methods === null) return
    const reading = abortable((signal) => reads.pendingOrder(orderId, signal)).subscribe((order) => {
      if ('error' in order) return setOrderFailed(order.message ?? '订单加载失败，请稍后重试')
      const { payStartTime, payType } = order
      setIsExport(order.orderType === 'data_report')
      const method = offeredOr(methods, parsePayType(payType ?? '') ?? 'wechat')
      const product = productOfOrder(order)
      store.send({ type: 'resume', product, method, orderId, payStartTime, loggedIn: true, now: clock.now() })
    })
    return () => reading.unsubscribe()
  }, [orderId, methods, reads, clock, store])

  const choose = (id: string, { method, agreed }: Selection) => {
    if (loaded === null || loaded === 'failed') return
    const offer = loaded.offers.find((one) => one.id === id)
    if (!offer) return
    send({ type: 'back' })
    send({ type: 'choose', product: productOf(offer, loaded.points), loggedIn: true })
    send({ type: 'pickMethod', method, now: clock.now() })
    send({ type: 'tickAgreement', agreed })
  }
  const close = () => {
    send({ type: 'close' })
    // With points alone, the pending response pays the order: the dialog stays open for it.
    if (store.getState().purchase.at === 'closed') (isPaid.current ? onPaid : onClose)()
  }
  const refresh = () => {
    const orderIsOver = state.at === 'expired' && state.reason === 'order'
    if (!orderIsOver || orderId === undefined) return send({ type: 'refresh', now: clock.now() })
    send({ type: 'close' })
    // An export is requested again with its list; there is no package to select.
    if (isExport) return onPaid()
    setOrderId(undefined)
  }

  const selection = 'selection' in state ? state.selection : null
  const isDeciding = state.at === 'method' || state.at === 'agreement' || state.at === 'creating'
  const paying = PAYING.find((at) => at === state.at) && 'checkout' in state ? state : null

  return (
    <Dialog
      open
      width="large"
      title={isExport ? '支付导出费用' : titleOf(service, renews)}
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
        <ErrorState title="套餐加载失败" action={<Button onClick={retry}>重新加载</Button>} />
      )}
      {(state.at === 'closed' || state.at === 'choosing') && orderFailed === null && loaded !== 'failed' && (
        <Loading />
      )}
      {isDeciding && selection && methods && loaded !== null && loaded !== 'failed' && (
        <>
          <PackageCards
            packages={loaded.shown}
            chosen={selection.product.productId}
            disabled={state.at === 'creating'}
            onChoose={(id) => choose(id, selection)}
          />
          <OrderForm
            selection={selection}
            methods={methods}
            hotline={hotline}
            creating={state.at === 'creating'}
            now={clock.now}
            send={send}
            onReadAgreement={onReadAgreement}
          />
        </>
      )}
      {isDeciding && loaded === null && <Loading />}
      {paying && methods && (
        <PayView
          state={paying}
          methods={methods}
          now={clock.now}
          send={send}
          onRefresh={refresh}
          hotline={hotline}
        />
      )}
      {state.at === 'failed' && (
        <ErrorState
          title={state.text}
          action={
            state.retry ? (
              <Button onClick={() => send({ type: 'back' })}>返回修改</Button>
            ) : (
              <Button onClick={close}>知道了</Button>
            )
          }
        >
          {state.retry ? '请检查后重新下单，或致电客服' : null}
        </ErrorState>
      )}
      {(state.at === 'paid' || state.at === 'success') && (
        <SuccessView order={state.order} isExport={isExport} />
      )}
      <ConfirmDialog
        open={state.at === 'agreement'}
        title={AGREEMENT_DIALOG.title}
        confirm={AGREEMENT_DIALOG.agree}
        cancel={AGREEMENT_DIALOG.disagree}
        onConfirm={() => send({ type: 'agree' })}
        onCancel={() => send({ type: 'disagree' })}
      >
        {AGREEMENT_DIALOG.text}
      </ConfirmDialog>
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
