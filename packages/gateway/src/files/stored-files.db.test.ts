import { randomUUID } from 'node:crypto'
import { HOUR_MS } from '@zhushutong/domain/formatting'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { describeOnBoth } from '../../test-support/databases'
import { memoryFiles } from '../../test-support/files'
import { NOW } from '../../test-support/gateway'
import { openS3, type TestS3 } from '../../test-support/providers/s3'
import { mailOutbox, mailOutboxFiles } from '../mail/mail.table'
import { FILE_AREA_NAMES, ruleOf } from './areas'
import { copyFiles } from './copy-files'
import { contentOf } from './file-content'
import { s3Files } from './s3/s3-files.adapter'
import { storedFiles } from './stored-file.table'
import { type Files, findUnused, openFile, readFile, readWhole, saveFile } from './stored-files.store'
import { sweepFiles } from './sweep-files'

const content = (text = 'content') => contentOf(Buffer.from(text), 'application/pdf')
const PARTS = 'application/octet-stream'

describeOnBoth('stored files', (database) => {
  let s3: TestS3
  let files: Files
  beforeAll(async () => {
    s3 = await openS3()
  })
  afterAll(() => s3?.close())
  beforeEach(async () => {
    await database().orm.delete(storedFiles)
    await database().orm.delete(mailOutbox)
    s3.takes(null)
    s3.objects.clear()
    files = { orm: database().orm, store: s3Files(s3.options) }
  })

  const countRows = () => database().orm.$count(storedFiles)

  it('are outside the database: no column holds bytes', async () => {
    const columns = await database().sql`
      select table_name, column_name from information_schema.columns
      where table_schema = 'public' and data_type = 'bytea'`
    expect(columns).toEqual([])
  })

  it('are opened by the readers of their area only', async () => {
    const file = { area: 'invoices', id: randomUUID() } as const
    await saveFile(files, file, content(), NOW)
    for (const reader of ['owner', 'staff'] as const)
      expect((await readFile(files, file, reader))?.toString()).toBe('content')
    for (const reader of ['everyone', 'gateway'] as const)
      await expect(openFile(files, file, reader)).rejects.toThrow('invoices is not for')
  })

  it('keep the limits of their area', async () => {
    const file = { area: 'invoices', id: randomUUID() } as const
    const { maxBytes } = ruleOf('invoices')
    const ofSize = (size: number) => contentOf(Buffer.alloc(size), 'application/ofd')
    await expect(saveFile(files, file, ofSize(maxBytes + 1), NOW)).rejects.toThrow('too large')
    await expect(saveFile(files, file, contentOf(Buffer.from('x'), 'text/html'), NOW)).rejects.toThrow('type')
    expect([await countRows(), s3.objects.size]).toEqual([0, 0])
    await saveFile(files, file, ofSize(maxBytes), NOW)
    expect(await countRows()).toBe(1)
  })

  it('that could not be stored are not there, and leave nothing after the sweep', async () => {
    const file = { area: 'invoices', id: randomUUID() } as const
    s3.fails('PUT', 'AccessDenied')
    await expect(saveFile(files, file, content(), NOW)).rejects.toMatchObject({
      statusCode: 503,
      message: expect.stringContaining('403 AccessDenied'),
    })
    s3.takes(null)
    expect(await readFile(files, file, 'owner')).toBeNull()
    await sweepFiles(files, NOW + HOUR_MS + 1)
    expect([await countRows(), s3.objects.size]).toEqual([0, 0])
  })

  it('without a row that uses them are deleted after an hour, also after a failure; others stay', async () => {
    const [used, unused] = [randomUUID(), randomUUID()]
    for (const id of [used, unused]) await saveFile(files, { area: 'sandbox-mails', id }, content(), NOW)
    const mail = { id: randomUUID(), to: 'a@example.com', subject: '', text: '', sentAt: NOW }
    await database().orm.insert(mailOutbox).values(mail)
    const attached = { mailId: mail.id, place: 0, name: 'a.pdf', type: 'application/pdf', size: 7 }
    await database()
      .orm.insert(mailOutboxFiles)
      .values({ id: used, ...attached })
    await sweepFiles(files, NOW + HOUR_MS)
    expect(s3.objects.size).toBe(2)
    s3.fails('DELETE', 'AccessDenied')
    await expect(sweepFiles(files, NOW + HOUR_MS + 1)).rejects.toThrow('403 AccessDenied')
    s3.takes(null)
    expect(await countRows()).toBe(2)
    await sweepFiles(files, NOW + HOUR_MS + 1)
    expect([...s3.objects.keys()]).toEqual([`sandbox-mails/${used}`])
  })

  it.each(FILE_AREA_NAMES)('of %s are found by a query of the schema', async (area) => {
    expect(await findUnused(files, area, NOW, 1)).toEqual([])
  })

  it('are joined from parts, without those of an earlier try; a missing part is noticed', async () => {
    const id = randomUUID()
    const save = (at: number, text: string) =>
      saveFile(files, { area: 'export-parts', id, at }, contentOf(Buffer.from(text), PARTS), NOW)
    const read = async (size: number) =>
      (await readWhole(files, { area: 'export-parts', id }, size))?.toString()
    for (const [at, text] of [
      [0, 'abc'],
      [2, 'lost'],
      [3, 'de'],
      [5, 'f'],
    ] as const)
      await save(at, text)
    expect(await read(6)).toBe('abcdef')
    expect(await read(5)).toBe('abcde')
    for (const size of [4, 7]) expect(await read(size)).toBeUndefined()
    await files.store.remove(`export-parts/${id}.3`)
    expect(await read(6)).toBeUndefined()
  })

  describe('are copied to another store', () => {
    it('all but the missing and the damaged ones, which are named', async () => {
      const [whole, lost, damaged] = [randomUUID(), randomUUID(), randomUUID()]
      for (const id of [whole, lost, damaged]) await saveFile(files, { area: 'invoices', id }, content(), NOW)
      const key = (id: string) => `invoices/${id}` as const
      await files.store.remove(key(lost))
      s3.objects.set(key(damaged), { bytes: Buffer.from('changed'), type: '' })
      const target = memoryFiles(database())
      const { copied, missing } = await copyFiles(target, files.store)
      expect([copied, [...missing].sort()]).toEqual([1, [key(lost), key(damaged)].sort()])
      expect((await readFile(target, { area: 'invoices', id: whole }, 'owner'))?.toString()).toBe('content')
    })
  })
})
