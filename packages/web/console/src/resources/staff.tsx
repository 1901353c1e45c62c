import { useForm } from '@refinedev/react-hook-form'
import { formatTime } from '@zhushutong/domain/formatting'
import { STAFF_ROLE_LABELS, STAFF_ROLES } from '@zhushutong/domain/staff'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { CopyButton } from '@/ui/copy-button'
import { Dialog } from '@/ui/dialog'
import { Field, Select, TextField } from '@/ui/field'
import { Tag } from '@/ui/tag'
import type { RowOf } from '../api'
import { useAction } from '../form/use-action'
import { ResourceList } from '../list/resource-list'
import { Facts, RowPanel, useClosePanel } from '../list/row-panel'
import { UsersIcon } from '../shell/icons'
import { useSelf } from '../shell/use-self'
import type { Screen } from './index'

type Row = RowOf<'staff'>

function State({ row }: { row: Row }) {
  if (row.isDisabled) return <Tag tone="bad">已停用</Tag>
  return row.isEnrolled ? <Tag tone="ok">正常</Tag> : <Tag tone="warn">未首次登录</Tag>
}

function List() {
  const navigate = useNavigate()
  return (
    <ResourceList
      resource="staff"
      opens
      actions={
        <Button variant="primary" size="small" onClick={() => navigate('/staff/new')}>
          新建员工
        </Button>
      }
      filters={[
        {
          kind: 'choice',
          field: 'role',
          label: '岗位',
          options: STAFF_ROLES.map((value) => ({ value, label: STAFF_ROLE_LABELS[value] })),
        },
        { kind: 'words', field: 'words', label: '账号、姓名' },
      ]}
      columns={[
        { header: '账号', sort: 'account', cell: ({ account }) => account },
        { header: '姓名', cell: ({ name }) => name },
        { header: '岗位', cell: ({ role }) => STAFF_ROLE_LABELS[role] },
        { header: '状态', cell: (row) => <State row={row} /> },
        { header: '登录中', align: 'right', cell: ({ sessions }) => sessions },
        {
          header: '最近登录',
          sort: 'lastLoginTime',
          cell: ({ lastLoginTime }) => (lastLoginTime === null ? '--' : formatTime(lastLoginTime)),
        },
      ]}
    />
  )
}

/** What a new member of the staff, or one who was reset, logs in with once. */
function FirstPassword({ account, password }: { account: string; password: string }) {
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

function StaffForm({ row, onDone }: { row?: Row; onDone: (saved: Row) => void }) {
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

function Create() {
  const close = useClosePanel('staff')
  const [made, setMade] = useState<Row | null>(null)
  return (
    <Dialog open side="right" onClose={close} title="新建员工">
      {made?.password === undefined ? (
        <StaffForm onDone={setMade} />
      ) : (
        <div className="grid gap-4">
          <FirstPassword account={made.account} password={made.password} />
          <Button onClick={close}>完成</Button>
        </div>
      )}
    </Dialog>
  )
}

const QUESTIONS = {
  disable: ['停用', '停用后立即退出，不能再登录；可以再启用。'],
  reset: ['重置登录', '原密码与身份验证器立即失效并退出登录，须用新的首次登录密码重新绑定。'],
  endSessions: ['结束登录', '立即退出这名员工的全部登录，可以重新登录。'],
} as const
type Question = keyof typeof QUESTIONS

function Actions({ row, onPassword }: { row: Row; onPassword: (password: string) => void }) {
  const [asked, setAsked] = useState<Question | null>(null)
  const self = useSelf()
  const actions = {
    disable: useAction('staff', 'disable', '已停用'),
    enable: useAction('staff', 'enable', '已启用'),
    reset: useAction('staff', 'reset', '已重置'),
    endSessions: useAction('staff', 'endSessions', '已结束全部登录'),
  }
  const confirm = async () => {
    if (!asked) return
    const done = await actions[asked].run({ id: row.id })
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
      {asked && (
        <ConfirmDialog
          open
          danger
          title={QUESTIONS[asked][0]}
          confirm={QUESTIONS[asked][0]}
          busy={actions[asked].busy}
          onConfirm={confirm}
          onCancel={() => setAsked(null)}
        >
          {row.name}（{row.account}）：{QUESTIONS[asked][1]}
        </ConfirmDialog>
      )}
    </div>
  )
}

function Member({ row }: { row: Row }) {
  const [password, setPassword] = useState<string | null>(null)
  return (
    <>
      <Facts
        facts={[
          ['账号', row.account],
          ['状态', <State key="state" row={row} />],
          ['登录中', `${row.sessions} 处`],
          ['最近登录', row.lastLoginTime === null ? '从未登录' : formatTime(row.lastLoginTime)],
          ['创建时间', formatTime(row.createTime)],
        ]}
      />
      {password !== null && <FirstPassword account={row.account} password={password} />}
      <StaffForm row={row} onDone={() => {}} />
      <Actions row={row} onPassword={setPassword} />
    </>
  )
}

function Panel() {
  return <RowPanel resource="staff">{(row) => <Member key={row.id} row={row} />}</RowPanel>
}

export const staffScreen: Screen = { group: '管理', Icon: UsersIcon, List, Panel, Create }
