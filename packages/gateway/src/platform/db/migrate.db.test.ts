import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DatabaseKind, openEmptyDatabase, type TestDatabase } from '../../../test-support/databases'
import { migrateDatabase, SchemaUnknown } from './migrate'
import { openDatabase } from './open'

const folder = mkdtempSync(join(tmpdir(), 'zhushutong-migrations-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const write = (files: readonly string[]) => {
  mkdirSync(join(folder, 'meta'), { recursive: true })
  const entries = files.map((_, idx) => ({
    idx,
    version: '7',
    when: 1000 + idx,
    tag: `000${idx}_m`,
    breakpoints: true,
  }))
  writeFileSync(
    join(folder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  )
  files.forEach((text, idx) => {
    writeFileSync(join(folder, `000${idx}_m.sql`), text)
  })
}
const FIRST = 'create table a (id int);\n--> statement-breakpoint\ninsert into a values (1);'

describe.each<DatabaseKind>(['PGlite', 'PostgreSQL'])('migrateDatabase (%s)', (kind) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openEmptyDatabase(kind)
  })
  afterAll(() => database?.close())

  it('applies missing migrations, once, even when several start together', async () => {
    write([FIRST])
    const second = database.url ? await openDatabase({ url: database.url }) : database
    const counts = await Promise.all(
      [database, second, database, second].map((d) => migrateDatabase(d, folder)),
    )
    if (second !== database) await second.close()
    expect(counts.sort()).toEqual([0, 0, 0, 1])
    expect(await database.sql`select id from a`).toEqual([{ id: 1 }])
  })

  it('applies later ones on top, all or nothing', async () => {
    write([
      FIRST,
      'create table b (id int);',
      'create table c (id int);\n--> statement-breakpoint\nnonsense;',
    ])
    await expect(migrateDatabase(database, folder)).rejects.toThrow(/nonsense/)
    expect(await database.sql`select to_regclass('b')::text as b`).toEqual([{ b: null }])
    write([FIRST, 'create table b (id int);'])
    expect(await migrateDatabase(database, folder)).toBe(1)
    expect(await migrateDatabase(database, folder)).toBe(0)
  })

  it('refuses a database whose migrations it does not know', async () => {
    await expect(migrateDatabase(database)).rejects.toThrow(SchemaUnknown)
    expect(await database.sql`select to_regclass('users')::text as users`).toEqual([{ users: null }])
  })
})

it('the migrations have one snapshot, of the last', () => {
  const meta = fileURLToPath(new URL('./migrations/meta', import.meta.url))
  const { entries } = JSON.parse(readFileSync(join(meta, '_journal.json'), 'utf8')) as { entries: unknown[] }
  const last = `${String(entries.length - 1).padStart(4, '0')}_snapshot.json`
  expect(readdirSync(meta).sort()).toEqual([last, '_journal.json'])
})
