'use client'

import { formatCount } from '@zhushutong/domain/formatting'
import { checkTopUp, parseTopUp, TOP_UP } from '@zhushutong/domain/wallet'
import { Button } from '@zhushutong/ui/button'
import { TextField } from '@zhushutong/ui/fields/field'
import { type Refusal, useDomainForm } from '@zhushutong/ui/forms/use-domain-form'

/** Creates the order of a top-up; returns its id or the refusal. */
type TopUp = (fen: number) => Promise<{ readonly orderId: string } | Refusal>

const formatYuan = (fen: number) => String(fen / 100)

/** The form for the amount of a top-up (WAL-01). */
export function TopUpForm({
  balance,
  topUp,
  onOrdered,
}: {
  balance: number
  topUp: TopUp
  onOrdered: (orderId: string) => void
}) {
  const { form, field, submit, isSending, failure } = useDomainForm<{ yuan: string }>({
    initial: { yuan: '' },
    normalize: ({ yuan }) => ({ yuan: yuan.trim() }),
    check: (values) => checkTopUp(values, balance),
    send: async ({ yuan }) => {
      const answer = await topUp(parseTopUp(yuan) ?? 0)
      if (!('orderId' in answer)) return answer
      onOrdered(answer.orderId)
      return null
    },
  })
  const choose = (fen: number) => {
    form.setValue('yuan', formatYuan(fen))
    form.clearErrors()
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-3 border-t border-line pt-4">
      <h3 className="font-semibold">充值</h3>
      <div className="flex flex-wrap gap-2">
        {TOP_UP.choicesFen.map((fen) => (
          <Button key={fen} onClick={() => choose(fen)}>
            {formatYuan(fen)} 元
          </Button>
        ))}
      </div>
      <div className="max-w-80">
        <TextField
          label="充值金额（元）"
          required
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          hint={`一次 ${formatCount(TOP_UP.minFen / 100)} 至 ${formatCount(TOP_UP.maxFen / 100)} 元，没有用完的可以随时申请退回`}
          {...field('yuan')}
        />
      </div>
      <p role="alert" className="text-bad empty:hidden">
        {failure}
      </p>
      <p>
        <Button type="submit" variant="primary" loading={isSending}>
          去支付
        </Button>
      </p>
    </form>
  )
}
