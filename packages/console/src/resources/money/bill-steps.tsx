import {
  BILL_RESOLUTION_LABELS,
  BILL_RESOLUTIONS,
  type BillResolution,
  checkResolutionReason,
} from '@zhushutong/domain/ledger'
import { Button } from '@zhushutong/ui/button'
import type { DomainRules } from '@zhushutong/ui/forms/domain-resolver'
import { useState } from 'react'
import type { RowOf } from '../../api'
import { ChoiceField, LinesField } from '../../form/form-fields'
import { ReasonDialog } from '../../form/reason-dialog'
import { useAction } from '../../form/use-action'
import { useStaffForm } from '../../form/use-staff-form'

type Row = RowOf<'bill'>

interface Typed {
  readonly kind: BillResolution
  readonly reason: string
}

const rules: DomainRules<Typed> = {
  check: ({ reason }) => {
    const message = checkResolutionReason(reason)
    return message === null ? [] : [{ field: 'reason', message }]
  },
}

/** Resolves a difference (LED-07). */
function Resolve({ row }: { row: Row }) {
  const { run, busy } = useAction('bill', 'resolve', row.needsSecond ? '已提交，等待复核' : '已处理')
  const form = useStaffForm<Typed>({
    ...rules,
    initial: { kind: 'late', reason: '' },
    send: (typed, onError) => run({ id: row.id, ...typed }, onError),
  })
  return (
    <form className="grid gap-3 border-t border-line pt-4" noValidate onSubmit={form.submit}>
      <h3 className="font-semibold">处理差异</h3>
      <ChoiceField
        form={form}
        name="kind"
        label="处理"
        options={BILL_RESOLUTIONS.map((value) => ({ value, label: BILL_RESOLUTION_LABELS[value] }))}
      />
      <LinesField
        form={form}
        name="reason"
        label="原因"
        required
        hint={row.needsSecond ? '金额超过双人复核的限额，提交后由另一位同事复核' : '会写进操作记录'}
        rows={3}
      />
      <div>
        <Button type="submit" variant="primary" loading={busy}>
          {row.needsSecond ? '提交复核' : '处理'}
        </Button>
      </div>
    </form>
  )
}

function Decision({ row }: { row: Row }) {
  const approve = useAction('bill', 'approve', '已通过')
  const refuse = useAction('bill', 'refuse', '已退回')
  const [isRefusing, setRefusing] = useState(false)
  if (!row.mayDecide)
    return <p className="border-t border-line pt-4 text-12 text-ink-3">须由另一位同事复核。</p>
  return (
    <div className="flex gap-2 border-t border-line pt-4">
      <Button variant="primary" loading={approve.busy} onClick={() => approve.run({ id: row.id })}>
        通过
      </Button>
      <Button onClick={() => setRefusing(true)}>不通过</Button>
      {isRefusing && (
        <ReasonDialog
          title="不通过"
          hint="经办人会看到"
          danger
          busy={refuse.busy}
          check={checkResolutionReason}
          run={(reason, onError) => refuse.run({ id: row.id, reason }, onError)}
          onClose={() => setRefusing(false)}
        />
      )}
    </div>
  )
}

/** The actions of the staff on a bill line, by its state. */
export function BillSteps({ row }: { row: Row }) {
  if (row.state === 'open') return <Resolve row={row} />
  return row.state === 'asked' ? <Decision row={row} /> : null
}
