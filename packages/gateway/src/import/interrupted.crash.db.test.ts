import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runsAll } from '../../../../scripts/lib/breadth.mjs'
import { openEmptyDatabase } from '../../test-support/databases'
import { testSql } from '../../test-support/test-sql'
import { type DatabaseOptions, openDatabase } from '../platform/db'

const ROWS = 3000
const ENTRY = fileURLToPath(new URL('../app/admin.ts', import.meta.url))

let folder: string
let file: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'zhushutong-interrupted-'))
  file = join(folder, 'companies.csv')
  const rows = Array.from({ length: ROWS }, (_, i) => {
    // Every tenth row is about the company of the row before.
    const n = i % 10 === 9 ? i - 1 : i
    return `虚构第${n}建筑工程有限公司,N/A,2001-01-${String((i % 28) + 1).padStart(2, '0')},${i}(万元),重庆,渝北`
  })
  writeFileSync(file, `企业名称,统一社会信用代码,注册日期,注册资金,所在省份,地区\n${rows.join('\n')}\n`)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the command; with `kill`, kills it after its first batch. */
const importing = async (env: Record<string, string>, kill = false) => {
  const child = spawn(process.execPath, ['--import', 'tsx', ENTRY, 'import', 'company', file], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (data) => {
    said += data
  })
  child.stdout.on('data', (data) => {
    said += data
    if (kill && said.includes('已处理')) child.kill('SIGKILL')
  })
  const [code, signal] = await once(child, 'close')
  return { code, signal, said }
}

const readState = async (options: DatabaseOptions) => {
  const database = await openDatabase(options)
  const sql = testSql(database.orm)
  // The write time differs between runs, and with it the hash of the whole content.
  const rows = await sql`
    select to_jsonb(r) - 'collected_at' - 'updated_at' - 'content_hash' as row from record_company r order by id`
  const grams = await sql`select * from record_grams where kind = 'company' order by token`
  await database.close()
  return { rows: rows.map(({ row }) => row), grams: [...grams] }
}

const isWhole = (said: string) => expect(said).toContain('导入完成')

const survives = async (place: string, other: string, toEnv: (place: string) => Record<string, string>) => {
  const options = (at: string): DatabaseOptions => (at.startsWith('postgres') ? { url: at } : { dataDir: at })
  const killed = await importing(toEnv(place), true)
  expect(killed.signal, killed.said).toBe('SIGKILL')
  const half = (await readState(options(place))).rows.length
  expect(half).toBeGreaterThanOrEqual(1000)
  expect(half).toBeLessThan(ROWS * 0.9)
  expect(half % 1000).toBe(0)

  const again = await importing(toEnv(place))
  isWhole(again.said)
  expect(again.said).toContain(`不变 ${half.toLocaleString('en-US')} 条`)
  isWhole((await importing(toEnv(other))).said)
  const [resumed, uninterrupted] = [await readState(options(place)), await readState(options(other))]
  expect(resumed.rows).toHaveLength(ROWS * 0.9)
  expect(resumed).toEqual(uninterrupted)
}

describe('an import that is killed and restarted gives the same result as one that was not', () => {
  it('on PostgreSQL', async () => {
    const [killed, whole] = [await openEmptyDatabase('PostgreSQL'), await openEmptyDatabase('PostgreSQL')]
    const env = (url: string) => ({ DATABASE_URL: url, PORTAL_DATA_DIR: join(folder, 'reports') })
    try {
      await survives(killed.url ?? '', whole.url ?? '', env)
    } finally {
      await killed.close()
      await whole.close()
    }
  })

  // Only with DATABASES=all, because it compiles and opens PGlite seven times.
  const itToo = runsAll('DATABASES') ? it : undefined
  itToo?.('on PGlite', async () => {
    const env = (dataDir: string) => ({ PORTAL_DATA_DIR: dataDir })
    await survives(join(folder, 'killed'), join(folder, 'whole'), env)
  })
})
