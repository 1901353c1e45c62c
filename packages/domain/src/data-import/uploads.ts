import { DAY_MS } from '../formatting'

/** Size of the pieces in which a file to import is uploaded: below the 12 MB that the portal lets through. */
export const IMPORT_PIECE_BYTES = 8 * 1024 * 1024
/** A national register of companies as CSV has 1 GB, in gzip a quarter of it. */
export const MAX_IMPORT_BYTES = 512 * 1024 * 1024
/** An uploaded file is deleted after a week, imported or not. */
export const IMPORT_UPLOAD_RETENTION_MS = 7 * DAY_MS

/** The states of a file that staff upload to import it. */
export const UPLOAD_STATES = [
  'uploading',
  'ready',
  'waiting',
  'running',
  'checked',
  'imported',
  'failed',
] as const
type UploadState = (typeof UPLOAD_STATES)[number]

export const UPLOAD_STATE_LABELS: Readonly<Record<UploadState, string>> = {
  uploading: '上传中',
  ready: '待设置',
  waiting: '排队中',
  running: '进行中',
  checked: '已试运行',
  imported: '已导入',
  failed: '失败',
}

/** True while a check or an import waits or runs. */
export function isUploadActive(state: UploadState): boolean {
  return state === 'waiting' || state === 'running'
}
