import { BATCH_STATE_LABELS, type BatchState } from '@zhushutong/domain/data-import'
import { Tag, type Tone } from '@zhushutong/ui/tag'
import type { RowOf } from '../../api'

export type Batch = RowOf<'importBatch'>
type Counts = NonNullable<Batch['counts']>

const TONES: Readonly<Record<BatchState, Tone>> = {
  running: 'blue',
  done: 'ok',
  stopped: 'warn',
  failed: 'bad',
  undoing: 'blue',
  undone: 'neutral',
}

export function StateTag({ state }: Pick<Batch, 'state'>) {
  return <Tag tone={TONES[state]}>{BATCH_STATE_LABELS[state]}</Tag>
}

const number = new Intl.NumberFormat('zh-CN')

export function formatCount(count: number): string {
  return number.format(count)
}

const SECOND_MS = 1000
const MINUTE_S = 60

export function formatDuration({ startTime, finishTime }: Batch): string {
  if (finishTime === null) return '--'
  const seconds = Math.round((finishTime - startTime) / SECOND_MS)
  if (seconds < 1) return '不到 1 秒'
  return seconds < MINUTE_S
    ? `${seconds} 秒`
    : `${Math.floor(seconds / MINUTE_S)} 分 ${seconds % MINUTE_S} 秒`
}

/** The counts of a run with their names; those that are usually 0 only where they are not. */
export function listCounts(counts: Counts): ReadonlyArray<readonly [name: string, count: number]> {
  const { read, created, updated, unchanged, merged, closed, rejected, warnings } = counts
  return [
    ['读取', read],
    ['新增', created],
    ['更新', updated],
    ['不变', unchanged],
    ...(closed > 0 ? [['撤下', closed] as const] : []),
    ...(merged > 0 ? [['合并', merged] as const] : []),
    ['拒绝', rejected],
    ['提醒', warnings],
  ]
}
