import { BATCH_STATE_LABELS } from '@zhushutong/domain/data-import'
import { ALARM_LABELS } from '@zhushutong/domain/data-sources'
import { formatCount, formatTime, relativeTime } from '@zhushutong/domain/formatting'
import { KINDS } from '@zhushutong/domain/records'
import { Button } from '@zhushutong/ui/button'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { Tag } from '@zhushutong/ui/tag'
import { useNavigate } from 'react-router'
import type { RowOf } from '../../api'
import { useAction } from '../../form/use-action'
import { ResourceList } from '../../list/resource-list'
import { Facts, RowPanel, useClosePanel } from '../../list/row-panel'
import { SourceIcon } from '../../shell/icons'
import type { Screen } from '../screen.types'
import { SourceForm } from './source-form'

type Row = RowOf<'source'>

function State({ alarm, isRunning, isOn, place, rhythm }: Row) {
  if (isRunning) return <Tag tone="blue">更新中</Tag>
  if (alarm !== null) return <Tag tone="bad">{ALARM_LABELS[alarm]}</Tag>
  if (isOn) return <Tag tone="ok">正常</Tag>
  return rhythm === '' || place === '' ? '手工导入' : <Tag>已暂停</Tag>
}

const formatDelivery = ({ deliveryTime }: Row) =>
  deliveryTime === null ? '从未' : relativeTime(deliveryTime, Date.now())

const formatRhythmOf = ({ rhythm, at, every }: Row) =>
  rhythm === 'daily' ? `每天 ${at}` : rhythm === 'hours' ? `每 ${every} 小时` : '--'

function List() {
  const navigate = useNavigate()
  return (
    <ResourceList
      resource="source"
      opens
      empty="暂无数据来源"
      actions={
        <Button variant="primary" size="small" onClick={() => navigate('/source/new')}>
          新建来源
        </Button>
      }
      filters={[
        {
          kind: 'select',
          field: 'state',
          label: '状态',
          options: [
            { value: 'alarm', label: '有告警' },
            { value: 'on', label: '定时' },
            { value: 'off', label: '未定时或已暂停' },
          ],
        },
        {
          kind: 'select',
          field: 'kind',
          label: '类型',
          options: KINDS.map(({ kind, label }) => ({ value: kind, label })),
        },
        { kind: 'words', field: 'words', label: '名称、代号' },
      ]}
      columns={[
        { header: '来源', cell: ({ platform, source }) => platform || source },
        { header: '类型', cell: ({ kindName }) => kindName },
        { header: '状态', cell: State },
        { header: '最近更新', sort: 'deliveryTime', cell: formatDelivery },
        { header: '数据日期', cell: ({ dataOn }) => dataOn ?? '--' },
        { header: '记录', align: 'right', cell: ({ rows }) => formatCount(rows) },
        { header: '频率', cell: formatRhythmOf },
        { header: '级别', sort: 'rank', align: 'right', cell: ({ rank }) => rank },
      ]}
    />
  )
}

function Actions({ row }: { row: Row }) {
  const run = useAction('source', 'run', '已开始更新')
  const pause = useAction('source', 'pause', '已暂停')
  const resume = useAction('source', 'resume', '已恢复')
  const toggle = row.isOn ? pause : resume
  return (
    <div className="flex flex-wrap gap-2">
      {row.place !== '' && (
        <Button loading={run.busy} disabled={row.isRunning} onClick={() => run.run({ id: row.id })}>
          立即更新
        </Button>
      )}
      {row.rhythm !== '' && (
        <Button loading={toggle.busy} onClick={() => toggle.run({ id: row.id })}>
          {row.isOn ? '暂停' : '恢复'}
        </Button>
      )}
    </div>
  )
}

const describeRun = ({ lastRun }: Row) =>
  lastRun &&
  [formatTime(lastRun.startTime), BATCH_STATE_LABELS[lastRun.state], lastRun.file, lastRun.note]
    .filter(Boolean)
    .join(' · ')

function Panel() {
  return (
    <RowPanel resource="source">
      {(row) => (
        <>
          {row.alarm !== null && (
            <p role="status" className="rounded-2 border border-bad p-3 text-bad">
              {ALARM_LABELS[row.alarm]}
              {row.alarmTime !== null && `（${formatTime(row.alarmTime)} 起）`}
              {row.alarmText !== null && `：${row.alarmText}`}
            </p>
          )}
          <Facts
            facts={[
              ['来源', `${row.platform || row.source}（${row.source}）`],
              ['类型', row.kindName],
              ['状态', <State key="state" {...row} />],
              ['记录', formatCount(row.rows)],
              ['最近更新', row.deliveryTime === null ? '从未' : formatTime(row.deliveryTime)],
              ['数据日期', row.dataOn],
              ['最近一次', describeRun(row)],
              ['下次', row.nextTime === null ? null : formatTime(row.nextTime)],
            ]}
          />
          <Actions row={row} />
          <SourceForm key={row.id} row={row} onDone={() => {}} />
        </>
      )}
    </RowPanel>
  )
}

function Create() {
  const close = useClosePanel('source')
  return (
    <Dialog open side="right" onClose={close} title="新建来源">
      <SourceForm onDone={close} />
    </Dialog>
  )
}

export const sourceScreen: Screen = {
  group: '内容',
  Icon: SourceIcon,
  List,
  Panel,
  Create,
  waiting: { label: '数据来源告警', filter: { state: 'alarm' } },
}
