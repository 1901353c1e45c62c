import {
  checkSynonymGroup,
  normaliseSynonymGroup,
  type SynonymGroup,
  splitSynonyms,
} from '@zhushutong/domain/records'
import { Button } from '@zhushutong/ui/button'
import { Field, Textarea, TextField } from '@zhushutong/ui/fields/field'
import type { DomainRules } from '@zhushutong/ui/forms/domain-resolver'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { Tag } from '@zhushutong/ui/tag'
import { useNavigate } from 'react-router'
import type { RowOf } from '../api'
import { useAction } from '../form/use-action'
import { useStaffForm } from '../form/use-staff-form'
import { RemoveRow } from '../list/remove-row'
import { ResourceList } from '../list/resource-list'
import { RowPanel, useClosePanel } from '../list/row-panel'
import { SynonymIcon } from '../shell/icons'
import type { Screen } from './screen.types'

type Row = RowOf<'synonym'>

interface Values {
  word: string
  synonyms: string
  isMutual: 'true' | 'false'
}

const WAYS = [
  { value: 'true', label: '互相找到', hint: '搜其中任何一个，都找到全部' },
  { value: 'false', label: '只由“词”找到', hint: '搜“学校”找到“小学”，搜“小学”不找“学校”' },
] as const

const buildGroup = ({ word, synonyms, isMutual }: Values): SynonymGroup => ({
  word,
  synonyms: splitSynonyms(synonyms),
  isMutual: isMutual === 'true',
})

const rules: DomainRules<Values> = {
  check: (values) => checkSynonymGroup(normaliseSynonymGroup(buildGroup(values))),
}

function List() {
  const navigate = useNavigate()
  return (
    <ResourceList
      resource="synonym"
      opens
      actions={
        <Button variant="primary" size="small" onClick={() => navigate('/synonym/new')}>
          新建同义词
        </Button>
      }
      filters={[{ kind: 'words', field: 'words', label: '查找词' }]}
      columns={[
        { header: '词', sort: 'word', cell: ({ word }) => word },
        { header: '同义词', cell: ({ synonyms }) => synonyms.join('、') },
        {
          header: '找法',
          cell: ({ isMutual }) => (isMutual ? <Tag tone="blue">互相找到</Tag> : <Tag>只由词找到</Tag>),
        },
      ]}
    />
  )
}

/** The form of a group of synonyms, checked by the domain (VAL-22). */
function SynonymForm({ row, onDone }: { row?: Row; onDone: () => void }) {
  const create = useAction('synonym', 'create', '已新建，10 秒内生效')
  const update = useAction('synonym', 'update', '已保存，10 秒内生效')
  const { register, submit, formState } = useStaffForm<Values>({
    ...rules,
    initial: {
      word: row?.word ?? '',
      synonyms: row?.synonyms.join('、') ?? '',
      isMutual: row && !row.isMutual ? 'false' : 'true',
    },
    send: async (values, onError) => {
      const { synonyms, ...rest } = buildGroup(values)
      const input = { ...rest, synonyms: [...synonyms] }
      const done = row
        ? await update.run({ id: row.id, ...input }, onError)
        : await create.run(input, onError)
      if (done) onDone()
    },
  })
  const { errors } = formState
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <TextField
        label="词"
        required
        data-autofocus=""
        autoComplete="off"
        hint="2–15 个字；不分全半角与大小写，不计标点"
        error={errors.word?.message}
        {...register('word')}
      />
      <Field
        label="同义词"
        required
        hint="用顿号、逗号或换行分隔，至多 19 个"
        error={errors.synonyms?.message}
      >
        {(control) => <Textarea {...control} rows={3} {...register('synonyms')} />}
      </Field>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5">找法</legend>
        {WAYS.map(({ value, label, hint }) => (
          <label key={value} className="flex gap-2">
            <input type="radio" className="mt-1 size-4" value={value} {...register('isMutual')} />
            <span>
              {label}
              <span className="block text-12 text-ink-3">{hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" variant="primary" loading={create.busy || update.busy}>
        {row ? '保存' : '新建'}
      </Button>
    </form>
  )
}

function Create() {
  const close = useClosePanel('synonym')
  return (
    <Dialog open side="right" onClose={close} title="新建同义词">
      <SynonymForm onDone={close} />
    </Dialog>
  )
}

function Remove({ row, onDone }: { row: Row; onDone: () => void }) {
  const { run, busy } = useAction('synonym', 'remove', '已删除，10 秒内生效')
  const remove = async () => {
    const isDone = (await run({ id: row.id })) !== null
    if (isDone) onDone()
    return isDone
  }
  return (
    <RemoveRow title="删除同义词" busy={busy} onRemove={remove}>
      之后搜索“{row.word}”不再找到“{row.synonyms.join('、')}”。
    </RemoveRow>
  )
}

function Panel() {
  const close = useClosePanel('synonym')
  return (
    <RowPanel resource="synonym">
      {(row) => (
        <>
          <SynonymForm key={row.id} row={row} onDone={close} />
          <Remove row={row} onDone={close} />
        </>
      )}
    </RowPanel>
  )
}

export const synonymScreen: Screen = { group: '内容', Icon: SynonymIcon, List, Create, Panel }
