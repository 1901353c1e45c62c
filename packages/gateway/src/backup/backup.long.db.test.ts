import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newBuyer } from '../../test-support/buyer'
import {
  describeOnPostgres,
  LONG_TEST_KINDS,
  openEmptyDatabase,
  openMigratedDatabase,
} from '../../test-support/databases'
import { NOW, startGateway } from '../../test-support/gateway'
import { newExporter } from '../../test-support/records/exporter'
import { readAllTables, readSchema } from '../../test-support/records/table-rows'
import { features } from '../app/features'
import { restoreBackup } from './restore-backup'
import { writeBackup } from './write-backup'

const CUT_AT = [0, 1, 20, 0.5, 0.9, -9, -1]

describeOnPostgres('a backup', { size: 60, now: NOW }, (database) => {
  const folder = mkdtempSync(join(tmpdir(), 'zhushutong-backup-'))
  const path = join(folder, 'deep', 'whole.backup.gz')
  const broken = join(folder, 'broken.backup.gz')
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** Writes a changed file with a valid checksum. */
  const rewrite = (change: (text: string) => string) => {
    const text = gunzipSync(readFileSync(path)).toString('latin1')
    const bytes = Buffer.from(change(text.slice(0, text.lastIndexOf('{"sha256"'))), 'latin1')
    const end = { sha256: createHash('sha256').update(bytes).digest('hex') }
    writeFileSync(broken, gzipSync(Buffer.concat([bytes, Buffer.from(`${JSON.stringify(end)}\n`)])))
  }

  beforeAll(async () => {
    const gateway = await startGateway(database(), features, { SEED_SIZE: '60' })
    const buyer = await newBuyer(gateway, database(), 500)
    const [month] = await buyer.prices()
    await buyer.buy(month!.id)
    const exporter = await newExporter(gateway, database())
    const asked = await exporter.ask('company', { filters: {}, format: 'csv' })
    expect(asked.statusCode).toBe('00000')
    await gateway.close()
    // Covers characters that COPY escapes, long values in TOAST tables, rows of many pages, and an index built at run
    // time.
    const odd = 'tab\t line\nreturn\r back\\slash \\. \\N "quote" 🏗'
    const { sql: ask } = database()
    await ask`update users set nick_name = ${odd} where id = (select id from users order by id limit 1)`
    const long = sql`(select string_agg(md5(n::text), '') from generate_series(1, 10000) n)`
    await ask`insert into tracking_records (user_id, id, record, received_at)
      select (select id from users order by id limit 1), 'many' || n,
        jsonb_build_object('odd', ${odd}::text, 'long', case when n = 7 then ${long} else '' end), now()
      from generate_series(1, 30000) n`
    await ask`create index record_company_newest_4_test on record_company (id) where id > '0'`
    await writeBackup(database(), path, NOW)
  })

  it('is one file that only its owner can read', () => {
    expect(readdirSync(join(folder, 'deep'))).toEqual(['whole.backup.gz'])
    expect(statSync(path).mode & 0o777).toBe(0o600)
  })

  it.each(LONG_TEST_KINDS)('restores every row, index and number into %s', async (kind) => {
    const target = await openEmptyDatabase(kind)
    try {
      await restoreBackup(target, path)
      const rows = await readAllTables(target)
      expect(rows.tracking_records?.length).toBeGreaterThanOrEqual(30_000)
      for (const table of ['users', 'orders', 'payments', 'export_jobs', 'record_company'])
        expect([table, rows[table]?.length]).not.toEqual([table, 0])
      const expected = await readAllTables(database())
      expect(Object.keys(rows)).toEqual(Object.keys(expected))
      for (const [table, wanted] of Object.entries(expected)) expect(rows[table], table).toEqual(wanted)
      expect(await readSchema(target)).toEqual(await readSchema(database()))
      const [pages] = await target.sql`
        select relpages > 0 and relpages = relallvisible as are_visible from pg_class where relname = 'record_company'`
      expect(pages?.are_visible).toBe(true)
    } finally {
      await target.close()
    }
  })

  it('is refused when it is cut off or changed, and changes nothing', async () => {
    const whole = readFileSync(path)
    const text = gunzipSync(whole)
    const changed = Buffer.from(text)
    changed[Math.floor(text.length / 2)]! ^= 1
    const flipped = Buffer.from(whole)
    flipped[Math.floor(whole.length / 2)]! ^= 1
    const cut = CUT_AT.map((at) => whole.subarray(0, at > 0 && at < 1 ? Math.floor(whole.length * at) : at))
    const head = text.subarray(0, text.indexOf('\n') + 1)
    const strange = ['161', 'null', '"x"', '[]'].flatMap((line) => [`${line}\n`, `${head}${line}\n`])
    const unfinished = gzipSync(text.subarray(0, text.lastIndexOf('{"sha256"')))
    const target = await openMigratedDatabase('PostgreSQL')
    await target.orm.execute(sql`insert into seed_state (name, size, finished_at) values ('kept', 1, now())`)
    const before = await readAllTables(target)
    const zipped = [changed, ...strange].map((content) => gzipSync(content))
    for (const bytes of [...cut, flipped, ...zipped, unfinished, Buffer.from('no backup')]) {
      writeFileSync(broken, bytes)
      await expect(restoreBackup(target, broken, { isReplacing: true })).rejects.toThrow('已损坏或不完整')
    }
    expect(await readAllTables(target)).toEqual(before)
    await target.close()
  })

  it('is refused when its rows do not fit, after the tables were dropped, and changes nothing', async () => {
    const target = await openMigratedDatabase('PostgreSQL')
    const before = [await readAllTables(target), await readSchema(target)]
    rewrite((text) => text.replace('{"table":"users"', '{"table":"orders"'))
    await expect(restoreBackup(target, broken, { isReplacing: true })).rejects.toThrow()
    expect([await readAllTables(target), await readSchema(target)]).toEqual(before)
    await target.close()
  })

  it('of a newer version is refused', async () => {
    rewrite((text) => text.replace('"migrations":[', '"migrations":[9999999999999,'))
    const target = await openEmptyDatabase('PostgreSQL')
    await expect(restoreBackup(target, broken)).rejects.toThrow('更新的版本')
    rewrite((text) => text.replace('"version":3', '"version":4'))
    await expect(restoreBackup(target, broken)).rejects.toThrow('更新的版本')
    await target.close()
  })

  it('of the version before files is restored', async () => {
    rewrite((text) => text.replace('"version":3', '"version":1'))
    const target = await openEmptyDatabase('PostgreSQL')
    await restoreBackup(target, broken)
    expect((await readAllTables(target)).users).toEqual((await readAllTables(database())).users)
    await target.close()
  })

  it('replaces what is there only when asked', async () => {
    const target = await openMigratedDatabase('PostgreSQL')
    await target.orm.execute(sql`insert into seed_state (name, size, finished_at) values ('kept', 1, now())`)
    const before = await readAllTables(target)
    await expect(restoreBackup(target, path, { name: 'portal' })).rejects.toThrow('--replace portal')
    expect(await readAllTables(target)).toEqual(before)
    await restoreBackup(target, path, { isReplacing: true })
    expect((await readAllTables(target)).users).toEqual((await readAllTables(database())).users)
    await target.close()
  })

  it('never overwrites a file', async () => {
    const before = readFileSync(path)
    await expect(writeBackup(database(), path, NOW)).rejects.toThrow('文件已存在')
    expect(readFileSync(path).equals(before)).toBe(true)
  })
})
