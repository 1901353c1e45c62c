import { formatPrice } from '@zhushutong/domain/formatting'
import { checkRefundReason, REFUND_CAUSE_LABELS } from '@zhushutong/domain/purchase'
import { Button } from '@zhushutong/ui/button'
import { Field, Select, Textarea } from '@zhushutong/ui/fields/field'
import type { RowOf } from '../../api'
import { useAction } from '../../form/use-action'
import { useStaffForm } from '../../form/use-staff-form'

const CAUSES = ['provider', 'buyer'] as const

interface AskRefundProps {
  readonly id: string
  readonly refundable: NonNullable<RowOf<'order'>['refundable']>
}

/** A refund requested by the staff; a large one needs the approval of another person (REF-03). */
export function AskRefund({ id, refundable: { amount, wallet, points, usedDays } }: AskRefundProps) {
  const { run, busy } = useAction('order', 'askRefund', '已发起，等待批准')
  const form = useStaffForm<{ cause: (typeof CAUSES)[number]; reason: string }>({
    initial: { cause: 'provider', reason: '' },
    check: ({ reason }) => checkRefundReason(reason.trim()),
    send: (values, onError) => run({ id, ...values }, onError),
  })
  return (
    <form className="grid gap-3 border-t border-line pt-4" noValidate onSubmit={form.submit}>
      <h3 className="font-semibold">发起退款</h3>
      <p className="text-12 text-ink-3">
        因我方无法提供服务时，按未使用的天数退 {formatPrice(amount)}
        {wallet > 0 && `、到钱包 ${formatPrice(wallet)}`}
        {points > 0 && ` 和 ${points.toLocaleString('en-US')} 积分`}（已使用 {usedDays}{' '}
        天）；买家申请的按购买条款计算。
      </p>
      <Field label="原因">
        {(control) => (
          <Select {...control} {...form.register('cause')}>
            {CAUSES.map((value) => (
              <option key={value} value={value}>
                {REFUND_CAUSE_LABELS[value]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="说明" required hint="买家会看到" error={form.formState.errors.reason?.message}>
        {(control) => <Textarea {...control} {...form.register('reason')} maxLength={500} rows={2} />}
      </Field>
      <div>
        <Button type="submit" loading={busy}>
          发起退款
        </Button>
      </div>
    </form>
  )
}
