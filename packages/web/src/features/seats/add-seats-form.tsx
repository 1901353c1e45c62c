'use client'

import { formatPrice } from '@zhushutong/domain/formatting'
import {
  maxAddedSeats,
  priceAddedSeats,
  type RunningEnterprise,
  refuseAddedSeats,
} from '@zhushutong/domain/seats'
import { Button } from '@zhushutong/ui/button'
import { TextField } from '@zhushutong/ui/fields/field'
import { type Refusal, useDomainForm } from '@zhushutong/ui/forms/use-domain-form'
import { useState } from 'react'
import { AgreementTick } from '@/forms/agreement-tick'

/** Creates the order of additional seats; returns its id or the refusal. */
export type AddSeats = (count: number, fen: number) => Promise<{ readonly orderId: string } | Refusal>

const parseCount = (text: string): number =>
  /^\d{1,2}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN
const NOT_AGREED = '请先阅读并同意《产品购买及使用协议》'

/** Additional shared accounts for the rest of the term, priced by the day (SEA-04). */
export function AddSeatsForm({
  enterprise,
  now,
  add,
  onOrdered,
  onReadAgreement,
}: {
  enterprise: RunningEnterprise
  /** The gateway's time, in ms. */
  now: number
  add: AddSeats
  onOrdered: (orderId: string, fen: number) => void
  onReadAgreement: () => void
}) {
  const [agreed, setAgreed] = useState(false)
  const { form, field, submit, isSending, failure } = useDomainForm<{ count: string; agreed: string }>({
    initial: { count: '1', agreed: '' },
    check: ({ count, agreed: ticked }) => {
      const refusal = refuseAddedSeats(enterprise, parseCount(count), now)
      return [
        ...(refusal === null ? [] : [{ field: 'count' as const, message: refusal }]),
        ...(ticked === '' ? [{ field: 'agreed' as const, message: NOT_AGREED }] : []),
      ]
    },
    send: async ({ count }) => {
      const added = parseCount(count)
      const { fen } = priceAddedSeats(enterprise, added, now)
      const answer = await add(added, fen)
      if (!('orderId' in answer)) return answer
      onOrdered(answer.orderId, fen)
      return null
    },
  })
  const added = parseCount(form.watch('count'))
  const isPriced = refuseAddedSeats(enterprise, added, now) === null
  const price = priceAddedSeats(enterprise, isPriced ? added : 0, now)
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <div className="max-w-80">
        <TextField
          label="加购个数"
          required
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          hint={`最多还可加购 ${maxAddedSeats(enterprise)} 个`}
          {...field('count')}
        />
      </div>
      <p aria-live="polite">
        {isPriced && (
          <>
            应付 <b className="text-20 font-semibold">{formatPrice(price.fen)}</b>
            <span className="text-ink-2"> 按剩余 {price.days} 天计价，与企业 VIP 同时到期</span>
          </>
        )}
      </p>
      <AgreementTick
        agreed={agreed}
        onTick={(ticked) => {
          setAgreed(ticked)
          form.setValue('agreed', ticked ? 'yes' : '')
          if (ticked) form.clearErrors('agreed')
        }}
        onRead={onReadAgreement}
      />
      <p role="alert" className="text-bad empty:hidden">
        {failure ?? form.formState.errors.agreed?.message}
      </p>
      <p>
        <Button type="submit" variant="gold" loading={isSending}>
          去支付
        </Button>
      </p>
    </form>
  )
}
