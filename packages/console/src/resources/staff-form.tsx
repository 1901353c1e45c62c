import {
  checkStaff,
  STAFF_ROLE_LABELS,
  STAFF_ROLES,
  type StaffForm as StaffValues,
  trimStaff,
} from '@zhushutong/domain/staff'
import { Button } from '@zhushutong/ui/button'
import { CopyButton } from '@zhushutong/ui/fields/copy-button'
import type { RowOf } from '../api'
import { ChoiceField, LineField } from '../form/form-fields'
import { useAction } from '../form/use-action'
import { useStaffForm } from '../form/use-staff-form'

type Row = RowOf<'staff'>

const ROLES = STAFF_ROLES.map((value) => ({ value, label: STAFF_ROLE_LABELS[value] }))

/** The one-time password of a new or reset member of the staff. */
export function FirstPassword({ account, password }: { account: string; password: string }) {
  return (
    <div role="status" className="grid gap-2 rounded-2 border border-primary-line bg-primary-soft p-4">
      <p>
        请把首次登录的密码交给 <b>{account}</b>，它只显示这一次：
      </p>
      <p className="flex items-center gap-2">
        <code className="text-16 font-semibold">{password}</code>
        <CopyButton text={password} label="复制密码" />
      </p>
    </div>
  )
}

export function StaffForm({ row, onDone }: { row?: Row; onDone: (saved: Row) => void }) {
  const create = useAction('staff', 'create', '已新建')
  const update = useAction('staff', 'update', '已保存')
  const form = useStaffForm<StaffValues>({
    initial: { account: row?.account ?? '', name: row?.name ?? '', role: row?.role ?? 'editor' },
    normalize: trimStaff,
    check: checkStaff,
    send: async ({ account, ...rest }, onError) => {
      const saved = row
        ? await update.run({ id: row.id, ...rest }, onError)
        : await create.run({ account, ...rest }, onError)
      if (saved) onDone(saved)
    },
  })
  return (
    <form className="grid gap-4" onSubmit={form.submit} noValidate>
      {!row && (
        <LineField form={form} name="account" label="账号" required isFirst hint="登录用，如 zhang.san" />
      )}
      <LineField form={form} name="name" label="姓名" required />
      <ChoiceField form={form} name="role" label="岗位" required options={ROLES} />
      <Button type="submit" variant="primary" loading={create.busy || update.busy}>
        {row ? '保存' : '新建'}
      </Button>
    </form>
  )
}
