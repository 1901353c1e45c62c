'use client'

import type { PaymentMethod } from '@zhushutong/domain/payment-methods'
import type { PurchaseEvent, PurchaseState } from '@zhushutong/domain/purchase'
import { Button } from '@zhushutong/ui/button'
import { ErrorState } from '@zhushutong/ui/layout/states'
import type { Sold } from '../sold'
import type { Outdated } from '../use-agreed-orders'
import { PayView } from './pay-view'
import { PAYING } from './payment-states'
import type { AppUrl } from './phone-till'
import { SuccessView } from './success-view'

const NEWER: Readonly<Record<Outdated, string>> = { agreement: '阅读新协议', price: '查看最新价格' }

/** The steps of a payment, one at a time: code, success, failure (PAY-02 to PAY-05, PAY-08, PAY-10). */
export function PaymentSteps({
  state,
  methods,
  now,
  send,
  onRefresh,
  onClose,
  hotline,
  appUrl,
  sold,
  outdated = null,
  onOutdated,
}: {
  state: PurchaseState
  methods: readonly PaymentMethod[]
  now: () => number
  send: (event: PurchaseEvent) => void
  onRefresh: () => void
  onClose: () => void
  hotline: string
  appUrl: AppUrl
  sold?: Sold
  /** The outdated data of the refused order; `onOutdated` then shows the current data. */
  outdated?: Outdated | null
  onOutdated?: (outdated: Outdated) => void
}) {
  const paying = PAYING.find((at) => at === state.at) && 'checkout' in state ? state : null
  return (
    <>
      {paying && (
        <PayView
          state={paying}
          methods={methods}
          now={now}
          send={send}
          onRefresh={onRefresh}
          hotline={hotline}
          appUrl={appUrl}
        />
      )}
      {state.at === 'failed' && (
        <ErrorState
          title={state.text}
          action={
            outdated && onOutdated ? (
              <Button onClick={() => onOutdated(outdated)}>{NEWER[outdated]}</Button>
            ) : state.retry ? (
              <Button onClick={() => send({ type: 'back' })}>返回修改</Button>
            ) : (
              <Button onClick={onClose}>知道了</Button>
            )
          }
        >
          {state.retry && !outdated ? '请检查后重新下单，或致电客服' : null}
        </ErrorState>
      )}
      {(state.at === 'paid' || state.at === 'success') && <SuccessView order={state.order} sold={sold} />}
    </>
  )
}
