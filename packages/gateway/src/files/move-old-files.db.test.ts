import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { openEmptyDatabase, type TestDatabase } from '../../test-support/databases'
import { NOW } from '../../test-support/gateway'
import { applyMigrations, listMigrations, migrateDatabase } from '../platform/db'
import { folderFiles } from './folder-files.adapter'
import { moveOldFiles } from './move-old-files'
import { type FileId, type Files, readFile } from './stored-files.store'

const dataDir = mkdtempSync(join(tmpdir(), 'zhushutong-old-files-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const [PICTURE, UPLOAD, ATTACHMENT, PAPER, SERVICE, EXPORT, LOST] = Array.from({ length: 7 }, () =>
  randomUUID(),
) as [string, string, string, string, string, string, string]
const OTHER = randomUUID()

let database: TestDatabase
let files: Files
beforeEach(async () => {
  database = await openEmptyDatabase('PostgreSQL')
  files = { orm: database.orm, store: folderFiles(dataDir) }
  await database.orm.transaction((tx) => applyMigrations(tx, { among: listMigrations().slice(0, 1) }))
  await insertOldRows()
})
afterEach(() => database.close())

/** Rows of the version that kept files in tables, without the rows that they refer to. */
const insertOldRows = () =>
  database.orm.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    const bytes = (text: string) => sql`${Buffer.from(text)}::bytea`
    await tx.execute(sql`insert into content_images (name, mime_type, width, height, bytes, saved_by, saved_at)
      values ('a.webp', 'image/webp', 1, 1, ${bytes('article')}, '编辑', now())`)
    await tx.execute(sql`insert into consult_picture (id, chat_id, mime_type, width, height, bytes, created_at)
      values (${PICTURE}, ${OTHER}, 'image/webp', 1, 1, ${bytes('chat')}, now())`)
    await tx.execute(sql`insert into assistant_uploads (id, user_id, name, mime_type, size, bytes, created_at)
      values (${UPLOAD}, ${OTHER}, 'a.png', 'image/png', 9, ${bytes('assistant')}, now())`)
    await tx.execute(sql`insert into mail_outbox_files (id, mail_id, place, name, type, content)
      values (${ATTACHMENT}, ${OTHER}, 0, 'a.pdf', 'application/pdf', ${bytes('mail')})`)
    await tx.execute(sql`insert into invoice_papers
        (id, invoice_id, is_red, amount, number, file_type, file_size, file_bytes, digest, created_at)
      values (${PAPER}, ${OTHER}, false, 1, '1', 'pdf', 7, ${bytes('invoice')}, 'd', now()),
        (${OTHER}, ${OTHER}, true, 1, '', null, null, null, null, now())`)
    await tx.execute(sql`insert into service_files
        (id, order_id, name, type, size, received, digest, state, is_from_staff, created_at)
      values (${SERVICE}, ${OTHER}, 'a.pdf', 'pdf', 8, 8, null, 'submitted', false, now())`)
    await tx.execute(sql`insert into service_file_pieces (file_id, at, bytes)
      values (${SERVICE}, 0, ${bytes('piece')}), (${SERVICE}, 5, ${bytes('two')})`)
    for (const id of [EXPORT, LOST])
      await tx.execute(sql`insert into export_jobs (id, user_id, kind, title, format, query, viewer, state, month,
          items, free, extra, fen, created_at)
        values (${id}, ${OTHER}, 'company', '', 'csv', '{}', '{}', 'done', '2026-11', 1, 1, 0, 0, now())`)
    mkdirSync(join(dataDir, 'exports'), { recursive: true })
    writeFileSync(join(dataDir, 'exports', `${EXPORT}.csv`), 'a,b')
  })

const move = (store = files.store) => moveOldFiles(database, store, { dataDir, now: NOW })
const read = async (file: FileId, reader: 'owner' | 'gateway' | 'everyone' = 'owner') =>
  (await readFile(files, file, reader))?.toString()

it('files of an older database are moved into the store, once', async () => {
  await migrateDatabase(database)
  await move()
  const [image] = await database.sql`select file_id from content_images`
  const [paper] = await database.sql`select file_id from invoice_papers where id = ${PAPER}`
  expect(await read({ area: 'article-images', id: image!.file_id as string }, 'everyone')).toBe('article')
  expect(await read({ area: 'invoices', id: paper!.file_id as string })).toBe('invoice')
  expect(await read({ area: 'chat-images', id: PICTURE })).toBe('chat')
  expect(await read({ area: 'assistant-images', id: UPLOAD })).toBe('assistant')
  expect(await read({ area: 'sandbox-mails', id: ATTACHMENT }, 'everyone')).toBe('mail')
  expect(await read({ area: 'service-parts', id: SERVICE, at: 5 }, 'gateway')).toBe('two')
  expect(await read({ area: 'exports', id: EXPORT })).toBe('a,b')
  expect(await read({ area: 'exports', id: LOST })).toBeUndefined()
  expect(existsSync(join(dataDir, 'exports', `${EXPORT}.csv`))).toBe(false)
  expect(await database.sql`select size from mail_outbox_files`).toEqual([{ size: 4 }])
  expect(await database.sql`select id from invoice_papers where file_id is null`).toEqual([{ id: OTHER }])
  expect(await move()).toBe(0)
})

it('a move that fails halfway goes on where it stopped', async () => {
  await migrateDatabase(database)
  let puts = 0
  const put: typeof files.store.put = (...file) =>
    puts++ < 3 ? files.store.put(...file) : Promise.reject(new Error('the store is down'))
  await expect(move({ ...files.store, put })).rejects.toThrow('the store is down')
  const count = async () => (await database.sql`select count(*)::int as n from stored_files`)[0]!.n
  expect(await count()).toBe(3)
  await move()
  expect(await count()).toBe(8)
  expect(await database.sql`select to_regclass('drizzle.files_to_move') as left`).toEqual([{ left: null }])
})
