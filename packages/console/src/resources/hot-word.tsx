import { checkHotWord, HOT_WORD_RULE_LABELS, type HotWordForm } from '@zhushutong/domain/content'
import { KINDS } from '@zhushutong/domain/records'
import { Button } from '@zhushutong/ui/button'
import type { DomainRules } from '@zhushutong/ui/forms/domain-resolver'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { Tag } from '@zhushutong/ui/tag'
import { useNavigate } from 'react-router'
import type { RowOf } from '../api'
import { ChoiceField, LineField, PositionField } from '../form/form-fields'
import { useAction } from '../form/use-action'
import { useStaffForm } from '../form/use-staff-form'
import { ResourceList } from '../list/resource-list'
import { useClosePanel } from '../list/row-panel'
import { FlameIcon } from '../shell/icons'
import type { Screen } from './screen.types'

type Row = RowOf<'hotWord'>

const KIND_CHOICES = KINDS.map(({ kind, label }) => ({ value: kind, label }))

const rules: DomainRules<HotWordForm> = {
  check: (form) =>
    checkHotWord(
      form,
      KINDS.map(({ kind }) => kind),
    ),
}

function Rule({ rule, position }: Row) {
  if (rule === null) return <span className="text-ink-3">按次数</span>
  const label = HOT_WORD_RULE_LABELS[rule]
  return (
    <Tag tone={rule === 'pinned' ? 'blue' : 'neutral'}>
      {rule === 'pinned' ? `${label} ${position}` : label}
    </Tag>
  )
}

function Actions({ row: { id, rule } }: { row: Row }) {
  const pin = useAction('hotWord', 'pin', '已置顶')
  const hide = useAction('hotWord', 'hide', '已隐藏')
  const clear = useAction('hotWord', 'clear', '已恢复按次数')
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {rule !== 'pinned' && (
        <Button size="small" loading={pin.busy} onClick={() => pin.run({ id, position: 0 })}>
          置顶
        </Button>
      )}
      {rule !== 'hidden' && (
        <Button size="small" loading={hide.busy} onClick={() => hide.run({ id })}>
          隐藏
        </Button>
      )}
      {rule !== null && (
        <Button size="small" loading={clear.busy} onClick={() => clear.run({ id })}>
          按次数
        </Button>
      )}
    </div>
  )
}

function List() {
  const navigate = useNavigate()
  return (
    <ResourceList
      resource="hotWord"
      actions={
        <Button variant="primary" size="small" onClick={() => navigate('/hotWord/new')}>
          置顶一个词
        </Button>
      }
      filters={[{ kind: 'words', field: 'words', label: '查找词' }]}
      columns={[
        { header: '词', cell: ({ word }) => word },
        { header: '搜索', cell: ({ kindName }) => kindName },
        { header: '近七日次数', align: 'right', cell: ({ count }) => count },
        { header: '显示', cell: (row) => <Rule {...row} /> },
        { header: '操作', align: 'right', cell: (row) => <Actions row={row} /> },
      ]}
    />
  )
}

/** Pins a word, even without any search for it (CON-08). */
function Create() {
  const close = useClosePanel('hotWord')
  const { run, busy } = useAction('hotWord', 'create', '已置顶')
  const form = useStaffForm<HotWordForm>({
    ...rules,
    initial: { word: '', kind: 'company', position: 0 },
    send: async (values, onError) => {
      if (await run(values, onError)) close()
    },
  })
  return (
    <Dialog open side="right" onClose={close} title="置顶一个词">
      <form className="grid gap-4" noValidate onSubmit={form.submit}>
        <LineField form={form} name="word" label="词" required hint="没有搜索结果的词不会显示" />
        <ChoiceField form={form} name="kind" label="搜索的数据" required options={KIND_CHOICES} />
        <PositionField form={form} name="position" />
        <Button type="submit" variant="primary" loading={busy}>
          置顶
        </Button>
      </form>
    </Dialog>
  )
}

export const hotWordScreen: Screen = { group: '内容', Icon: FlameIcon, List, Create }
