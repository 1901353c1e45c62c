'use client'

import {
  maxPoints,
  type PaymentMethod,
  type PurchaseEvent,
  payableFen,
  type Selection,
  takesPoints,
} from '@zhushutong/domain/purchase'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { TextField } from '@/ui/field'
import { MethodPicker } from './method-picker'
import { yuan } from './yuan'

/** The choices before an order is created: points, method, agreement (VAL-15, PAY-06). */
export function OrderForm({
  selection,
  methods,
  hotline,
  creating,
  now,
  send,
  onReadAgreement,
}: {
  selection: Selection
  methods: readonly PaymentMethod[]
  hotline: string
  creating: boolean
  now: () => number
  send: (event: PurchaseEvent) => void
  onReadAgreement: () => void
}) {
  const { product, method, points, agreed } = selection
  const due = payableFen(product.priceFen, points)
  const isPayable = due === 0 || methods.length > 0
  const most = maxPoints(product.availablePoints, product.priceFen)
  return (
    <form
      className="mt-5 grid gap-4 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!creating && isPayable) send({ type: 'pay', loggedIn: true })
      }}
    >
      {takesPoints(product.type) && product.availablePoints > 0 && (
        <div className="max-w-80">
          <TextField
            label="积分抵扣"
            name="points"
            inputMode="numeric"
            autoComplete="off"
            placeholder="0"
            value={points === 0 ? '' : String(points)}
            hint={`可用 ${product.availablePoints.toLocaleString('zh-CN')} 积分，1 积分抵 0.01 元，本单最多用 ${most.toLocaleString('zh-CN')}`}
            onChange={(event) => send({ type: 'typePoints', input: event.target.value })}
            beside={
              <Button className="h-10 flex-none" onClick={() => send({ type: 'useAllPoints' })}>
                全部使用
              </Button>
            }
          />
        </div>
      )}
      {due > 0 && methods.length === 0 && (
        <p role="status" className="text-ink-2">
          暂时没有可用的支付方式，购买请致电客服 <a href={`tel:${hotline}`}>{hotline}</a>
        </p>
      )}
      {due > 0 && methods.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <span className="text-ink-2">支付方式</span>
          <MethodPicker
            methods={methods}
            value={method}
            onPick={(picked) => send({ type: 'pickMethod', method: picked, now: now() })}
          />
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <p>
            应付 <b className="text-28 font-semibold text-bad">{yuan(due)}</b>
          </p>
          {points > 0 && <p className="text-12 text-ink-3">积分已抵扣 {yuan(product.priceFen - due)}</p>}
        </div>
        <Button
          type="submit"
          variant="gold"
          size="large"
          className="max-md:w-full"
          loading={creating}
          disabled={!isPayable}
        >
          {due === 0 ? '使用积分兑换' : '立即支付'}
        </Button>
      </div>
      <div className="flex flex-wrap items-start gap-x-1 text-12 text-ink-2">
        <Checkbox
          checked={agreed}
          onChange={(event) => send({ type: 'tickAgreement', agreed: event.target.checked })}
        >
          我已阅读并同意
        </Checkbox>
        <button type="button" className="text-primary hover:underline" onClick={onReadAgreement}>
          《产品购买及使用协议》
        </button>
        <span className="text-ink-3">· 付款后可开具发票</span>
      </div>
    </form>
  )
}
