import { sql } from 'drizzle-orm'
import { explainOpening, openDatabase, readRows } from '../platform/db'
import type { Finding } from './check-place'

/** The oldest PostgreSQL that the portal is tested with. */
const OLDEST = 15
const NUMBERS_PER_VERSION = 10_000

interface Server {
  readonly version: string
  readonly number: number
  readonly encoding: string
  readonly user: string
  readonly mayCreate: boolean
  readonly connections: number
  readonly tables: number
}

const FACTS = sql`select split_part(current_setting('server_version'), ' ', 1) as version,
  current_setting('server_version_num')::int as number, current_setting('server_encoding') as encoding,
  current_user as user, current_setting('max_connections')::int as connections,
  coalesce(has_schema_privilege(current_schema(), 'create'), false)
    and has_database_privilege(current_database(), 'create') as "mayCreate",
  (select count(*) from pg_tables where schemaname = current_schema()) as tables`

const judge = (server: Server, needed: number): Finding => {
  const { version, number, encoding, user, mayCreate, connections, tables } = server
  const name = `PostgreSQL ${version}`
  if (number < OLDEST * NUMBERS_PER_VERSION) return { wrong: `${name} 太旧，需要 ${OLDEST} 或更高版本` }
  if (encoding !== 'UTF8') return { wrong: `数据库的编码是 ${encoding}，请以 encoding 'UTF8' 重新建库` }
  if (!mayCreate)
    return { wrong: `用户 ${user} 不能在这个库里建表：请运行 alter database … owner to ${user}` }
  if (connections < needed)
    return { wrong: `max_connections 是 ${connections}，至少需要 ${needed}（由 DATABASE_POOL 决定）` }
  const content = tables === 0 ? '空库' : `已有 ${tables} 张表，启动时按需升级`
  return { right: `${name}，用户 ${user} 可以建表，${content}` }
}

/** Connects to PostgreSQL, and checks its version, encoding, connections and the user's rights. */
export async function checkDatabase(url: string, pool: number): Promise<Finding> {
  const database = await openDatabase({ url, pool: 1 })
  try {
    const [server] = await readRows<Server>(database.orm, FACTS)
    // Reads and everything else have a pool each; one more connection is for /readyz.
    return judge(server!, 2 * pool + 1)
  } catch (error) {
    return { wrong: explainOpening(error) ?? `数据库打不开：${(error as Error).message}` }
  } finally {
    await database.close()
  }
}
