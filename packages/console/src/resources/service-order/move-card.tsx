import { MAX_ORDER_NOTE, SERVICE_STAGE_LABELS, STAGES_OF } from '@zhushutong/domain/boss-orders'
import { Button } from '@zhushutong/ui/button'
import { Field, Textarea } from '@zhushutong/ui/fields/field'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '../../form/field-errors'
import { ReasonDialog } from '../../form/reason-dialog'
import { useAction } from '../../form/use-action'
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
  const { register, getValues, setError, clearErrors, reset, formState } = useForm({
    defaultValues: { note: '' },
  })
  const stages = STAGES_OF[order.kind]
  const at = stages.indexOf(order.stage)
  const [before, next] = [stages[at - 1], stages[at + 1]]
  const { obstacle } = order.details

  const move = async (action: typeof on | typeof back) => {
    clearErrors()
    const moved = await action.run({ id: order.id, note: getValues('note') }, (error) =>
      showFieldErrors(error, setError, ['note']),
    )
    if (moved) reset()
  }
  return (
    <TitledCard title="推进">
      <form className="grid gap-3" noValidate onSubmit={(event) => event.preventDefault()}>
        {obstacle !== null && <p className="rounded-2 bg-warn-soft px-3 py-2 text-warn">{obstacle}</p>}
        <Field label="说明" hint="负责人会看到；退回时必填" error={formState.errors.note?.message}>
          {(control) => <Textarea {...control} {...register('note')} rows={2} maxLength={MAX_ORDER_NOTE} />}
        </Field>
        <div className="flex flex-wrap gap-2">
          {next && (
            <Button variant="primary" disabled={obstacle !== null} loading={on.busy} onClick={() => move(on)}>
              进入{SERVICE_STAGE_LABELS[next]}
            </Button>
          )}
          {before && (
            <Button loading={back.busy} onClick={() => move(back)}>
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
