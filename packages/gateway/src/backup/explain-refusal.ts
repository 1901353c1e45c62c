import { explainOpening } from '../platform/db'
import { Unavailable } from '../platform/http'
import { BackupRefused } from './backup-header'

const DISK: Readonly<Record<string, string>> = {
  ENOENT: '找不到文件',
  EISDIR: '这是文件夹，不是文件',
  EACCES: '没有权限读写',
  EROFS: '磁盘是只读的',
  ENOSPC: '磁盘空间不足，没有写入任何数据',
}

/**
 * Explains a refused backup or restore in one line.
 * @throws the error itself for a defect
 */
export function explainRefusal(error: unknown): string {
  if (error instanceof BackupRefused) return error.message
  if (error instanceof Unavailable) return `文件服务没有应答，请稍后重试（${error.message}）`
  const opening = explainOpening(error)
  if (opening) return opening
  const { code = '', path = '' } = error as { code?: string; path?: string }
  if (DISK[code]) return path ? `${DISK[code]}：${path}` : DISK[code]
  throw error
}
