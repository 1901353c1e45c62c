import { appendFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { drizzle as drizzleJs } from 'drizzle-orm/postgres-js'
import { Pool } from 'pg'
import postgres from 'postgres'
import { connect } from '../src/platform/db/connect'

/**
 * A process that writes without pause: `restart-writer.ts <driver> <url> <table> <file>`. Every second row is
 * a single statement, every other row a transaction of three statements. A line of the file is an
 * acknowledged id, a failed try (`!` and the reason), a try that never ended (`?`), or the first row after a
 * failure (`+` and the ms of the clock).
 */
const [driver = '', url = '', table = '', file = ''] = process.argv.slice(2)
const WRITERS = 12
const POOL = 10
const HANGS_AFTER_MS = 15_000

const openPool = () => {
  const pool = new Pool({ connectionString: url, max: POOL })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return drizzle(pool)
}

type Insert = (id: string) => Promise<unknown>

interface Asked {
  execute(query: ReturnType<typeof sql>): PromiseLike<unknown>
  transaction(work: (tx: Asked) => Promise<unknown>): Promise<unknown>
}

const DRIVERS: Readonly<Record<string, () => Asked>> = {
  'node-postgres': () =>
    connect(url, { name: 'test', size: POOL, isEmbedded: false }).orm as unknown as Asked,
  'drizzle-transaction': () => openPool() as unknown as Asked,
  'postgres.js': () => drizzleJs(postgres(url, { max: POOL, onnotice: () => {} })) as unknown as Asked,
}

const insertsWith = (db: Asked): readonly [Insert, Insert] => {
  const insert = (at: Pick<Asked, 'execute'>, id: string) =>
    at.execute(sql`insert into ${sql.identifier(table)} (id) values (${id})`)
  return [
    (id) => Promise.resolve(insert(db, id)),
    (id) =>
      db.transaction(async (tx) => {
        await insert(tx, id)
        await tx.execute(sql`update ${sql.identifier(table)} set seen = seen + 1 where id = ${id}`)
        await tx.execute(sql`select seen from ${sql.identifier(table)} where id = ${id}`)
      }),
  ]
}

const open = DRIVERS[driver]
if (!open) throw new Error(`No driver ${driver}`)
const inserts = insertsWith(open())
const write = (line: string) => appendFileSync(file, `${line}\n`)
let stopped = false
process.once('SIGTERM', () => {
  stopped = true
})

const reasonOf = (error: unknown): string => {
  const cause = (error as Error).cause ?? error
  return String((cause as { code?: string }).code ?? (cause as Error).message)
}

const run = async (writer: number) => {
  let failed = false
  for (let n = 0; !stopped; n++) {
    const id = `${process.pid}-${writer}-${n}`
    const insert = inserts[n % 2] as Insert
    const done = insert(id).then(
      () => null,
      (error: unknown) => reasonOf(error),
    )
    const reason = await Promise.race([done, pause(HANGS_AFTER_MS, '?', { ref: false })])
    if (reason === null) {
      write(id)
      if (failed) write(`+${Date.now()}`)
      failed = false
      continue
    }
    write(reason === '?' ? '?' : `!${reason}`)
    failed = true
    // Pauses like a real client, instead of retrying thousands of times.
    await pause(100)
  }
}

await Promise.all(Array.from({ length: WRITERS }, (_, writer) => run(writer)))
process.exit(0)
