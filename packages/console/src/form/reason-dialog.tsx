import type { HttpError } from '@refinedev/core'
import { Button } from '@zhushutong/ui/button'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { LinesField } from './form-fields'
import { useStaffForm } from './use-staff-form'

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
  const form = useStaffForm({
    initial: { reason: '' },
    check: ({ reason }) => {
      const message = reason.trim() === '' ? '请写明原因' : (check?.(reason) ?? null)
      return message === null ? [] : [{ field: 'reason', message }]
    },
    send: async ({ reason }, onError) => {
      if (await run(reason, onError)) onClose()
    },
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
      <form id="reason-form" onSubmit={form.submit} noValidate>
        <LinesField form={form} name="reason" label="原因" required hint={hint} rows={3} />
      </form>
    </Dialog>
  )
}
