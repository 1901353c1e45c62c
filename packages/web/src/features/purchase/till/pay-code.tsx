'use client'

import { PAYMENT_APPS } from '@zhushutong/domain/payment-methods'
import type { PurchaseState } from '@zhushutong/domain/purchase'
import { SpinnerIcon } from '@zhushutong/ui/icon'
import { Qr } from '@zhushutong/ui/qr'
import { type AppUrl, PhoneTill } from './phone-till'

const SIZE = 180

type Coding = Extract<PurchaseState, { at: 'fetching' | 'qr' | 'expired' | 'settling' }>

/** The QR code's three states: loading, ready to scan, expired (PAY-04). */
export function PayCode({
  state,
  onRefresh,
  appUrl,
}: {
  state: Coding
  onRefresh: () => void
  appUrl: AppUrl
}) {
  const { method } = state.checkout.selection
  const scanner = method === 'transfer' ? '' : PAYMENT_APPS[method]
  if (state.at === 'qr') {
    return (
      <figure className="grid justify-items-center gap-2">
        <Qr text={state.content} label={`${scanner}扫码支付二维码`} size={SIZE} />
        <figcaption className="text-12 text-ink-2">请用{scanner}扫码支付</figcaption>
        {method !== 'transfer' && (
          <PhoneTill
            orderId={state.checkout.orderId}
            method={method}
            content={state.content}
            appUrl={appUrl}
          />
        )}
      </figure>
    )
  }
  if (state.at === 'expired') {
    return (
      <button
        type="button"
        className="grid size-45 place-content-center gap-3 rounded-2 border border-line bg-surface-2 p-4 text-center hover:border-primary"
        onClick={onRefresh}
      >
        <span className="text-ink-2">
          {state.reason === 'qr' ? state.text.replace(/，点击刷新$/, '') : state.text}
        </span>
        <span className="font-semibold text-primary">{state.reason === 'qr' ? '点击刷新' : '重新下单'}</span>
      </button>
    )
  }
  return (
    <div className="grid size-45 place-content-center justify-items-center gap-2 rounded-2 border border-line bg-surface-2 text-12 text-ink-3">
      <SpinnerIcon size={22} className="animate-spin" />
      {state.at === 'settling' ? '正在确认结果' : '正在生成二维码'}
    </div>
  )
}
