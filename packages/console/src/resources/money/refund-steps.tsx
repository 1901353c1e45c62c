import { formatPrice } from '@zhushutong/domain/formatting'
import { checkStaffReason } from '@zhushutong/domain/staff'
import { Button } from '@zhushutong/ui/button'
import { Field, Input, Textarea } from '@zhushutong/ui/fields/field'
import { ConfirmDialog } from '@zhushutong/ui/overlays/confirm-dialog'
import { useState } from 'react'
import type { RowOf } from '../../api'
import { useAction } from '../../form/use-action'
import { useStaffForm } from '../../form/use-staff-form'

type Row = RowOf<'refund'>

const LONGEST = 200

/** Approves, after a confirmation; or refuses, with a reason for the buyer (REF-01, REF-03). */
function Decision({ row }: { row: Row }) {
  const approve = useAction('refund', 'approve', '已批准，服务已结束')
  const refuse = useAction('refund', 'refuse', '已拒绝')
  const [isAsked, setIsAsked] = useState(false)
  const form = useStaffForm({
    initial: { reason: '' },
    check: ({ reason }) => {
      const message = checkStaffReason(reason)
      return message === null ? [] : [{ field: 'reason', message }]
    },
    send: ({ reason }, onError) => refuse.run({ id: row.id, reason }, onError),
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
      <form className="grid gap-3" noValidate onSubmit={form.submit}>
        <Field label="不通过的原因" hint="买家会看到" error={form.formState.errors.reason?.message}>
          {(control) => <Textarea {...control} {...form.register('reason')} maxLength={LONGEST} rows={2} />}
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
  const form = useStaffForm({
    initial: { bankReference: '' },
    check: ({ bankReference }) =>
      bankReference.trim() === '' ? [{ field: 'bankReference', message: '请填写银行流水号' }] : [],
    send: (values, onError) => run({ id: row.id, ...values }, onError),
  })
  return (
    <form className="grid gap-3 border-t border-line pt-4" noValidate onSubmit={form.submit}>
      <Field
        label="银行流水号"
        hint="从银行转账退回后登记，登记后退款完成"
        error={form.formState.errors.bankReference?.message}
      >
        {(control) => <Input {...control} {...form.register('bankReference')} maxLength={64} />}
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
