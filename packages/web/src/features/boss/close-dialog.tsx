'use client'

import { MAX_ORDER_NOTE } from '@zhushutong/domain/boss-orders'
import { Button } from '@zhushutong/ui/button'
import { Field, Textarea } from '@zhushutong/ui/fields/field'
import { type Refusal, useDomainForm } from '@zhushutong/ui/forms/use-domain-form'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { useId, useState } from 'react'

interface Values {
  readonly reason: string
}

const checkReason = ({ reason }: Values) =>
  reason.trim() === '' ? [{ field: 'reason' as const, message: '请写明关闭的原因' }] : []

/** A button that asks for a reason and closes an order that has not started (BOS-05). */
export function CloseDialog({
  send,
  onClosed,
}: {
  send: (reason: string, signal: AbortSignal) => Promise<Refusal | null>
  onClosed: () => void
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button block onClick={() => setOpen(true)}>
        关闭订单
      </Button>
      {isOpen && <OpenDialog send={send} onClosed={onClosed} onClose={() => setOpen(false)} />}
    </>
  )
}

function OpenDialog({
  send,
  onClosed,
  onClose,
}: Parameters<typeof CloseDialog>[0] & { onClose: () => void }) {
  const formId = useId()
  const { field, submit, isSending, failure } = useDomainForm<{ reason: string }>({
    initial: { reason: '' },
    check: checkReason,
    send: ({ reason }, signal) => send(reason, signal),
    onSent: () => {
      onClose()
      onClosed()
    },
  })
  const { error, ...control } = field('reason')
  return (
    <Dialog
      open
      title="关闭订单"
      width="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="danger" type="submit" form={formId} loading={isSending}>
            关闭订单
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <p className="text-ink-2">关闭后不能恢复，需要时请重新委托。</p>
        <Field label="原因" required hint="服务管家会看到" error={error}>
          {(attributes) => (
            <Textarea {...attributes} {...control} rows={3} maxLength={MAX_ORDER_NOTE} data-autofocus="" />
          )}
        </Field>
        <p role="alert" className="text-bad empty:hidden">
          {failure}
        </p>
      </form>
    </Dialog>
  )
}
