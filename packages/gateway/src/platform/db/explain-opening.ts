import { FolderInUse } from './folder-lock'
import { SchemaUnknown } from './migrate'
import { FolderBroken } from './pglite'

const SAYS_WHY = [FolderInUse, FolderBroken, SchemaUnknown]

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: '没有应答：请确认 PostgreSQL 已启动，DATABASE_URL 的主机与端口正确',
  ENOTFOUND: '主机名无法解析：请检查 DATABASE_URL 的主机',
  EAI_AGAIN: '主机名无法解析：请检查 DATABASE_URL 的主机与本机的 DNS',
  ETIMEDOUT: '没有应答：请检查网络与防火墙',
  EHOSTUNREACH: '网络不通：请检查网络与防火墙',
  '28P01': '密码不正确：请检查 DATABASE_URL 的用户与密码',
  '28000': '不接受这个用户：请检查 DATABASE_URL 的用户与 pg_hba.conf',
  '3D000': '没有这个库：请先创建，或检查 DATABASE_URL 的库名',
  '53300': '连接数已满：请调小 DATABASE_POOL，或调大 PostgreSQL 的 max_connections',
  '53100': '磁盘空间不足：请清理数据库所在的磁盘',
  '57P03': '正在启动或恢复：请稍后重试',
}

/** Error codes of an error and its causes, outermost first. */
export function* codesOf(error: unknown): Generator<string> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') yield cause.code
    // The driver's timeout error has no code.
    if (cause.message === 'timeout expired') yield 'ETIMEDOUT'
    // Node tried several addresses of the host.
    if (cause instanceof AggregateError) for (const each of cause.errors) yield* codesOf(each)
  }
}

/**
 * Explains in one line a database that cannot be opened, and the remedy; null for a defect. Never contains the
 * password.
 */
export function explainOpening(error: unknown): string | null {
  if (SAYS_WHY.some((type) => error instanceof type)) return (error as Error).message
  for (const code of codesOf(error)) if (REASONS[code]) return `数据库打不开：${REASONS[code]}`
  return null
}
