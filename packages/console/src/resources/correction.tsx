import {
  isOpenReport,
  MAX_ANSWER,
  REPORT_STATE_LABELS,
  REPORT_STATES,
  type ReportState,
} from '@zhushutong/domain/corrections'
import { formatTime } from '@zhushutong/domain/formatting'
import { Button } from '@zhushutong/ui/button'
import { Tag, type Tone } from '@zhushutong/ui/tag'
import { Link } from 'react-router'
import type { RowOf } from '../api'
import { LinesField } from '../form/form-fields'
import { useAction } from '../form/use-action'
import { useStaffForm } from '../form/use-staff-form'
import { RecordLink } from '../list/record-link'
import { ResourceList } from '../list/resource-list'
import { Facts, RowPanel } from '../list/row-panel'
import { PencilIcon } from '../shell/icons'
import type { Screen } from './screen.types'
import { correctHref } from './verification/create'

type Row = RowOf<'correction'>

const TONES: Readonly<Record<ReportState, Tone>> = {
  submitted: 'warn',
  checking: 'blue',
  fixed: 'ok',
  rejected: 'neutral',
}

function State({ state }: { state: ReportState }) {
  return <Tag tone={TONES[state]}>{REPORT_STATE_LABELS[state]}</Tag>
}

function List() {
  return (
    <ResourceList
      resource="correction"
      opens
      filters={[
        {
          kind: 'choice',
          field: 'state',
          label: '状态',
          options: REPORT_STATES.map((value) => ({ value, label: REPORT_STATE_LABELS[value] })),
        },
        { kind: 'words', field: 'words', label: '数据名称、正确内容、联系方式' },
      ]}
      columns={[
        {
          header: '数据',
          cell: ({ title, isByClaimant }) => (
            <>
              {title} {isByClaimant && <Tag tone="ok">本人</Tag>}
            </>
          ),
        },
        { header: '类型', cell: ({ moduleName }) => moduleName },
        { header: '有误的字段', cell: ({ fieldLabel }) => fieldLabel },
        { header: '正确内容', cell: ({ right }) => <span className="line-clamp-2">{right}</span> },
        { header: '状态', cell: ({ state }) => <State state={state} /> },
        { header: '提交时间', sort: 'createTime', cell: ({ createTime }) => formatTime(createTime) },
      ]}
    />
  )
}

const STEPS = [
  ['fixed', '已更正'],
  ['rejected', '不采纳'],
  ['checking', '开始核实'],
] as const

function Answer({ row }: { row: Row }) {
  const { run, busy } = useAction('correction', 'answer', '已处理')
  const form = useStaffForm({
    initial: { answer: '' },
    send: (values, onError, state) =>
      run({ id: row.id, state: state as (typeof STEPS)[number][0], ...values }, onError),
  })
  return (
    <form className="grid gap-3 border-t border-line pt-4" noValidate onSubmit={form.submit}>
      <LinesField
        form={form}
        name="answer"
        label="答复"
        hint="提交者会看到；不采纳须写明原因"
        maxLength={MAX_ANSWER}
        rows={3}
      />
      <p>
        <Link
          className="text-primary"
          to={correctHref({ kind: row.module, recordId: row.moduleId, field: row.field, report: row.id })}
        >
          更正这一项并答复
        </Link>
        <span className="block text-12 text-ink-3">填写正确的内容与依据，会员会收到更正前后的内容</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {STEPS.filter(([state]) => state !== row.state).map(([state, label], i) => (
          <Button
            key={state}
            type="submit"
            value={state}
            variant={i === 0 ? 'primary' : 'default'}
            loading={busy}
          >
            {label}
          </Button>
        ))}
      </div>
    </form>
  )
}

function Panel() {
  return (
    <RowPanel resource="correction">
      {(row) => (
        <>
          <Facts
            facts={[
              ['数据', <RecordLink key="record" title={row.title} href={row.href} />],
              ['类型', row.moduleName],
              ['提交者', row.isByClaimant ? '已认领这条记录的本人或企业' : '会员'],
              ['状态', <State key="state" state={row.state} />],
              ['有误的字段', row.fieldLabel],
              ['正确内容', row.right],
              // Typed by a member: shown as text, since a link could lead anywhere.
              ['来源', row.sourceUrl],
              ['联系方式', row.contact],
              ['答复', row.answer],
              ['提交时间', formatTime(row.createTime)],
              ['最近更改', formatTime(row.updateTime)],
            ]}
          />
          {isOpenReport(row.state) && <Answer key={row.updateTime} row={row} />}
        </>
      )}
    </RowPanel>
  )
}

export const correctionScreen: Screen = {
  group: '待办',
  Icon: PencilIcon,
  List,
  Panel,
  waiting: { label: '纠错待核实', filter: { state: 'submitted' } },
}
