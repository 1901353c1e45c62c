import { useInvalidate } from '@refinedev/core'
import { IMPORT_MODE_LABELS, isBatchActive, isUndoable } from '@zhushutong/domain/data-import'
import { formatTime } from '@zhushutong/domain/formatting'
import { useEffect } from 'react'
import { Facts, RowPanel } from '../../list/row-panel'
import { useMayChange } from '../../shell/use-self'
import { type Batch, formatCount, formatDuration, listCounts, StateTag } from './batch-words'
import { UndoBatch } from './undo-batch'

const POLL_MS = 2_000

/** Reloads lists and rows of the resource while a batch changes by itself. */
function useReloadWhile(isActive: boolean) {
  const invalidate = useInvalidate()
  useEffect(() => {
    if (!isActive) return
    const timer = setInterval(
      () => void invalidate({ resource: 'importBatch', invalidates: ['resourceAll'] }),
      POLL_MS,
    )
    return () => clearInterval(timer)
  }, [isActive, invalidate])
}

function Counts({ counts }: { counts: NonNullable<Batch['counts']> }) {
  return (
    <dl className="grid grid-cols-3 gap-3 border-y border-line py-3 sm:grid-cols-4">
      {listCounts(counts).map(([name, count]) => (
        <div key={name}>
          <dt className="text-12 text-ink-3">{name}</dt>
          <dd className={`text-15 font-semibold tabular-nums ${count === 0 ? 'text-ink-3' : ''}`}>
            {formatCount(count)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function BatchCard({ batch }: { batch: Batch }) {
  const mayChange = useMayChange('importBatch')
  useReloadWhile(isBatchActive(batch.state))
  return (
    <>
      <Facts
        facts={[
          ['状态', <StateTag key="state" {...batch} />],
          ['说明', batch.note],
          ['文件', batch.file],
          ['类型', batch.kindName],
          ['来源', batch.source],
          ['方式', IMPORT_MODE_LABELS[batch.mode]],
          ['数据日期', batch.dataOn],
          ['操作人', batch.startedBy],
          ['开始时间', formatTime(batch.startTime)],
          ['用时', formatDuration(batch)],
          ['批次', batch.id],
        ]}
      />
      {batch.counts && <Counts counts={batch.counts} />}
      {mayChange && isUndoable(batch.state) && <UndoBatch batch={batch} />}
    </>
  )
}

export function BatchPanel() {
  return <RowPanel resource="importBatch">{(batch) => <BatchCard batch={batch} />}</RowPanel>
}
