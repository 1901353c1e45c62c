import { Button } from '@zhushutong/ui/button'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { useState } from 'react'
import { LineField, LinesField } from '../../form/form-fields'
import { useAction } from '../../form/use-action'
import { useStaffForm } from '../../form/use-staff-form'
import type { CardProps } from './types'

/** The form for the steward, whom the principal can call (BOS-06). */
export function StewardForm({ order }: CardProps) {
  const { run, busy } = useAction('serviceOrder', 'assignSteward', '已指派管家')
  const form = useStaffForm({
    initial: { name: order.stewardName ?? '', phone: order.stewardPhone ?? '' },
    send: (values, onError) => run({ id: order.id, ...values }, onError),
  })
  return (
    <TitledCard title="服务管家">
      <form className="grid gap-4" noValidate onSubmit={form.submit}>
        <LineField form={form} name="name" label="姓名" required maxLength={20} />
        <LineField form={form} name="phone" label="电话" required hint="负责人直接拨打" maxLength={20} />
        <div>
          <Button type="submit" loading={busy}>
            {order.stewardName === null ? '指派' : '更换'}
          </Button>
        </div>
      </form>
    </TitledCard>
  )
}

function OpenDialog({ order, onClose }: CardProps & { onClose: () => void }) {
  const { run, busy } = useAction('serviceOrder', 'changePrincipal', '负责人已更换')
  const form = useStaffForm({
    initial: { principalName: '', principalMobile: '', reason: '' },
    send: async (values, onError) => {
      if (await run({ id: order.id, ...values }, onError)) onClose()
    },
  })
  return (
    <Dialog
      open
      width="small"
      title="更换负责人"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="danger" type="submit" form="change-principal" loading={busy}>
            更换
          </Button>
        </>
      }
    >
      <form id="change-principal" className="grid gap-4" noValidate onSubmit={form.submit}>
        <p className="text-ink-2">
          {order.companyName}的全部服务订单改由新负责人查看，原负责人立即看不到。请先核实身份与授权。
        </p>
        <LineField form={form} name="principalName" label="新负责人姓名" required isFirst maxLength={20} />
        <LineField form={form} name="principalMobile" label="新负责人手机号" required maxLength={11} />
        <LinesField
          form={form}
          name="reason"
          label="依据"
          required
          rows={2}
          hint="写进操作记录，如 股权变更，已核对授权书"
        />
      </form>
    </Dialog>
  )
}

/** The form that makes another person the firm's principal (BOS-07). */
export function PrincipalForm({ order }: CardProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>更换负责人</Button>
      {isOpen && <OpenDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}
