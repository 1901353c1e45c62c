/**
 * The states of an export. awaiting-payment: its order is not paid · queued: waits for its turn · running:
 * being written · done: can be downloaded · failed: gave up, can be resumed · cancelled: its order closed unpaid ·
 * expired: the file was deleted after its retention time
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

/** The state labels on screen. */
export const EXPORT_STATE_NAMES: Readonly<Record<ExportState, string>> = {
  'awaiting-payment': '待支付',
  queued: '排队中',
  running: '生成中',
  done: '已完成',
  failed: '生成失败',
  cancelled: '已取消',
  expired: '已过期',
}

/** The formats of a file. */
export const EXPORT_FORMATS = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** The facts of an export that the rules need; `extra` is the number of items that cost money (MEM-02). */
interface ExportJob {
  readonly state: ExportState
  readonly items: number
  readonly rows: number
  readonly extra: number
}

/** True for an export that changes by itself, so that polling makes sense. */
export function isExportInProgress({ state }: Pick<ExportJob, 'state'>): boolean {
  return state === 'queued' || state === 'running'
}

/** Progress of an export in whole percent; 100 only when the file exists. */
export function calculateProgress({ state, items, rows }: ExportJob): number {
  if (state === 'done' || state === 'expired') return 100
  return Math.min(99, Math.floor((rows / Math.max(1, items)) * 100))
}

/** The actions of the owner on an export (MEM-02). A paid export cannot be removed before its delivery. */
interface ExportActions {
  readonly download: boolean
  readonly pay: boolean
  readonly retry: boolean
  readonly remove: boolean
}

/** The actions available for an export. */
export function listExportActions(job: ExportJob): ExportActions {
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
