'use client'

import { filterMobile } from '@zhushutong/domain/formatting'
import { checkSeat, SEAT_LIMITS, type SeatInput, trimSeat } from '@zhushutong/domain/seats'
import { Button } from '@zhushutong/ui/button'
import { TextField } from '@zhushutong/ui/fields/field'
import { type Refusal, useDomainForm } from '@zhushutong/ui/forms/use-domain-form'

interface Values {
  mobile: string
  name: string
}

/** Assigns a seat; null on success, otherwise the refusal. */
export type GiveSeat = (seat: SeatInput, signal?: AbortSignal) => Promise<Refusal | null>

/** Assigns a shared account to a mobile number (SEA-01). */
export function SeatForm({ give, onGiven }: { give: GiveSeat; onGiven: () => void }) {
  const { form, field, submit, isSending, failure } = useDomainForm<Values>({
    initial: { mobile: '', name: '' },
    normalize: (typed) => ({ ...trimSeat(typed) }),
    check: (values) => checkSeat(values),
    send: give,
    onSent: () => {
      form.reset()
      onGiven()
    },
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label="手机号"
          required
          type="tel"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          hint="对方用这个手机号登录即可使用，还没有注册也可以"
          onInput={({ currentTarget }) => {
            currentTarget.value = filterMobile(currentTarget.value)
          }}
          {...field('mobile')}
        />
        <TextField
          label="姓名"
          autoComplete="off"
          maxLength={SEAT_LIMITS.name}
          hint="便于您辨认，对方看不到"
          {...field('name')}
        />
      </div>
      <p role="alert" className="text-bad empty:hidden">
        {failure}
      </p>
      <p>
        <Button type="submit" variant="primary" loading={isSending}>
          给出共享账号
        </Button>
      </p>
    </form>
  )
}
