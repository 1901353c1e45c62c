import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database, DiskSpace } from '../db'
import { success } from './envelope'

const ANSWER_WITHIN_MS = 2_000

const NO_ANSWER = '数据库暂时没有应答'
const NO_SPACE = '数据库所在的磁盘空间不足，写入会失败：请清理磁盘，之后自动恢复'

/** The reason why the database cannot serve; null for a healthy one. */
const findTrouble = async ({ probe }: Pick<Database, 'probe'>, space: DiskSpace) => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, ANSWER_WITHIN_MS, NO_ANSWER)
  })
  const ask = async () => {
    await probe.execute(sql`select 1`)
    return (await space.isMissing()) ? NO_SPACE : null
  }
  return Promise.race([ask().catch(() => NO_ANSWER), late]).finally(() => clearTimeout(timer))
}

/** GET /healthz: the process runs. GET /readyz: its database responds and has disk space; otherwise 503. */
export function mountHealth(app: FastifyInstance, database: Pick<Database, 'probe'>, space: DiskSpace) {
  app.get('/healthz', { logLevel: 'warn' }, async () => success({ alive: true }))
  app.get('/readyz', { logLevel: 'warn' }, async (_, reply) => {
    const trouble = await findTrouble(database, space)
    if (trouble === null) return success({ ready: true })
    return reply.code(503).send({ statusCode: '00503', statusMessage: trouble, data: null })
  })
}
