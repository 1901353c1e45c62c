import { formatTime } from '@zhushutong/domain/formatting'
import { checkStaffReason, mayStaff } from '@zhushutong/domain/staff'
import { Button } from '@zhushutong/ui/button'
import { Tag } from '@zhushutong/ui/tag'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { RowOf } from '../api'
import { ReasonDialog } from '../form/reason-dialog'
import { useAction } from '../form/use-action'
import { ResourceList } from '../list/resource-list'
import { Facts, RowPanel } from '../list/row-panel'
import { UsersIcon } from '../shell/icons'
import { useSelf } from '../shell/use-self'
import type { Screen } from './screen.types'

type Row = RowOf<'member'>

const ACTIONS = { freeze: '冻结', unfreeze: '解除冻结' } as const

function State({ row }: { row: Row }) {
  return row.frozenTime === null ? <Tag tone="ok">正常</Tag> : <Tag tone="bad">已冻结</Tag>
}

const listRunning = ({ memberships }: Row) =>
  memberships
    .filter(({ isRunning }) => isRunning)
    .map(({ name }) => name)
    .join('、') || '--'

function List() {
  return (
    <ResourceList
      resource="member"
      opens
      filters={[
        {
          kind: 'choice',
          field: 'state',
          label: '状态',
          options: [
            { value: 'open', label: '正常' },
            { value: 'frozen', label: '已冻结' },
          ],
        },
        { kind: 'words', field: 'words', label: '完整手机号、账号、昵称' },
      ]}
      columns={[
        { header: '昵称', cell: ({ nickName }) => nickName },
        { header: '手机号', cell: ({ mobile }) => mobile },
        { header: '使用中的会员', cell: listRunning },
        { header: '状态', cell: (row) => <State row={row} /> },
        { header: '注册时间', sort: 'createTime', cell: ({ createTime }) => formatTime(createTime) },
      ]}
    />
  )
}

function Freezing({ row }: { row: Row }) {
  const action = row.frozenTime === null ? 'freeze' : 'unfreeze'
  const { run, busy } = useAction('member', action, action === 'freeze' ? '已冻结' : '已解除冻结')
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button onClick={() => setAsked(true)}>{ACTIONS[action]}</Button>
      {isAsked && (
        <ReasonDialog
          title={ACTIONS[action]}
          hint={
            action === 'freeze' ? '立即退出登录，不能再登录；会写进操作记录' : '可以重新登录；会写进操作记录'
          }
          danger={action === 'freeze'}
          busy={busy}
          check={checkStaffReason}
          run={(reason, onError) => run({ id: row.id, reason }, onError)}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}

function Actions({ row }: { row: Row }) {
  const role = useSelf()?.role
  const navigate = useNavigate()
  if (!role) return null
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-4">
      {mayStaff(role, 'changes', 'gift') && (
        <Button variant="primary" onClick={() => navigate(`/gift/new?account=${row.id}`)}>
          赠送会员
        </Button>
      )}
      {mayStaff(role, 'changes', 'member') && <Freezing row={row} />}
    </div>
  )
}

const heldText = ({ name, endTime, isRunning }: Row['memberships'][number]) =>
  `${name}：${isRunning ? '有效期至' : '已于'} ${formatTime(endTime)}${isRunning ? '' : ' 到期'}`

function Panel() {
  return (
    <RowPanel resource="member">
      {(row) => (
        <>
          <Facts
            facts={[
              ['昵称', row.nickName],
              ['状态', <State key="state" row={row} />],
              [
                '手机号',
                <a key="call" className="text-primary" href={`tel:${row.mobile}`}>
                  {row.mobile}
                </a>,
              ],
              ['账号', row.loginName],
              ['积分', row.points.toLocaleString('zh-CN')],
              ['会员', row.memberships.map(heldText).join('\n') || '未开通'],
              ['注册时间', formatTime(row.createTime)],
              [
                '处理记录',
                row.actions
                  .map(({ action, reason, time }) => `${formatTime(time)} ${ACTIONS[action]}：${reason}`)
                  .join('\n'),
              ],
            ]}
          />
          <Actions row={row} />
        </>
      )}
    </RowPanel>
  )
}

export const memberScreen: Screen = { group: '管理', Icon: UsersIcon, List, Panel }
