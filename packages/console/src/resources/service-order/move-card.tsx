import { MAX_ORDER_NOTE, SERVICE_STAGE_LABELS, STAGES_OF } from '@zhushutong/domain/boss-orders'
import { Button } from '@zhushutong/ui/button'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { useState } from 'react'
import { LinesField } from '../../form/form-fields'
import { ReasonDialog } from '../../form/reason-dialog'
import { useAction } from '../../form/use-action'
import { useStaffForm } from '../../form/use-staff-form'
import type { CardProps } from './types'

function CloseOrder({ order, onClose }: CardProps & { onClose: () => void }) {
  const { run, busy } = useAction('serviceOrder', 'close', '订单已关闭')
  return (
    <ReasonDialog
      title="关闭订单"
      hint="负责人会看到；已收款项请线下退回"
      danger
      busy={busy}
      run={(reason, onError) => run({ id: order.id, reason }, onError)}
      onClose={onClose}
    />
  )
}

/** Moves the order to its next stage or back, with a note for the principal (BOS-01). */
export function MoveCard({ order }: CardProps) {
  const on = useAction('serviceOrder', 'advance', '已进入下一阶段')
  const back = useAction('serviceOrder', 'back', '已退回上一阶段')
  const [isClosing, setClosing] = useState(false)
  const form = useStaffForm({
    initial: { note: '' },
    send: async ({ note }, onError, pressed) => {
      const { run } = pressed === 'back' ? back : on
      if (await run({ id: order.id, note }, onError)) form.reset()
    },
  })
  const stages = STAGES_OF[order.kind]
  const at = stages.indexOf(order.stage)
  const [before, next] = [stages[at - 1], stages[at + 1]]
  const { obstacle } = order.details

  return (
    <TitledCard title="推进">
      <form className="grid gap-3" noValidate onSubmit={form.submit}>
        {obstacle !== null && <p className="rounded-2 bg-warn-soft px-3 py-2 text-warn">{obstacle}</p>}
        <LinesField
          form={form}
          name="note"
          label="说明"
          hint="负责人会看到；退回时必填"
          maxLength={MAX_ORDER_NOTE}
          rows={2}
        />
        <div className="flex flex-wrap gap-2">
          {next && (
            <Button type="submit" variant="primary" disabled={obstacle !== null} loading={on.busy}>
              进入{SERVICE_STAGE_LABELS[next]}
            </Button>
          )}
          {before && (
            <Button type="submit" value="back" loading={back.busy}>
              退回{SERVICE_STAGE_LABELS[before]}
            </Button>
          )}
          <Button onClick={() => setClosing(true)}>关闭订单</Button>
        </div>
      </form>
      {isClosing && <CloseOrder order={order} onClose={() => setClosing(false)} />}
    </TitledCard>
  )
}
