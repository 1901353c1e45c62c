import { formatTime } from '@zhushutong/domain/formatting'
import { STAFF_ROLE_LABELS, STAFF_ROLES } from '@zhushutong/domain/staff'
import { Button } from '@zhushutong/ui/button'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { Tag } from '@zhushutong/ui/tag'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { RowOf } from '../api'
import { ResourceList } from '../list/resource-list'
import { Facts, RowPanel, useClosePanel } from '../list/row-panel'
import { UsersIcon } from '../shell/icons'
import type { Screen } from './screen.types'
import { StaffActions } from './staff-actions'
import { FirstPassword, StaffForm } from './staff-form'

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

function Create() {
  const close = useClosePanel('staff')
  const [created, setCreated] = useState<Row | null>(null)
  return (
    <Dialog open side="right" onClose={close} title="新建员工">
      {created?.password === undefined ? (
        <StaffForm onDone={setCreated} />
      ) : (
        <div className="grid gap-4">
          <FirstPassword account={created.account} password={created.password} />
          <Button onClick={close}>完成</Button>
        </div>
      )}
    </Dialog>
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
      <StaffActions row={row} onPassword={setPassword} />
    </>
  )
}

function Panel() {
  return <RowPanel resource="staff">{(row) => <Member key={row.id} row={row} />}</RowPanel>
}

export const staffScreen: Screen = { group: '管理', Icon: UsersIcon, List, Panel, Create }
