/** full: rows that are missing in the file are closed; delta: they stay; delete: the rows of the file are removed. */
export const IMPORT_MODES = ['delta', 'full', 'delete'] as const
export type ImportMode = (typeof IMPORT_MODES)[number]

export const IMPORT_MODE_LABELS: Readonly<Record<ImportMode, string>> = {
  delta: '增量',
  full: '全量',
  delete: '删除',
}

/** The states of a run of an import. */
export const BATCH_STATES = ['running', 'done', 'stopped', 'failed', 'undoing', 'undone'] as const
export type BatchState = (typeof BATCH_STATES)[number]

export const BATCH_STATE_LABELS: Readonly<Record<BatchState, string>> = {
  running: '进行中',
  done: '完成',
  stopped: '已停止',
  failed: '失败',
  undoing: '正在撤销',
  undone: '已撤销',
}

/** True for a batch that has ended and still counts: done, or failed after a part was written (DAT-55). */
export function isUndoable(state: BatchState): boolean {
  return state === 'done' || state === 'failed'
}

/** True while a batch changes by itself. */
export function isBatchActive(state: BatchState): boolean {
  return state === 'running' || state === 'undoing'
}
