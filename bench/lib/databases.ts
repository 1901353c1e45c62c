import { readFileSync } from 'node:fs'
import { seedDatabase } from '../../packages/gateway/src/demo-data'
import { migrateDatabase, openDatabase } from '../../packages/gateway/src/platform/db'
import { startPostgres } from '../../packages/gateway/test-support/postgres-server'
import { testSql } from '../../packages/gateway/test-support/test-sql'
import { seedCompanies } from './companies'
import { tempFolder } from './temp'

type Database = Awaited<ReturnType<typeof openDatabase>>

export interface BenchDatabase {
  readonly name: string
  readonly database: Database
  readonly companies: number
  /** ms of CPU that the database has used so far; absent if it cannot be read. */
  readonly cpu?: () => number
  readonly seedMs: number
  close(): Promise<void>
}

const statOf = (pid: number) => readFileSync(`/proc/${pid}/schedstat`, 'utf8')

/** The title of a backend in the process list: its database and the port of its client. */
const titleOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

const pidOf = async (connection: Database['orm']): Promise<number | null> => {
  const [row] = await testSql(connection)<{ pid: number; port: number }[]>`
    select pg_backend_pid() as pid, inet_client_port() as port`
  return row && titleOf(row.pid).includes(`(${row.port})`) ? row.pid : null
}

/**
 * CPU time of the two backends, for writes and for reads, as counted by the scheduler, exact to the microsecond and
 * independent of other load. Absent if they are not processes of this machine.
 */
export const backendCpu = async (database: Database): Promise<(() => number) | undefined> => {
  if (process.platform !== 'linux') return undefined
  const pids = [await pidOf(database.orm), await pidOf(database.read())]
  if (pids.includes(null)) return undefined
  return () => pids.reduce<number>((ms, pid) => ms + Number(statOf(pid!).split(' ')[0]) / 1e6, 0)
}

/** PGlite runs in this process; the client's share is in both sides of a ratio. */
const processCpu = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const seeded = async (database: Database, size: number) => {
  const from = performance.now()
  await migrateDatabase(database)
  const isNew = await seedDatabase(database, { size, now: Date.now() })
  const seedMs = performance.now() - from
  const [row] = await testSql(database.orm)<{ n: number }[]>`select count(*)::int as n from record_company`
  return { companies: row?.n ?? 0, seedMs: isNew ? seedMs : Number.NaN }
}

export async function openPglite(size: number): Promise<BenchDatabase> {
  const database = await openDatabase({ dataDir: tempFolder('pglite'), pool: 1 })
  return {
    name: 'PGlite',
    database,
    ...(await seeded(database, size)),
    cpu: processCpu,
    close: () => database.close(),
  }
}

/**
 * The database of DATABASE_URL, which must contain the demo records already or nothing; otherwise a new
 * one.
 */
export async function openPostgres(size: number): Promise<BenchDatabase> {
  const url = process.env.DATABASE_URL
  const server = url ? undefined : await startPostgres()
  const database = await openDatabase({ url: url ?? server?.url, pool: 1 })
  return {
    name: 'PostgreSQL',
    database,
    ...(await seeded(database, size)),
    cpu: await backendCpu(database),
    async close() {
      await database.close()
      await server?.stop()
    },
  }
}

/** Memory for a large table with its indexes, and for building them. */
export const LARGE = ['shared_buffers=2GB', 'maintenance_work_mem=512MB', 'max_wal_size=8GB']

/**
 * Companies only, in the given number, on a new PostgreSQL or on `given`, where they remain for later runs.
 * @throws if `given` has another number of companies
 */
export async function openCompanies(size: number, url?: string): Promise<BenchDatabase> {
  const server = url ? undefined : await startPostgres(LARGE)
  const database = await openDatabase({ url: url ?? server?.url, pool: 1 })
  await migrateDatabase(database)
  const [row] = await testSql(database.orm)<{ n: number }[]>`select count(*)::int as n from record_company`
  if (row?.n && row.n !== size) throw new Error(`DATABASE_URL holds ${row.n} companies, not ${size}`)
  const from = performance.now()
  if (!row?.n) await seedCompanies(database, size)
  return {
    name: 'PostgreSQL',
    database,
    companies: size,
    seedMs: row?.n ? Number.NaN : performance.now() - from,
    cpu: await backendCpu(database),
    async close() {
      await database.close()
      await server?.stop()
    },
  }
}

/** Bytes on disk of the companies table: rows, token index, and all indexes. */
export async function diskUse({ database }: BenchDatabase) {
  const [row] = await testSql(database.orm)<{ rows: number; tokens: number; indexes: number }[]>`
    select pg_table_size('record_company') as rows, pg_relation_size('record_company_tokens') as tokens,
      pg_indexes_size('record_company') as indexes`
  return row ?? { rows: 0, tokens: 0, indexes: 0 }
}
