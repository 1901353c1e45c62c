import { DialogTrigger } from '@/triggers/dialog-trigger'

/** The last entry of the account menu; the dialog asks for confirmation (SES-02). */
export function LogoutButton() {
  return (
    <DialogTrigger
      dialog={{ name: 'logout' }}
      className="w-full rounded-1 px-2 py-1.5 text-left hover:bg-surface-2 hover:text-primary"
    >
      退出登录
    </DialogTrigger>
  )
}
