import { Button } from '@zhushutong/ui/button'
import { ConfirmDialog } from '@zhushutong/ui/overlays/confirm-dialog'
import { useState } from 'react'
import type { RowOf } from '../api'
import { useAction } from '../form/use-action'
import { useSelf } from '../shell/use-self'

type Row = RowOf<'staff'>

const QUESTIONS = {
  disable: ['停用', '停用后立即退出，不能再登录；可以再启用。'],
  reset: ['重置登录', '原密码与身份验证器立即失效并退出登录，须用新的首次登录密码重新绑定。'],
  endSessions: ['结束登录', '立即退出这名员工的全部登录，可以重新登录。'],
} as const
type Question = keyof typeof QUESTIONS

/**
 * An administrator's actions on the login of a member of the staff; actions with immediate effect need a
 * confirmation.
 */
export function StaffActions({ row, onPassword }: { row: Row; onPassword: (password: string) => void }) {
  const [question, setAsked] = useState<Question | null>(null)
  const self = useSelf()
  const actions = {
    disable: useAction('staff', 'disable', '已停用'),
    enable: useAction('staff', 'enable', '已启用'),
    reset: useAction('staff', 'reset', '已重置'),
    endSessions: useAction('staff', 'endSessions', '已结束全部登录'),
  }
  const confirm = async () => {
    if (!question) return
    const done = await actions[question].run({ id: row.id })
    setAsked(null)
    if (done?.password !== undefined) onPassword(done.password)
  }
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-4">
      <Button onClick={() => setAsked('reset')}>重置登录</Button>
      <Button disabled={row.sessions === 0} onClick={() => setAsked('endSessions')}>
        结束登录
      </Button>
      {row.isDisabled ? (
        <Button loading={actions.enable.busy} onClick={() => actions.enable.run({ id: row.id })}>
          启用
        </Button>
      ) : (
        <Button disabled={row.id === self?.id} onClick={() => setAsked('disable')}>
          停用
        </Button>
      )}
      {question && (
        <ConfirmDialog
          open
          danger
          title={QUESTIONS[question][0]}
          confirm={QUESTIONS[question][0]}
          busy={actions[question].busy}
          onConfirm={confirm}
          onCancel={() => setAsked(null)}
        >
          {row.name}（{row.account}）：{QUESTIONS[question][1]}
        </ConfirmDialog>
      )}
    </div>
  )
}
