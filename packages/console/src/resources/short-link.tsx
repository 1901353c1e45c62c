import { formatTime } from '@zhushutong/domain/formatting'
import { readShortLink, type ShortLinkForm } from '@zhushutong/domain/promotion'
import { Button } from '@zhushutong/ui/button'
import { CopyButton } from '@zhushutong/ui/fields/copy-button'
import type { DomainRules } from '@zhushutong/ui/forms/domain-resolver'
import { ConfirmDialog } from '@zhushutong/ui/overlays/confirm-dialog'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { Tag } from '@zhushutong/ui/tag'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { RowOf } from '../api'
import { DayField, LineField } from '../form/form-fields'
import { useAction } from '../form/use-action'
import { useStaffForm } from '../form/use-staff-form'
import { ResourceList } from '../list/resource-list'
import { Facts, RowPanel, useClosePanel } from '../list/row-panel'
import { LinkIcon } from '../shell/icons'
import type { Screen } from './screen.types'

type Row = RowOf<'shortLink'>

const buildAddress = ({ id }: Pick<Row, 'id'>) => `/${id}.html`
const formatUntil = ({ until }: Row) => until || '长期有效'

function State({ isOpen }: Pick<Row, 'isOpen'>) {
  return isOpen ? <Tag tone="ok">有效</Tag> : <Tag>已停用</Tag>
}

function List() {
  const navigate = useNavigate()
  return (
    <ResourceList
      resource="shortLink"
      opens
      actions={
        <Button variant="primary" size="small" onClick={() => navigate('/shortLink/new')}>
          新建短链
        </Button>
      }
      filters={[{ kind: 'words', field: 'words', label: '名称、目标' }]}
      columns={[
        { header: '短链', cell: buildAddress },
        { header: '目标', cell: ({ target }) => <span className="break-all">{target}</span> },
        { header: '状态', cell: State },
        { header: '到期日', cell: formatUntil },
        { header: '访问', sort: 'visits', align: 'right', cell: ({ visits }) => visits },
        {
          header: '最近访问',
          sort: 'lastVisitTime',
          cell: ({ lastVisitTime }) => (lastVisitTime === null ? '--' : formatTime(lastVisitTime)),
        },
        { header: '创建时间', sort: 'createTime', cell: ({ createTime }) => formatTime(createTime) },
      ]}
    />
  )
}

const rules: DomainRules<ShortLinkForm> = {
  check: (form) => {
    const read = readShortLink(form, Date.now())
    return 'problems' in read ? read.problems : []
  },
}

/** The form of a short link, checked by the domain (PRO-01); an existing link cannot be renamed. */
function LinkForm({ row, onDone }: { row?: Row; onDone: () => void }) {
  const create = useAction('shortLink', 'create', '已新建')
  const update = useAction('shortLink', 'update', '已保存')
  const form = useStaffForm<ShortLinkForm>({
    ...rules,
    initial: { name: row?.id ?? '', target: row?.target ?? '', until: row?.until ?? '' },
    send: async ({ name, target, until }, onError) => {
      const done = row
        ? await update.run({ id: row.id, target, until }, onError)
        : await create.run({ name, target, until }, onError)
      if (done) onDone()
    },
  })
  return (
    <form className="grid gap-4" onSubmit={form.submit} noValidate>
      {!row && <LineField form={form} name="name" label="名称" required isFirst hint="短链为 /名称.html" />}
      <LineField form={form} name="target" label="目标" required hint="本站的页面，如 /svip.html?scode=abc" />
      <DayField form={form} name="until" label="到期日" hint="不填为长期有效" />
      <Button type="submit" variant="primary" loading={create.busy || update.busy}>
        {row ? '保存' : '新建'}
      </Button>
    </form>
  )
}

function Create() {
  const close = useClosePanel('shortLink')
  return (
    <Dialog open side="right" onClose={close} title="新建短链">
      <LinkForm onDone={close} />
    </Dialog>
  )
}

function End({ row }: { row: Row }) {
  const [isAsked, setAsked] = useState(false)
  const { run, busy } = useAction('shortLink', 'end', '已停用')
  const end = async () => {
    await run({ id: row.id })
    setAsked(false)
  }
  return (
    <div className="border-t border-line pt-4">
      <Button onClick={() => setAsked(true)}>停用</Button>
      <ConfirmDialog
        open={isAsked}
        danger
        title="停用短链"
        confirm="停用"
        busy={busy}
        onConfirm={end}
        onCancel={() => setAsked(false)}
      >
        之后访问 {buildAddress(row)} 的人会看到页面不存在。
      </ConfirmDialog>
    </div>
  )
}

function Panel() {
  return (
    <RowPanel resource="shortLink">
      {(row) => (
        <>
          <Facts
            facts={[
              [
                '短链',
                <span key="link" className="flex items-center gap-2">
                  {buildAddress(row)}
                  <CopyButton text={`${location.origin}${buildAddress(row)}`} label="复制短链" />
                </span>,
              ],
              ['状态', <State key="state" isOpen={row.isOpen} />],
              ['访问', `${row.visits} 次`],
              ['最近访问', row.lastVisitTime === null ? null : formatTime(row.lastVisitTime)],
            ]}
          />
          <LinkForm key={row.until + row.target} row={row} onDone={() => {}} />
          {row.isOpen && <End row={row} />}
        </>
      )}
    </RowPanel>
  )
}

export const shortLinkScreen: Screen = { group: '内容', Icon: LinkIcon, List, Panel, Create }
