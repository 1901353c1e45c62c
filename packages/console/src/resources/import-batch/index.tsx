import { BATCH_STATE_LABELS, BATCH_STATES, IMPORT_MODE_LABELS } from '@zhushutong/domain/data-import'
import { formatTime } from '@zhushutong/domain/formatting'
import { KINDS } from '@zhushutong/domain/records'
import { Button } from '@zhushutong/ui/button'
import { useNavigate } from 'react-router'
import { ResourceList } from '../../list/resource-list'
import { ImportIcon } from '../../shell/icons'
import { useMayChange } from '../../shell/use-self'
import type { Screen } from '../screen.types'
import { BatchPanel } from './batch-panel'
import { type Batch, formatCount, formatDuration, StateTag } from './batch-words'
import { OpenUploads } from './open-uploads'
import { ImportPage } from './wizard/import-page'

const countOf = (name: keyof NonNullable<Batch['counts']>) => (batch: Batch) =>
  batch.counts ? formatCount(batch.counts[name]) : '--'

const kindAndSource = ({ kindName, mode, source }: Batch) =>
  `${kindName}${mode === 'delta' ? '' : `（${IMPORT_MODE_LABELS[mode]}）`} · ${source}`

/** The runs of imports, by the command line and by the staff. */
function Batches() {
  const navigate = useNavigate()
  const mayChange = useMayChange('importBatch')
  return (
    <ResourceList
      resource="importBatch"
      opens
      actions={
        mayChange && (
          <Button variant="primary" size="small" onClick={() => navigate('/importBatch/file')}>
            导入文件
          </Button>
        )
      }
      empty="暂无导入的文件"
      filters={[
        {
          kind: 'select',
          field: 'kind',
          label: '类型',
          options: KINDS.map(({ kind, label }) => ({ value: kind, label })),
        },
        {
          kind: 'select',
          field: 'state',
          label: '状态',
          options: BATCH_STATES.map((value) => ({ value, label: BATCH_STATE_LABELS[value] })),
        },
        { kind: 'words', field: 'words', label: '文件、来源' },
      ]}
      columns={[
        { header: '文件', cell: ({ file }) => file },
        { header: '状态', cell: StateTag },
        { header: '类型与来源', cell: kindAndSource },
        { header: '新增', align: 'right', cell: countOf('created') },
        { header: '更新', align: 'right', cell: countOf('updated') },
        { header: '撤下', align: 'right', cell: countOf('closed') },
        { header: '拒绝', align: 'right', cell: countOf('rejected') },
        { header: '提醒', align: 'right', cell: countOf('warnings') },
        { header: '用时', align: 'right', cell: formatDuration },
        { header: '操作人', cell: ({ startedBy }) => startedBy },
        { header: '开始时间', sort: 'startTime', cell: ({ startTime }) => formatTime(startTime) },
      ]}
    />
  )
}

function List() {
  return (
    <>
      <OpenUploads />
      <Batches />
    </>
  )
}

export const importBatchScreen: Screen = {
  group: '内容',
  Icon: ImportIcon,
  List,
  Panel: BatchPanel,
  Tool: { path: 'file/:upload?', Page: ImportPage },
}
