import {
  checkFriendLink,
  FRIEND_LINK_LOCATION_LABELS,
  FRIEND_LINK_LOCATIONS,
} from '@zhushutong/domain/portal/shell'
import { Button } from '@zhushutong/ui/button'
import type { DomainRules } from '@zhushutong/ui/forms/domain-resolver'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { useNavigate } from 'react-router'
import type { RowOf } from '../api'
import { ChoiceField, LineField, PositionField } from '../form/form-fields'
import { useAction } from '../form/use-action'
import { useStaffForm } from '../form/use-staff-form'
import { RemoveRow } from '../list/remove-row'
import { ResourceList } from '../list/resource-list'
import { RowPanel, useClosePanel } from '../list/row-panel'
import { LinkIcon } from '../shell/icons'
import type { Screen } from './screen.types'

type Row = RowOf<'friendLink'>
type Values = Omit<Row, 'id'>

const EMPTY: Values = { name: '', url: 'https://', columns: 'all', location: 'down', position: 0 }

const LOCATIONS = FRIEND_LINK_LOCATIONS.map((value) => ({
  value,
  label: FRIEND_LINK_LOCATION_LABELS[value],
}))

const rules: DomainRules<Values> = { check: checkFriendLink }

function List() {
  const navigate = useNavigate()
  return (
    <ResourceList
      resource="friendLink"
      opens
      actions={
        <Button variant="primary" size="small" onClick={() => navigate('/friendLink/new')}>
          新建链接
        </Button>
      }
      filters={[{ kind: 'words', field: 'words', label: '名称、网址' }]}
      columns={[
        { header: '名称', cell: ({ name }) => name },
        { header: '网址', cell: ({ url }) => <span className="break-all">{url}</span> },
        { header: '显示在', cell: ({ columns }) => (columns === 'all' ? '所有页面' : columns) },
        { header: '位置', cell: ({ location }) => FRIEND_LINK_LOCATION_LABELS[location] },
        { header: '顺序', sort: 'position', align: 'right', cell: ({ position }) => position },
      ]}
    />
  )
}

/** The form of a friend link, checked by the domain (SHL-09). */
function LinkForm({ row, onDone }: { row?: Row; onDone: () => void }) {
  const create = useAction('friendLink', 'create', '已新建')
  const update = useAction('friendLink', 'update', '已保存')
  const form = useStaffForm<Values>({
    ...rules,
    initial: row ?? EMPTY,
    send: async ({ name, url, columns, location, position }, onError) => {
      const input = { name, url, columns, location, position }
      const done = row
        ? await update.run({ id: row.id, ...input }, onError)
        : await create.run(input, onError)
      if (done) onDone()
    },
  })
  return (
    <form className="grid gap-4" noValidate onSubmit={form.submit}>
      <LineField form={form} name="name" label="名称" required />
      <LineField form={form} name="url" label="网址" required />
      <LineField
        form={form}
        name="columns"
        label="显示在"
        required
        hint="all 为所有页面；也可以填页面的名称（如 qiye）或地区代码，用逗号分隔"
      />
      <ChoiceField form={form} name="location" label="位置" required options={LOCATIONS} />
      <PositionField form={form} name="position" />
      <Button type="submit" variant="primary" loading={create.busy || update.busy}>
        {row ? '保存' : '新建'}
      </Button>
    </form>
  )
}

function Create() {
  const close = useClosePanel('friendLink')
  return (
    <Dialog open side="right" onClose={close} title="新建链接">
      <LinkForm onDone={close} />
    </Dialog>
  )
}

function Remove({ row, onDone }: { row: Row; onDone: () => void }) {
  const { run, busy } = useAction('friendLink', 'remove', '已删除')
  const remove = async () => {
    const isDone = (await run({ id: row.id })) !== null
    if (isDone) onDone()
    return isDone
  }
  return (
    <RemoveRow title="删除链接" busy={busy} onRemove={remove}>
      “{row.name}”不再显示在门户上。
    </RemoveRow>
  )
}

function Panel() {
  const close = useClosePanel('friendLink')
  return (
    <RowPanel resource="friendLink">
      {(row) => (
        <>
          <LinkForm key={row.id} row={row} onDone={close} />
          <Remove row={row} onDone={close} />
        </>
      )}
    </RowPanel>
  )
}

export const friendLinkScreen: Screen = { group: '内容', Icon: LinkIcon, List, Create, Panel }
