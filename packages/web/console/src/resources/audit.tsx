import { formatTime } from '@zhushutong/domain/formatting'
import { STAFF_RESOURCES, STAFF_ROLE_LABELS, type StaffResource } from '@zhushutong/domain/staff'
import type { RowOf } from '../api'
import { ResourceList } from '../list/resource-list'
import { ShieldIcon } from '../shell/icons'
import type { Screen } from './index'

type Row = RowOf<'audit'>

/** What the actions are called; one that is not listed shows its own name. */
const ACTIONS: Readonly<Record<string, string>> = {
  create: '新建',
  update: '修改',
  remove: '删除',
  move: '跟进',
  approve: '通过',
  refuse: '不通过',
  answer: '处理',
  end: '停用',
  disable: '停用',
  enable: '启用',
  reset: '重置登录',
  endSessions: '结束登录',
  publish: '发布',
  schedule: '定时发布',
  withdraw: '撤回',
  reopen: '转为草稿',
  restore: '恢复旧版本',
  rename: '改名或合并',
  pin: '置顶',
  hide: '隐藏',
  clear: '恢复按次数',
  uploadImage: '上传图片',
  login: '登录',
  enrol: '首次登录',
  changePassword: '更改密码',
}

const text = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '空'
  if (typeof value === 'boolean') return value ? '是' : '否'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function Changes({ before, after }: Pick<Row, 'before' | 'after'>) {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return (
    <ul className="grid gap-0.5">
      {fields.map((field) => (
        <li key={field} className="break-all">
          <span className="text-ink-3">{field}</span>{' '}
          {field in before && <del className="text-bad">{text(before[field])}</del>}{' '}
          {field in after && <ins className="text-ok no-underline">{text(after[field])}</ins>}
        </li>
      ))}
    </ul>
  )
}

const nameOf = (resource: string) =>
  resource === 'session' ? '登录' : (STAFF_RESOURCES[resource as StaffResource]?.label ?? resource)

const RESOURCES = [...Object.keys(STAFF_RESOURCES).filter((name) => name !== 'audit'), 'session']

function List() {
  return (
    <ResourceList
      resource="audit"
      filters={[
        {
          kind: 'choice',
          field: 'resource',
          label: '对象',
          options: RESOURCES.map((value) => ({ value, label: nameOf(value) })),
        },
        { kind: 'words', field: 'actor', label: '操作人的账号' },
        { kind: 'words', field: 'subject', label: '对象的编号' },
        { kind: 'days', from: 'from', to: 'to', label: '时间' },
      ]}
      columns={[
        { header: '时间', sort: 'time', cell: ({ time }) => formatTime(time) },
        {
          header: '操作人',
          cell: ({ actor, actorName, role }) =>
            role === null ? actorName : `${actorName}（${actor}，${STAFF_ROLE_LABELS[role]}）`,
        },
        {
          header: '操作',
          cell: ({ resource, action }) =>
            [resource === 'session' ? '' : nameOf(resource), ACTIONS[action] ?? action]
              .filter(Boolean)
              .join(' · '),
        },
        { header: '编号', cell: ({ subject }) => <span className="break-all">{subject}</span> },
        { header: '前后', cell: ({ before, after }) => <Changes before={before} after={after} /> },
      ]}
    />
  )
}

export const auditScreen: Screen = { group: '管理', Icon: ShieldIcon, List }
