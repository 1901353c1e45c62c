import type { HttpError } from '@refinedev/core'
import {
  CANDIDATE_STATE_LABELS,
  CANDIDATE_STATES,
  type CandidateState,
  MATTER_STATE_LABELS,
  MATTER_STATES,
  type MatterState,
  parseYuan,
  SERVICE_STAGE_LABELS,
  type ServiceStage,
  STAGES_OF,
} from '@zhushutong/domain/boss-orders'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { type ReactNode, useState } from 'react'
import { useAction } from '../../form/use-action'
import { type Cells, type EditedColumn, RowsEditor } from './rows-editor'
import type { CardProps, WholeOrder } from './types'

type Details = WholeOrder['details']
type Action = 'setInstallments' | 'setRequirements' | 'setPlan' | 'setCandidates' | 'setMatters'

const choices = <T extends string>(values: readonly T[], labels: Readonly<Record<T, string>>) =>
  values.map((value) => ({ value, label: labels[value] }))

/** A list of the order in its card, with the gateway's refusal below it. */
function ListCard<T>({
  order,
  title,
  note,
  action,
  field,
  columns,
  empty,
  rows,
  toCells,
  toRow,
}: CardProps & {
  title: string
  note?: ReactNode
  action: Action
  field: string
  columns: readonly EditedColumn[]
  empty: Cells
  rows: readonly T[]
  toCells: (row: T) => Cells
  toRow: (cells: Cells) => T
}) {
  const { run, busy } = useAction('serviceOrder', action, '已保存')
  const [problem, setProblem] = useState<string | null>(null)
  const save = async (edited: readonly Cells[]) => {
    setProblem(null)
    const input = { id: order.id, [field]: edited.map(toRow) }
    await run(input as never, ({ message }: HttpError) => setProblem(message))
  }
  return (
    <TitledCard title={title} note={note}>
      <RowsEditor
        key={JSON.stringify(rows)}
        columns={columns}
        rows={rows.map(toCells)}
        empty={empty}
        busy={busy}
        problem={problem}
        onSave={save}
      />
    </TitledCard>
  )
}

const yuanText = (fen: number) => (fen / 100).toFixed(2).replace(/\.00$/, '')
const newId = () => crypto.randomUUID()
const of = (cells: Cells, name: string) => cells[name] ?? ''

const MEGABYTE = 1024 * 1024
const NEEDED = [
  { value: 'yes', label: '必需' },
  { value: 'no', label: '选填' },
]
const TYPE_SETS = [
  { value: 'pdf,jpg,png', label: 'PDF、图片' },
  { value: 'pdf,jpg,png,docx,xlsx', label: 'PDF、图片、Word、Excel' },
  { value: 'pdf', label: '仅 PDF' },
  { value: 'jpg,png', label: '仅图片' },
]

type Requirement = Details['requirements'][number]

/** Payment plan, required files, work plan, and the lists of the order's kind (BOS-02, BOS-03, BOS-09). */
export function ListCards({ order }: CardProps) {
  const { installments, requirements, plan, candidates, matters } = order.details
  const stages = STAGES_OF[order.kind].filter((stage) => stage !== 'done')
  return (
    <>
      <ListCard
        order={order}
        title="付款计划"
        note="首笔到账后才能开始办理，全部到账后才能完成"
        action="setInstallments"
        field="installments"
        empty={{ id: '', name: '', amount: '', dueOn: '' }}
        columns={[
          { name: 'name', label: '款项' },
          { name: 'amount', label: '金额（元）', width: 140 },
          { name: 'dueOn', label: '付款期限', kind: 'day', width: 160 },
        ]}
        rows={installments}
        toCells={({ id, name, amount, dueOn }) => ({ id, name, amount: yuanText(amount), dueOn })}
        toRow={(cells) => ({
          id: of(cells, 'id') || newId(),
          name: of(cells, 'name').trim(),
          // An invalid amount becomes 0, which the gateway refuses beside its row.
          amount: parseYuan(of(cells, 'amount')) ?? 0,
          dueOn: of(cells, 'dueOn'),
        })}
      />
      <ListCard
        order={order}
        title="资料清单"
        action="setRequirements"
        field="requirements"
        empty={{ id: '', stage: 'collect', name: '', note: '', types: 'pdf,jpg,png', needed: 'yes' }}
        columns={[
          { name: 'name', label: '资料' },
          { name: 'note', label: '说明' },
          {
            name: 'stage',
            label: '阶段',
            kind: 'choice',
            width: 110,
            options: choices<ServiceStage>(stages, SERVICE_STAGE_LABELS),
          },
          { name: 'types', label: '格式', kind: 'choice', width: 150, options: TYPE_SETS },
          { name: 'needed', label: '必需', kind: 'choice', width: 80, options: NEEDED },
        ]}
        rows={requirements}
        toCells={(row): Cells => ({
          id: row.id,
          name: row.name,
          note: row.note,
          stage: row.stage,
          types: row.types.join(','),
          needed: row.isNeeded ? 'yes' : 'no',
        })}
        toRow={(cells) => ({
          id: of(cells, 'id') || newId(),
          stage: of(cells, 'stage') as ServiceStage,
          name: of(cells, 'name').trim(),
          note: of(cells, 'note').trim(),
          types: of(cells, 'types').split(',') as Requirement['types'],
          maxBytes: 10 * MEGABYTE,
          isNeeded: of(cells, 'needed') === 'yes',
        })}
      />
      <ListCard
        order={order}
        title="办理计划"
        action="setPlan"
        field="plan"
        empty={{ name: '', plannedOn: '', doneOn: '', note: '' }}
        columns={[
          { name: 'name', label: '步骤' },
          { name: 'plannedOn', label: '计划日期', kind: 'day', width: 150 },
          { name: 'doneOn', label: '完成日期', kind: 'day', width: 150 },
          { name: 'note', label: '说明' },
        ]}
        rows={plan}
        toCells={(row) => ({ ...row })}
        toRow={(cells) => ({
          name: of(cells, 'name').trim(),
          plannedOn: of(cells, 'plannedOn'),
          doneOn: of(cells, 'doneOn'),
          note: of(cells, 'note').trim(),
        })}
      />
      {order.kind === 'staff' && (
        <ListCard
          order={order}
          title="推荐人选"
          note="负责人看到的姓名是打码的"
          action="setCandidates"
          field="candidates"
          empty={{ name: '', certificate: '', region: '', years: '0', state: 'recommended', note: '' }}
          columns={[
            { name: 'name', label: '姓名', width: 100 },
            { name: 'certificate', label: '证书' },
            { name: 'region', label: '地区', width: 100 },
            { name: 'years', label: '年限', width: 70 },
            {
              name: 'state',
              label: '进展',
              kind: 'choice',
              width: 110,
              options: choices(CANDIDATE_STATES, CANDIDATE_STATE_LABELS),
            },
            { name: 'note', label: '说明' },
          ]}
          rows={candidates}
          toCells={(row) => ({ ...row, years: String(row.years) })}
          toRow={(cells) => ({
            name: of(cells, 'name').trim(),
            certificate: of(cells, 'certificate').trim(),
            region: of(cells, 'region').trim(),
            years: /^\d{1,2}$/.test(of(cells, 'years')) ? Number(of(cells, 'years')) : -1,
            state: of(cells, 'state') as CandidateState,
            note: of(cells, 'note').trim(),
          })}
        />
      )}
      {order.kind === 'management' && (
        <ListCard
          order={order}
          title="服务事项"
          action="setMatters"
          field="matters"
          empty={{ name: '', content: '', dueOn: '', state: 'planned' }}
          columns={[
            { name: 'name', label: '事项' },
            { name: 'content', label: '内容' },
            { name: 'dueOn', label: '期限', kind: 'day', width: 150 },
            {
              name: 'state',
              label: '进展',
              kind: 'choice',
              width: 110,
              options: choices(MATTER_STATES, MATTER_STATE_LABELS),
            },
          ]}
          rows={matters}
          toCells={(row) => ({ ...row })}
          toRow={(cells) => ({
            name: of(cells, 'name').trim(),
            content: of(cells, 'content').trim(),
            dueOn: of(cells, 'dueOn'),
            state: of(cells, 'state') as MatterState,
          })}
        />
      )}
    </>
  )
}
