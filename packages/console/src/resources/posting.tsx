import { divisionLabel } from '@zhushutong/domain/divisions'
import { formatTime } from '@zhushutong/domain/formatting'
import {
  OPEN_POSTING_STATES,
  POSTING_KINDS,
  POSTING_STATE_LABELS,
  POSTING_STATES,
  type PostingState,
  payText,
} from '@zhushutong/domain/labour'
import {
  AVAILABILITIES,
  BENEFITS,
  EXPERIENCES,
  findKind,
  JOB_CERTIFICATES,
  JOB_TYPES,
} from '@zhushutong/domain/records'
import { Button } from '@zhushutong/ui/button'
import { Tag, type Tone } from '@zhushutong/ui/tag'
import { useState } from 'react'
import type { RowOf } from '../api'
import { ReasonDialog } from '../form/reason-dialog'
import { useAction } from '../form/use-action'
import { ResourceList } from '../list/resource-list'
import { Facts, RowPanel } from '../list/row-panel'
import { BriefcaseIcon } from '../shell/icons'
import type { Screen } from './screen.types'

type Row = RowOf<'posting'>

const TONES: Readonly<Record<PostingState, Tone>> = {
  checking: 'warn',
  shown: 'ok',
  refused: 'bad',
  closed: 'neutral',
}

const kindLabel = (kind: string) => findKind(kind)?.label ?? kind
const formatPlace = (code: string) => divisionLabel(code) ?? code
const formatPay = ({ payMin, payMax }: Row) => payText(Number(payMin), Number(payMax))

type Options = ReadonlyArray<{ readonly value: string; readonly label: string }>
const codeNames = (options: Options, ...codes: readonly string[]) =>
  codes.map((code) => options.find(({ value }) => value === code)?.label ?? code).join('、')

function State({ row }: { row: Row }) {
  return <Tag tone={row.stateName === '已到期' ? 'neutral' : TONES[row.state]}>{row.stateName}</Tag>
}

function List() {
  return (
    <ResourceList
      resource="posting"
      opens
      filters={[
        {
          kind: 'choice',
          field: 'state',
          label: '状态',
          options: POSTING_STATES.map((value) => ({ value, label: POSTING_STATE_LABELS[value] })),
        },
        {
          kind: 'choice',
          field: 'module',
          label: '类型',
          options: POSTING_KINDS.map((value) => ({ value, label: kindLabel(value) })),
        },
        { kind: 'words', field: 'words', label: '标题、单位、联系人、电话' },
      ]}
      columns={[
        { header: '标题', cell: ({ title }) => title },
        { header: '类型', cell: ({ module }) => kindLabel(module) },
        { header: '单位', cell: ({ companyName }) => companyName || '--' },
        { header: '地区', cell: ({ region }) => formatPlace(region) },
        { header: '薪资', cell: formatPay },
        { header: '状态', cell: (row) => <State row={row} /> },
        { header: '最近更改', sort: 'updateTime', cell: ({ updateTime }) => formatTime(updateTime) },
      ]}
    />
  )
}

function Decision({ row }: { row: Row }) {
  const { run, busy } = useAction('posting', 'approve', '已通过，正在展示')
  const refuse = useAction('posting', 'refuse', row.state === 'shown' ? '已撤下' : '已退回')
  const [isRefusing, setRefusing] = useState(false)
  return (
    <div className="flex gap-2 border-t border-line pt-4">
      {row.state === 'checking' && (
        <Button variant="primary" loading={busy} onClick={() => run({ id: row.id })}>
          通过
        </Button>
      )}
      <Button onClick={() => setRefusing(true)}>{row.state === 'shown' ? '撤下' : '不通过'}</Button>
      {isRefusing && (
        <ReasonDialog
          title={row.state === 'shown' ? '撤下' : '不通过'}
          hint="发布者会看到"
          danger
          busy={refuse.busy}
          run={(reason, onError) => refuse.run({ id: row.id, reason }, onError)}
          onClose={() => setRefusing(false)}
        />
      )}
    </div>
  )
}

const listFacts = (row: Row) =>
  [
    ['标题', row.title],
    ['状态', <State key="state" row={row} />],
    ['原因', row.reason],
    ['类型', kindLabel(row.module)],
    ['单位', row.companyName],
    ['人数', row.headcount],
    ['职位类别', codeNames(JOB_TYPES, row.jobType)],
    ['经验', codeNames(EXPERIENCES, row.experience)],
    ['证书', codeNames(JOB_CERTIFICATES, ...row.certificates)],
    ['待遇', codeNames(BENEFITS, ...row.benefits)],
    ['到岗', codeNames(AVAILABILITIES, row.availability)],
    ['地区', formatPlace(row.region)],
    ['薪资', formatPay(row)],
    ['说明', row.description],
    ['联系人', row.contactName],
    [
      '电话',
      <a key="call" className="text-primary" href={`tel:${row.contactPhone}`}>
        {row.contactPhone}
      </a>,
    ],
    ['展示天数', `${row.days} 天`],
    ['展示至', row.until === null ? null : formatTime(row.until)],
    ['提交时间', formatTime(row.createTime)],
  ] as const

function Panel() {
  return (
    <RowPanel resource="posting">
      {(row) => (
        <>
          <Facts facts={listFacts(row)} />
          {OPEN_POSTING_STATES.includes(row.state) && <Decision row={row} />}
        </>
      )}
    </RowPanel>
  )
}

export const postingScreen: Screen = {
  group: '待办',
  Icon: BriefcaseIcon,
  List,
  Panel,
  waiting: { label: '用工待审核', filter: { state: 'checking' } },
}
