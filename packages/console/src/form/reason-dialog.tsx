import type { HttpError } from '@refinedev/core'
import { Button } from '@zhushutong/ui/button'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from './field-errors'
import { LinesField } from './form-fields'

export function ReasonDialog({
  title,
  hint,
  danger,
  busy,
  check,
  run,
  onClose,
}: {
  title: string
  hint: string
  danger?: boolean
  busy: boolean
  /** A further check of the reason: the message, or null. The gateway has the same check. */
  check?: (reason: string) => string | null
  /** Resolves with null if the step was refused; `onError` has then shown the error. */
  run: (reason: string, onError: (error: HttpError) => void) => Promise<unknown>
  onClose: () => void
}) {
  const form = useForm({ defaultValues: { reason: '' } })
  const submit = form.handleSubmit(async ({ reason }) => {
    const problem = reason.trim() === '' ? '请写明原因' : (check?.(reason) ?? null)
    if (problem !== null) {
      form.setError('reason', { message: problem }, { shouldFocus: true })
      return
    }
    if (await run(reason, (error) => showFieldErrors(error, form.setError, ['reason']))) onClose()
  })
  return (
    <Dialog
      open
      width="small"
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant={danger ? 'danger' : 'primary'} type="submit" form="reason-form" loading={busy}>
            {title}
          </Button>
        </>
      }
    >
      <form id="reason-form" onSubmit={submit} noValidate>
        <LinesField form={form} name="reason" label="原因" required hint={hint} rows={3} />
      </form>
    </Dialog>
  )
}
