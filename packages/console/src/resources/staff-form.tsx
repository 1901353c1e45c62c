import { useForm } from '@refinedev/react-hook-form'
import { STAFF_ROLE_LABELS, STAFF_ROLES } from '@zhushutong/domain/staff'
import { Button } from '@zhushutong/ui/button'
import { CopyButton } from '@zhushutong/ui/fields/copy-button'
import { Field, Select, TextField } from '@zhushutong/ui/fields/field'
import type { RowOf } from '../api'

type Row = RowOf<'staff'>

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

interface StaffFormValues {
  account: string
  name: string
  role: string
}

export function StaffForm({ row, onDone }: { row?: Row; onDone: (saved: Row) => void }) {
  const {
    refineCore: { onFinish, formLoading },
    register,
    handleSubmit,
    formState: { errors },
  } = useForm<Row, never, StaffFormValues>({
    refineCoreProps: {
      resource: 'staff',
      action: row ? 'edit' : 'create',
      id: row?.id,
      redirect: false,
      queryOptions: { enabled: false },
      onMutationSuccess: ({ data }) => onDone(data),
    },
    defaultValues: { account: row?.account ?? '', name: row?.name ?? '', role: row?.role ?? 'editor' },
  })
  const save = handleSubmit(({ account, ...rest }) => onFinish((row ? rest : { account, ...rest }) as never))
  return (
    <form className="grid gap-4" onSubmit={save} noValidate>
      {!row && (
        <TextField
          label="账号"
          required
          data-autofocus=""
          autoComplete="off"
          hint="登录用，如 zhang.san"
          error={errors.account?.message as string}
          {...register('account', { required: '请填写账号' })}
        />
      )}
      <TextField
        label="姓名"
        required
        autoComplete="off"
        error={errors.name?.message as string}
        {...register('name', { required: '请填写姓名' })}
      />
      <Field label="岗位" required error={errors.role?.message as string}>
        {(control) => (
          <Select {...control} {...register('role')}>
            {STAFF_ROLES.map((role) => (
              <option key={role} value={role}>
                {STAFF_ROLE_LABELS[role]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" variant="primary" loading={formLoading}>
        {row ? '保存' : '新建'}
      </Button>
    </form>
  )
}
