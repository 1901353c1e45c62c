import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../db'
import { success } from './envelope'

const ANSWER_WITHIN_MS = 2_000

const pingDatabase = async ({ probe }: Pick<Database, 'probe'>) => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, ANSWER_WITHIN_MS, false)
  })
  const asked = probe.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}

/** GET /healthz: the process runs. GET /readyz: its database answers, else 503. */
export function mountHealth(app: FastifyInstance, database: Pick<Database, 'probe'>) {
  app.get('/healthz', { logLevel: 'warn' }, async () => success({ alive: true }))
  app.get('/readyz', { logLevel: 'warn' }, async (_, reply) => {
    if (await pingDatabase(database)) return success({ ready: true })
    return reply.code(503).send({ statusCode: '00503', statusMessage: '数据库暂时没有应答', data: null })
  })
}
