import { formatPrice } from '@zhushutong/domain/formatting'
import { checkStaffReason } from '@zhushutong/domain/staff'
import { Button } from '@zhushutong/ui/button'
import { Field, Input, Textarea } from '@zhushutong/ui/fields/field'
import { ConfirmDialog } from '@zhushutong/ui/overlays/confirm-dialog'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { RowOf } from '../../api'
import { showFieldErrors } from '../../form/field-errors'
import { useAction } from '../../form/use-action'

type Row = RowOf<'refund'>

const LONGEST = 200

/** Approves, after a confirmation; or refuses, with a reason for the buyer (REF-01, REF-03). */
function Decision({ row }: { row: Row }) {
  const approve = useAction('refund', 'approve', '已批准，服务已结束')
  const refuse = useAction('refund', 'refuse', '已拒绝')
  const [isAsked, setIsAsked] = useState(false)
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { reason: '' } })
  const submit = handleSubmit(async ({ reason }) => {
    await refuse.run({ id: row.id, reason }, (error) => showFieldErrors(error, setError, ['reason']))
  })
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      {row.mayApprove ? (
        <div>
          <Button variant="primary" loading={approve.busy} onClick={() => setIsAsked(true)}>
            批准退款
          </Button>
        </div>
      ) : (
        <p className="text-12 text-ink-3">金额超过双人复核的限额，请由另一位同事批准。</p>
      )}
      <form className="grid gap-3" noValidate onSubmit={submit}>
        <Field label="不通过的原因" hint="买家会看到" error={formState.errors.reason?.message}>
          {(control) => (
            <Textarea
              {...control}
              {...register('reason', { validate: (text) => checkStaffReason(text) ?? true })}
              maxLength={LONGEST}
              rows={2}
            />
          )}
        </Field>
        <div>
          <Button type="submit" loading={refuse.busy}>
            不通过
          </Button>
        </div>
      </form>
      <ConfirmDialog
        open={isAsked}
        title="批准退款"
        confirm="批准"
        busy={approve.busy}
        onConfirm={async () => {
          await approve.run({ id: row.id })
          setIsAsked(false)
        }}
        onCancel={() => setIsAsked(false)}
      >
        {`批准后服务按已使用的天数结束，${formatPrice(row.amount)} 退回买家的原支付账户，不能撤销。`}
      </ConfirmDialog>
    </div>
  )
}

/** The bank's number of a transfer made by finance. */
function Transfer({ row }: { row: Row }) {
  const { run, busy } = useAction('refund', 'confirm', '已登记')
  const form = useForm({ defaultValues: { bankReference: '' } })
  const confirm = form.handleSubmit(async (values) => {
    await run({ id: row.id, ...values }, (error) => showFieldErrors(error, form.setError, ['bankReference']))
  })
  return (
    <form className="grid gap-3 border-t border-line pt-4" noValidate onSubmit={confirm}>
      <Field
        label="银行流水号"
        hint="从银行转账退回后登记，登记后退款完成"
        error={form.formState.errors.bankReference?.message}
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('bankReference', {
              validate: (text) => text.trim() !== '' || '请填写银行流水号',
            })}
            maxLength={64}
          />
        )}
      </Field>
      <div>
        <Button type="submit" variant="primary" loading={busy}>
          确认已转账
        </Button>
      </div>
    </form>
  )
}

function Retry({ row }: { row: Row }) {
  const { run, busy } = useAction('refund', 'retry', '已重新提交给支付服务商')
  return (
    <div className="border-t border-line pt-4">
      <Button variant="primary" loading={busy} onClick={() => run({ id: row.id })}>
        重新退款
      </Button>
    </div>
  )
}

/** The actions of the staff on a refund, by its state. */
export function RefundSteps({ row }: { row: Row }) {
  if (row.state === 'requested') return <Decision row={row} />
  if (row.state === 'failed') return <Retry row={row} />
  if (row.state === 'approved' && row.provider === 'transfer') return <Transfer row={row} />
  return null
}
