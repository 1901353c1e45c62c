import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { applySteps, readPlan } from '../src/distribution/distribute-tables'
import { type Database, migrateDatabase, openDatabase } from '../src/platform/db'
import type { TestDatabase } from './databases'
import { testSql } from './test-sql'

/** The number of parts of each distributed table: few, as each has all indexes. */
const SHARDS = 4

const run = async (url: string, ...statements: readonly string[]): Promise<Record<string, unknown>[]> => {
  const client = new Client(url)
  await client.connect()
  try {
    let rows: Record<string, unknown>[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

const at = (
  url: string,
  to: { readonly host?: string; readonly port?: number; readonly database: string },
) => {
  const other = new URL(url)
  if (to.host !== undefined) other.hostname = to.host
  if (to.port !== undefined) other.port = String(to.port)
  other.pathname = `/${to.database}`
  return other.href
}

/**
 * A new distributed database on the servers of a Citus cluster, dropped by close(). `url` names a database of the
 * coordinator that knows the other nodes; it is not changed. `prepare` makes the tables, before they are distributed.
 */
export async function openCitusDatabase(
  url: string,
  prepare: (database: Database) => Promise<unknown> = migrateDatabase,
): Promise<TestDatabase> {
  const nodes = await run(
    url,
    "select nodename as host, nodeport as port from pg_dist_node where groupid <> 0 and noderole = 'primary'",
  )
  const workers = nodes.map(({ host, port }) => ({ host: String(host), port: Number(port) }))
  const [coordinator] = await run(
    url,
    'select nodename as host, nodeport as port from pg_dist_node where groupid = 0',
  )
  const database = `test_${randomBytes(8).toString('hex')}`
  const home = new URL(url).pathname.slice(1)
  const all = [
    at(url, { database: home }),
    ...workers.map((node) => at(url, { ...node, database: 'postgres' })),
  ]
  const opened = at(url, { database })
  const quietly = 'set citus.enable_create_database_propagation = off'
  for (const server of all) await run(server, quietly, `create database ${database}`)
  for (const node of [{}, ...workers]) await run(at(url, { ...node, database }), 'create extension citus')
  const { host, port } = coordinator ?? { host: new URL(url).hostname, port: new URL(url).port || 5432 }
  await run(
    opened,
    `alter database ${database} set citus.shard_count = ${SHARDS}`,
    `select citus_set_coordinator_host('${host}', ${port})`,
    ...workers.map((node) => `select citus_add_node('${node.host}', ${node.port})`),
  )
  const empty = await openDatabase({ url: opened, pool: 1 })
  await prepare(empty)
  await applySteps(empty.orm, (await readPlan(empty.orm)).steps)
  await empty.close()
  const db = await openDatabase({ url: opened })
  return {
    ...db,
    sql: testSql(db.orm),
    url: opened,
    async close() {
      await db.close()
      for (const server of all) await run(server, quietly, `drop database ${database} with (force)`)
    },
  }
}
