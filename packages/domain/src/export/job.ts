/**
 * Where an export stands (MEM-02). awaiting-payment: its order is not paid · queued: waits for its turn ·
 * running: being written · done: can be downloaded · failed: gave up, can go on · cancelled: its order closed
 * unpaid · expired: the file was kept for its time and is gone
 */
export const EXPORT_STATES = [
  'awaiting-payment',
  'queued',
  'running',
  'done',
  'failed',
  'cancelled',
  'expired',
] as const
export type ExportState = (typeof EXPORT_STATES)[number]

/** The states as people read them (MEM-02). */
export const EXPORT_STATE_NAMES: Readonly<Record<ExportState, string>> = {
  'awaiting-payment': '待支付',
  queued: '排队中',
  running: '生成中',
  done: '已完成',
  failed: '生成失败',
  cancelled: '已取消',
  expired: '已过期',
}

/** The formats of a file (MEM-02). */
export const EXPORT_FORMATS = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** What the rules need to know of an export; `extra` items are those that cost something (MEM-02). */
export interface ExportJob {
  readonly state: ExportState
  readonly items: number
  readonly rows: number
  readonly extra: number
}

/** Whether an export changes without anybody's doing: worth looking at again soon (MEM-02). */
export const isUnderWay = ({ state }: Pick<ExportJob, 'state'>): boolean =>
  state === 'queued' || state === 'running'

/** Whether an export is neither delivered nor given up (MEM-02). */
export const isOpen = (job: Pick<ExportJob, 'state'>): boolean =>
  isUnderWay(job) || job.state === 'awaiting-payment'

/** How much of an export is written, in whole percent; 100 only when the file is there (MEM-02). */
export function exportProgress({ state, items, rows }: ExportJob): number {
  if (state === 'done' || state === 'expired') return 100
  return Math.min(99, Math.floor((rows / Math.max(1, items)) * 100))
}

/** What the owner can do with an export (MEM-02). What was paid for cannot be thrown away before it was delivered. */
export interface ExportActions {
  readonly download: boolean
  readonly pay: boolean
  readonly retry: boolean
  readonly remove: boolean
}

/** What the owner can do with an export (MEM-02). */
export function exportActions(job: ExportJob): ExportActions {
  const { state, extra } = job
  const isDelivered = state === 'done' || state === 'expired'
  const isUnpaid = state === 'awaiting-payment' || state === 'cancelled'
  return {
    download: state === 'done',
    pay: state === 'awaiting-payment',
    retry: state === 'failed',
    remove: isDelivered || isUnpaid || extra === 0,
  }
}
