'use client'

import { formatPrice } from '@zhushutong/domain/formatting'
import { type PaymentMethod, paymentView } from '@zhushutong/domain/payment-methods'
import { dueFen, formatCountdown, type PurchaseEvent, type PurchaseState } from '@zhushutong/domain/purchase'
import { useEffect, useRef } from 'react'
import { MethodPicker } from '../method-picker'
import { listTaken } from '../product'
import { PAY_NOTES, soldBy } from '../sold'
import { PayCode } from './pay-code'
import type { AppUrl } from './phone-till'
import { TransferInfo } from './transfer-info'

type Paying = Extract<PurchaseState, { checkout: unknown }>

const overDetail = (state: Paying): string | null =>
  state.at === 'expired' && state.reason === 'order' ? state.detail : null

const describeState = (state: Paying): string => {
  if (state.at === 'qr') return '二维码已生成，请扫码支付'
  if (state.at === 'expired') return [state.text, state.detail].filter(Boolean).join('。')
  return state.at === 'transfer' ? '请按以下账户信息转账' : '正在处理'
}

/** An order awaiting payment (PAY-02 to PAY-05, PAY-08). */
export function PayView({
  state,
  methods,
  now,
  send,
  onRefresh,
  hotline,
  appUrl,
}: {
  state: Paying
  methods: readonly PaymentMethod[]
  now: () => number
  send: (event: PurchaseEvent) => void
  onRefresh: () => void
  hotline: string
  appUrl: AppUrl
}) {
  const { selection, remaining } = state.checkout
  const { product, method } = selection
  const due = dueFen(selection)
  const chosenItems = listTaken(selection)
  const isTransfer = state.at === 'transfer'
  const detail = overDetail(state)
  const hasCode = state.at !== 'expired'
  const view = useRef<HTMLDivElement>(null)

  // The button that opened this view is gone, and with it the focus.
  useEffect(() => view.current?.focus(), [])

  return (
    <div
      ref={view}
      tabIndex={-1}
      className={
        isTransfer
          ? 'grid gap-5 outline-none'
          : 'grid justify-items-center outline-none gap-6 md:grid-cols-[auto_minmax(0,1fr)]'
      }
    >
      {!isTransfer && <PayCode state={state} onRefresh={onRefresh} appUrl={appUrl} />}
      <div className="grid content-start gap-3 max-md:justify-items-center max-md:text-center md:w-full">
        <p className="text-ink-2">{product.productName}</p>
        <p className="text-28 font-semibold text-bad">{formatPrice(due)}</p>
        {state.at !== 'settling' && detail === null && (
          <div>
            <MethodPicker
              methods={methods}
              value={method}
              onPick={(picked) => send({ type: 'pickMethod', method: picked, now: now() })}
            />
          </div>
        )}
        {state.at !== 'settling' && paymentView(method) === 'qr' && (
          <p className="text-12 text-ink-2">
            {detail ?? (
              <>
                {hasCode ? '请在' : '请刷新二维码，并在'}{' '}
                <span role="timer" className="font-semibold">
                  {formatCountdown(remaining)}
                </span>{' '}
                内完成支付
                {chosenItems.map(({ label, fen }) => `，${label} ${formatPrice(-fen)}`)}
              </>
            )}
          </p>
        )}
        {!isTransfer && detail === null && (
          <p className="text-12 text-ink-3">{PAY_NOTES[soldBy(product.orderType)]}</p>
        )}
      </div>
      {isTransfer && <TransferInfo account={state.account} amount={due} hotline={hotline} />}
      <p className="sr-only" role="status">
        {describeState(state)}
      </p>
    </div>
  )
}
