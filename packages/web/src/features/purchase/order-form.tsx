'use client'

import { formatCount, formatPrice } from '@zhushutong/domain/formatting'
import type { PaymentMethod } from '@zhushutong/domain/payment-methods'
import {
  dueFen,
  maxPoints,
  type PurchaseEvent,
  type Selection,
  takesPoints,
} from '@zhushutong/domain/purchase'
import { Button } from '@zhushutong/ui/button'
import { Checkbox } from '@zhushutong/ui/fields/checkbox'
import { TextField } from '@zhushutong/ui/fields/field'
import type { ReactNode } from 'react'
import { AgreementTick } from '@/forms/agreement-tick'
import { Bill } from './bill'
import { MethodPicker } from './method-picker'
import { type BillLine, listTaken } from './product'

/** The choices before an order is created: points, wallet, method, agreement (VAL-15, WAL-03, PAY-06). */
export function OrderForm({
  id,
  selection,
  methods,
  hotline,
  bill,
  term,
  refundText,
  creating,
  blocked = false,
  now,
  send,
  onReadAgreement,
}: {
  id?: string
  selection: Selection
  methods: readonly PaymentMethod[]
  hotline: string
  bill: readonly BillLine[]
  term?: ReactNode
  /** The refund if requested today, and its rule, as text (REF-06). */
  refundText: string
  creating: boolean
  /** True if the choice is not complete. */
  blocked?: boolean
  now: () => number
  send: (event: PurchaseEvent) => void
  onReadAgreement: () => void
}) {
  const { product, method, points, usesWallet, agreed } = selection
  const due = dueFen(selection)
  const chosenItems = listTaken(selection)
  const isPayable = due === 0 || methods.length > 0
  const most = maxPoints(product.availablePoints, product.priceFen)
  return (
    <form
      id={id}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!creating && !blocked && isPayable) send({ type: 'pay', loggedIn: true })
      }}
    >
      <Bill lines={bill} />
      {takesPoints(product.type) && product.availablePoints > 0 && (
        <TextField
          label="积分抵扣"
          name="points"
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          value={points === 0 ? '' : String(points)}
          hint={`可用 ${formatCount(product.availablePoints)} 积分，1 积分抵 0.01 元，本单最多用 ${formatCount(most)}`}
          onChange={(event) => send({ type: 'typePoints', input: event.target.value })}
          beside={
            <Button className="h-10 flex-none" onClick={() => send({ type: 'useAllPoints' })}>
              全部使用
            </Button>
          }
        />
      )}
      {product.walletFen > 0 && (
        <Checkbox
          checked={usesWallet}
          onChange={(event) => send({ type: 'tickWallet', uses: event.target.checked })}
        >
          使用钱包余额（可用 {formatPrice(product.walletFen)}）
        </Checkbox>
      )}
      {chosenItems.length > 0 && <Bill lines={chosenItems} />}
      <div className="grid gap-2 border-t border-line pt-3">
        <p className="flex items-baseline justify-between gap-2">
          应付 <b className="text-28 font-semibold">{formatPrice(due)}</b>
        </p>
        {term}
      </div>
      {!isPayable && (
        <p role="status" className="text-ink-2">
          暂时没有可用的支付方式，购买请致电客服 <a href={`tel:${hotline}`}>{hotline}</a>
        </p>
      )}
      {due > 0 && isPayable && (
        <div className="grid gap-1.5">
          <span className="text-ink-2">支付方式</span>
          <MethodPicker
            methods={methods}
            value={method}
            onPick={(picked) => send({ type: 'pickMethod', method: picked, now: now() })}
          />
        </div>
      )}
      <AgreementTick
        agreed={agreed}
        onTick={(ticked) => send({ type: 'tickAgreement', agreed: ticked })}
        onRead={onReadAgreement}
      />
      <Button
        type="submit"
        data-track="order"
        variant="gold"
        size="large"
        block
        loading={creating}
        disabled={blocked || !isPayable}
      >
        {due > 0 ? '立即支付' : points === product.priceFen ? '使用积分兑换' : '确认支付'}
      </Button>
      <p className="text-12 text-ink-3">{refundText}付款后可在“我的订单”申请发票。</p>
    </form>
  )
}
