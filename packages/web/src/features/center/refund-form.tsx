'use client'

import { checkRefundReason, MAX_REFUND_REASON } from '@zhushutong/domain/purchase'
import { Button } from '@zhushutong/ui/button'
import { Field, Textarea } from '@zhushutong/ui/fields/field'
import { type Refusal, useDomainForm } from '@zhushutong/ui/forms/use-domain-form'
import { Skeleton } from '@zhushutong/ui/layout/skeleton'
import { ErrorState } from '@zhushutong/ui/layout/states'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { type ReactNode, useId } from 'react'

/** A failed call, with the form fields that the gateway rejected. */
export interface FailedCall {
  readonly error: string
  readonly message: string | null
  readonly fields?: Refusal['fields']
}

/** Shown in place of the form: the amount is being calculated, or no refund is possible. */
export function RefundNotice({
  title,
  problem,
  onClose,
}: {
  title: string
  /** null while the amount is calculated. */
  problem: { readonly title: string; readonly text: string | null } | null
  onClose: () => void
}) {
  return (
    <Dialog open title={title} onClose={onClose} footer={<Button onClick={onClose}>知道了</Button>}>
      {problem === null ? (
        <div role="status">
          <span className="sr-only">正在计算可退金额</span>
          <Skeleton height={120} />
        </div>
      ) : (
        <ErrorState title={problem.title}>{problem.text}</ErrorState>
      )}
    </Dialog>
  )
}

export function RefundForm({
  title,
  cancelText,
  children,
  ask,
  onClose,
  onAsked,
}: {
  title: string
  cancelText: string
  children: ReactNode
  ask: (reason: string, signal: AbortSignal) => Promise<object | FailedCall>
  onClose: () => void
  onAsked: () => void
}) {
  const id = useId()
  const { field, submit, isSending, failure } = useDomainForm({
    initial: { reason: '' },
    normalize: ({ reason }) => ({ reason: reason.trim() }),
    check: ({ reason }) => checkRefundReason(reason),
    send: async ({ reason }, signal) => {
      const answer = await ask(reason, signal)
      if (!('error' in answer)) return null
      return { message: answer.message ?? '申请没有提交成功，请稍后重试', fields: answer.fields }
    },
    onSent: onAsked,
  })
  const { error, ...reason } = field('reason')
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      dismissible={!isSending}
      footer={
        <>
          <Button disabled={isSending} onClick={onClose}>
            {cancelText}
          </Button>
          <Button variant="primary" type="submit" form={id} loading={isSending}>
            确认申请
          </Button>
        </>
      }
    >
      <form id={id} className="grid gap-4" noValidate onSubmit={submit}>
        {children}
        <Field label="退款理由" error={error}>
          {(control) => (
            <Textarea {...control} {...reason} data-autofocus="" maxLength={MAX_REFUND_REASON} rows={3} />
          )}
        </Field>
        <p role="alert" className="text-bad empty:hidden">
          {failure}
        </p>
      </form>
    </Dialog>
  )
}
