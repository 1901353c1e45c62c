import { cpSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { runsAll } from '../../../../../scripts/lib/breadth.mjs'
import { startGatewayProcess } from '../../../test-support/start-gateway-process'
import { migrateDatabase, openDatabase } from './index'

/** A valid folder, created once; each test damages a copy. */
let whole: string
let dataDir: string
beforeAll(async () => {
  whole = mkdtempSync(join(tmpdir(), 'zhushutong-whole-'))
  const database = await openDatabase({ dataDir: whole })
  await migrateDatabase(database)
  await database.close()
})
afterAll(() => rmSync(whole, { recursive: true, force: true }))
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'zhushutong-broken-'))
  cpSync(whole, dataDir, { recursive: true })
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const DAMAGE: Readonly<Record<string, (folder: string) => void>> = {
  'a control file that is cut off': (folder) => truncateSync(join(folder, 'global', 'pg_control'), 100),
  'a control file of something else': (folder) =>
    writeFileSync(join(folder, 'global', 'pg_control'), 'x'.repeat(8192)),
  'no catalogue': (folder) => rmSync(join(folder, 'base'), { recursive: true }),
  'no log': (folder) => rmSync(join(folder, 'pg_wal'), { recursive: true }),
  'no version': (folder) => rmSync(join(folder, 'PG_VERSION')),
}

/** Starting a gateway is slow: the other damages run with DATABASES=all only. */
const FIRST = ['a control file that is cut off', 'no version']
const damages = runsAll('DATABASES') ? Object.keys(DAMAGE) : FIRST

it.each(damages)('says which folder does not open and what to do: %s', async (damage) => {
  const folder = join(dataDir, 'pglite')
  DAMAGE[damage]!(folder)
  const { code, said } = await startGatewayProcess({ PORTAL_DATA_DIR: dataDir, SEED_SIZE: '0' })
  expect(said).toContain(`数据文件夹里的数据库打不开：${folder}`)
  expect(said).toContain('npm run admin -- restore <备份文件> --replace pglite')
  expect(said).not.toContain('    at ')
  expect(code).toBe(1)
})
