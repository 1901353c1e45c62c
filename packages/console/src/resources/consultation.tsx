import {
  CONSULTATION_STATE_LABELS,
  CONSULTATION_STATES,
  type ConsultationState,
  MAX_CONSULTATION_ANSWER,
  MAX_NOTE,
  topicLabel,
} from '@zhushutong/domain/consultation'
import { divisionLabel } from '@zhushutong/domain/divisions'
import { formatTime } from '@zhushutong/domain/formatting'
import { Button } from '@zhushutong/ui/button'
import { HeadsetIcon } from '@zhushutong/ui/icon'
import { Tag, type Tone } from '@zhushutong/ui/tag'
import type { RowOf } from '../api'
import { LinesField } from '../form/form-fields'
import { useAction } from '../form/use-action'
import { useStaffForm } from '../form/use-staff-form'
import { ResourceList } from '../list/resource-list'
import { Facts, RowPanel } from '../list/row-panel'
import type { Screen } from './screen.types'

type Row = RowOf<'consultation'>

const TONES: Readonly<Record<ConsultationState, Tone>> = {
  submitted: 'warn',
  contacted: 'blue',
  closed: 'ok',
}

function State({ state }: { state: ConsultationState }) {
  return <Tag tone={TONES[state]}>{CONSULTATION_STATE_LABELS[state]}</Tag>
}

const formatPlace = (code: string) => divisionLabel(code) ?? code

function List() {
  return (
    <ResourceList
      resource="consultation"
      opens
      filters={[
        {
          kind: 'choice',
          field: 'state',
          label: '状态',
          options: CONSULTATION_STATES.map((value) => ({ value, label: CONSULTATION_STATE_LABELS[value] })),
        },
        { kind: 'words', field: 'words', label: '编号、称呼、手机号、单位' },
      ]}
      columns={[
        { header: '编号', cell: ({ id }) => id },
        { header: '咨询', cell: ({ topic }) => topicLabel(topic) ?? topic },
        { header: '称呼', cell: ({ name }) => name },
        { header: '手机号', cell: ({ mobile }) => mobile },
        { header: '地区', cell: ({ region }) => formatPlace(region) },
        { header: '状态', cell: ({ state }) => <State state={state} /> },
        { header: '提交时间', sort: 'createTime', cell: ({ createTime }) => formatTime(createTime) },
      ]}
    />
  )
}

function Step({ row }: { row: Row }) {
  const { run, busy } = useAction('consultation', 'move', '已记录')
  const form = useStaffForm({
    initial: { note: '' },
    send: async (values, onError, state) => {
      const moved = await run({ id: row.id, state: state as 'contacted' | 'closed', ...values }, onError)
      if (moved) form.reset()
    },
  })
  return (
    <form className="grid gap-3 border-t border-line pt-4" noValidate onSubmit={form.submit}>
      <LinesField
        form={form}
        name="note"
        label="记录"
        hint="会写进操作记录，不能更改"
        maxLength={MAX_NOTE}
        rows={3}
      />
      <div className="flex gap-2">
        <Button type="submit" value="contacted" variant="primary" loading={busy}>
          {row.state === 'submitted' ? '已联系' : '补充记录'}
        </Button>
        <Button type="submit" value="closed" loading={busy}>
          完成
        </Button>
      </div>
    </form>
  )
}

/**
 * The answer that the member reads in the centre; can be corrected until the consultation is done (ASK-03).
 */
function Answer({ row }: { row: Row }) {
  const { run, busy } = useAction('consultation', 'answer', '已答复')
  const form = useStaffForm({
    initial: { answer: row.answer ?? '' },
    send: (values, onError) => run({ id: row.id, ...values }, onError),
  })
  return (
    <form className="grid gap-3 border-t border-line pt-4" noValidate onSubmit={form.submit}>
      <LinesField
        form={form}
        name="answer"
        label="书面答复"
        hint="咨询者在“个人中心 - 我的咨询”里看到"
        maxLength={MAX_CONSULTATION_ANSWER}
        rows={4}
      />
      <div>
        <Button type="submit" variant="primary" loading={busy}>
          {row.answer === null ? '答复' : '更改答复'}
        </Button>
      </div>
    </form>
  )
}

function Panel() {
  return (
    <RowPanel resource="consultation">
      {(row) => (
        <>
          <Facts
            facts={[
              ['编号', row.id],
              ['状态', <State key="state" state={row.state} />],
              ['咨询', topicLabel(row.topic) ?? row.topic],
              ['称呼', `${row.name}${row.isMember ? '（会员）' : ''}`],
              [
                '手机号',
                <a key="call" className="text-primary" href={`tel:${row.mobile}`}>
                  {row.mobile}
                </a>,
              ],
              ['单位', row.company],
              ['地区', formatPlace(row.region)],
              ['想了解', row.message],
              ['来自页面', row.page],
              ['提交时间', formatTime(row.createTime)],
              ['记录', row.notes],
              ['书面答复', row.answer],
              ['答复时间', row.answerTime === null ? null : formatTime(row.answerTime)],
            ]}
          />
          {row.state !== 'closed' &&
            (row.isMember ? (
              <Answer key={`answer ${row.updateTime}`} row={row} />
            ) : (
              <p className="border-t border-line pt-4 text-12 text-ink-3">
                咨询者没有登录，看不到书面答复，请致电联系。
              </p>
            ))}
          {row.state !== 'closed' && <Step key={row.updateTime} row={row} />}
        </>
      )}
    </RowPanel>
  )
}

export const consultationScreen: Screen = {
  group: '待办',
  Icon: HeadsetIcon,
  List,
  Panel,
  waiting: { label: '咨询待联系', filter: { state: 'submitted' } },
}
