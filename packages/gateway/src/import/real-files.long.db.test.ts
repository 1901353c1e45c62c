import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findKind, type KindName } from '@zhushutong/domain/records'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMigratedDatabase, type TestDatabase } from '../../test-support/databases'
import { readConfig } from '../platform/config'
import { runImport } from './run'

const BESIDE_THE_REPOSITORY = fileURLToPath(new URL('../../../../../shared/data', import.meta.url))
const folder = resolve(process.env.IMPORT_DATA_DIR ?? BESIDE_THE_REPOSITORY)

const FILES: ReadonlyArray<readonly [kind: KindName, name: string, rows: number]> = [
  ['company', 'companies.csv', 12_000],
  ['tender', 'bid_candidates.ndjson', 600],
  ['tender', 'ocds_releases.ndjson', 100],
]

const missing = FILES.map(([, name]) => join(folder, name)).filter((path) => !existsSync(path))
if (missing.length > 0)
  console.warn(`Skipped, as the real files are not here (set IMPORT_DATA_DIR): ${missing.join(', ')}`)

describe.skipIf(missing.length > 0)('real files', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openMigratedDatabase('PostgreSQL')
  })
  afterAll(() => database.close())

  it.each(FILES)(
    '%s %s loses no row and rejects hardly any',
    { timeout: 180_000 },
    async (kindName, name, rows) => {
      // The import writes its report to this folder.
      const dataDir = mkdtempSync(join(tmpdir(), 'zhushutong-real-'))
      const read = readConfig({ PORTAL_DATA_DIR: dataDir, DATABASE_URL: database.url })
      const kind = findKind(kindName)
      if (!read.ok || !kind) throw new Error('configuration')
      const call = { kind, file: join(folder, name), dryRun: true }
      const { counts } = await runImport(call, read.config, () => {}).finally(() =>
        rmSync(dataDir, { recursive: true, force: true }),
      )
      const { created, updated, unchanged, merged, rejected } = counts
      expect(counts.read).toBe(rows)
      expect(created + updated + unchanged + merged + rejected).toBe(rows)
      expect(rejected).toBeLessThan(rows / 100)
      expect(counts.warnings).toBeGreaterThan(0)
    },
  )
})
