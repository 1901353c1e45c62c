import { useInvalidate } from '@refinedev/core'
import { IMPORT_MODE_LABELS, isBatchActive, isUndoable } from '@zhushutong/domain/data-import'
import { formatTime } from '@zhushutong/domain/formatting'
import { useEffect } from 'react'
import { Facts, RowPanel } from '../../list/row-panel'
import { useMayChange } from '../../shell/use-self'
import { type Batch, formatDuration, StateTag } from './batch-words'
import { CountsStrip } from './counts'
import { Reasons } from './reasons'
import { ResultFiles } from './result-files'
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
      {batch.counts && <CountsStrip counts={batch.counts} />}
      {batch.reasons && <Reasons reasons={batch.reasons} />}
      <ResultFiles {...batch} />
      {mayChange && isUndoable(batch.state) && <UndoBatch batch={batch} />}
    </>
  )
}

export function BatchPanel() {
  return <RowPanel resource="importBatch">{(batch) => <BatchCard batch={batch} />}</RowPanel>
}
