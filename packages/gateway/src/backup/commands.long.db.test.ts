import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runsAll } from '../../../../scripts/lib/breadth.mjs'
import { copyDataFolder, openEmptyDatabase, openMigratedDatabase } from '../../test-support/databases'
import { NOW } from '../../test-support/gateway'
import { testSql } from '../../test-support/test-sql'
import { readConfig } from '../platform/config'
import { openDatabase } from '../platform/db'
import { backupCommand, drillCommand, restoreCommand } from './index'

/** A test opens PGlite up to eight times, three of them with a new database. */
const OPENINGS_MS = 300_000

/** Slow tests, which open PGlite several times: with DATABASES=all only. */
const itToo = runsAll('DATABASES') ? it : undefined

/** A data folder with an empty database; a test uses a copy of it or no database. */
let empty: string
let dataDir: string
let file: string
beforeAll(async () => {
  empty = await copyDataFolder()
})
afterAll(() => rmSync(empty, { recursive: true, force: true }))
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'zhushutong-backup-'))
  file = join(dataDir, 'given.backup.gz')
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const run = async (
  command: typeof backupCommand,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
) => {
  const read = readConfig({ PORTAL_DATA_DIR: dataDir, ...env })
  if (!read.ok) throw new Error('Wrong configuration')
  const lines: string[] = []
  const code = await command(args, { config: read.config, now: NOW, print: (line) => void lines.push(line) })
  return { code, said: lines.join('\n') }
}

const mark = async (name: string) => {
  if (!existsSync(join(dataDir, 'pglite'))) cpSync(empty, dataDir, { recursive: true })
  const database = await openDatabase({ dataDir })
  await testSql(database.orm)`insert into seed_state (name, size, finished_at) values (${name}, 1, now())`
  await database.close()
}
const marks = async () => {
  const database = await openDatabase({ dataDir })
  const rows = await testSql(database.orm)`select name from seed_state order by name`
  await database.close()
  return rows.map(({ name }) => name)
}

describe('backup and restore of the data folder', { timeout: OPENINGS_MS }, () => {
  itToo?.('write into the folder by default, and bring back what was there', async () => {
    await mark('first')
    const { code, said } = await run(backupCommand, [])
    expect([code, said]).toEqual([0, expect.stringContaining('手机号等个人信息')])
    const backupPath = join(dataDir, 'backups', 'zhushutong-20261120-020000.backup.gz')
    expect(existsSync(backupPath)).toBe(true)
    rmSync(join(dataDir, 'pglite'), { recursive: true })
    expect((await run(restoreCommand, [backupPath])).code).toBe(0)
    expect(await marks()).toEqual(['first'])
  })

  itToo?.('replace a database only by its name, and keep the old one', async () => {
    await mark('first')
    await run(backupCommand, ['--to', file])
    await mark('second')
    for (const args of [[file], [file, '--replace', 'other']]) {
      const { code, said } = await run(restoreCommand, args)
      expect([code, said]).toEqual([1, expect.stringContaining('pglite')])
    }
    expect(await marks()).toEqual(['first', 'second'])
    const { code, said } = await run(restoreCommand, [file, '--replace', 'pglite'])
    expect([code, said]).toEqual([0, expect.stringContaining('pglite.20261120-020000')])
    expect(await marks()).toEqual(['first'])
    expect(readdirSync(dataDir).sort()).toEqual(['given.backup.gz', 'pglite', 'pglite.20261120-020000'])
  })

  itToo?.('restore over a database that does not open', async () => {
    await mark('first')
    await run(backupCommand, ['--to', file])
    writeFileSync(join(dataDir, 'pglite', 'global', 'pg_control'), 'nothing')
    expect((await run(restoreCommand, [file, '--replace', 'pglite'])).code).toBe(0)
    expect(await marks()).toEqual(['first'])
  })

  it('are refused while a process has the folder open, and for a file that is no backup', async () => {
    await mark('first')
    await run(backupCommand, ['--to', file])
    const open = await openDatabase({ dataDir })
    for (const [command, args] of [
      [backupCommand, []],
      [restoreCommand, [file, '--replace', 'pglite']],
    ] as const) {
      const { code, said } = await run(command, args)
      expect([code, said]).toEqual([1, expect.stringContaining('请先停止它')])
    }
    await open.close()
    writeFileSync(file, 'nothing')
    const none = join(dataDir, 'none')
    for (const [args, reason] of [
      [file, '已损坏或不完整'],
      [none, `找不到文件：${none}`],
    ] as const) {
      const { code, said } = await run(restoreCommand, [args, '--replace', 'pglite'])
      expect([code, said]).toEqual([1, expect.stringContaining(reason)])
    }
    expect(await marks()).toEqual(['first'])
    expect(readdirSync(dataDir)).not.toContain('restoring')
  })

  it('say what is missing: a database, an argument', async () => {
    expect(await run(backupCommand, [])).toEqual({ code: 1, said: expect.stringContaining('没有可备份的') })
    expect(existsSync(join(dataDir, 'pglite'))).toBe(false)
    expect((await run(backupCommand, ['--nonsense'])).code).toBe(2)
    expect((await run(restoreCommand, [])).code).toBe(2)
    expect((await run(restoreCommand, [file, 'other'])).code).toBe(2)
    expect((await run(drillCommand, [file, 'other'])).code).toBe(2)
    expect(await run(drillCommand, [])).toEqual({ code: 1, said: expect.stringContaining('没有备份文件') })
  })
})

describe('backup and restore of PostgreSQL', () => {
  it('back up beside a gateway, and restore without one', async () => {
    const source = await openMigratedDatabase('PostgreSQL')
    await source.sql`insert into seed_state (name, size, finished_at) values ('first', 1, now())`
    const env = { DATABASE_URL: source.url as string }
    expect((await run(backupCommand, ['--to', file], env)).code).toBe(0)
    const name = new URL(env.DATABASE_URL).pathname.slice(1)
    const beside = await run(restoreCommand, [file, '--replace', name], env)
    expect(beside).toEqual({ code: 1, said: expect.stringContaining('请先停止所有网关') })

    const scratch = await openEmptyDatabase('PostgreSQL')
    const drill = await run(drillCommand, [file, '--into', scratch.url as string])
    expect(drill).toEqual({ code: 0, said: expect.stringContaining('演练通过') })
    expect(await scratch.sql`select tablename from pg_tables where schemaname = 'public'`).toEqual([])
    await scratch.close()
    const used = await run(drillCommand, [file, '--into', env.DATABASE_URL])
    expect(used).toEqual({ code: 1, said: expect.stringContaining('已有数据') })

    const target = await openEmptyDatabase('PostgreSQL')
    const to = { DATABASE_URL: target.url as string }
    expect((await run(restoreCommand, [file], to)).code).toBe(0)
    const again = await run(restoreCommand, [file], to)
    const targetName = new URL(to.DATABASE_URL).pathname.slice(1)
    expect(again).toEqual({ code: 1, said: expect.stringContaining(`--replace ${targetName}`) })
    expect(await target.sql`select name from seed_state`).toEqual([{ name: 'first' }])
    await source.close()
    await target.close()
  })

  it('say that the server does not answer, without the password', async () => {
    const env = { DATABASE_URL: 'postgres://portal:secret@127.0.0.1:1/portal' }
    for (const [command, args] of [
      [backupCommand, []],
      [restoreCommand, [file]],
    ] as const) {
      const { code, said } = await run(command, args, env)
      expect([code, said]).toEqual([1, expect.stringContaining('请确认 PostgreSQL 已启动')])
      expect(said).not.toContain('secret')
    }
  })
})
