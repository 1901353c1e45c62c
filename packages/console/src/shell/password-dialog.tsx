import type { HttpError } from '@refinedev/core'
import { checkStaffPassword } from '@zhushutong/domain/staff'
import { Button } from '@zhushutong/ui/button'
import { TextField } from '@zhushutong/ui/fields/field'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { toast } from '@zhushutong/ui/overlays/toast'
import { callStaff } from '../api'
import { useStaffForm } from '../form/use-staff-form'
import { useSelf } from './use-self'

/** The dialog for a new password, which also ends the other sessions. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const self = useSelf()
  const form = useStaffForm({
    initial: { password: '', newPassword: '' },
    check: ({ password, newPassword }) => {
      const message = checkStaffPassword(newPassword, self?.account ?? '')
      return [
        ...(password === '' ? [{ field: 'password', message: '请填写原密码' }] : []),
        ...(message === null ? [] : [{ field: 'newPassword', message }]),
      ]
    },
    send: async (values, onError) => {
      try {
        await callStaff('session', 'changePassword', values)
        toast('密码已更改，其他登录已退出', 'ok')
        onClose()
      } catch (error) {
        onError(error as HttpError)
      }
    },
  })
  const { errors, isSubmitting } = form.formState
  return (
    <Dialog
      open
      onClose={onClose}
      title="更改密码"
      width="small"
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" type="submit" form="password-form" loading={isSubmitting}>
            更改
          </Button>
        </>
      }
    >
      <form id="password-form" className="grid gap-4" onSubmit={form.submit} noValidate>
        <TextField
          label="原密码"
          type="password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <TextField
          label="新密码"
          type="password"
          autoComplete="new-password"
          hint="至少 12 位"
          error={errors.newPassword?.message}
          {...form.register('newPassword')}
        />
      </form>
    </Dialog>
  )
}
