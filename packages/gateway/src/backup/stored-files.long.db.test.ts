import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEmptyDatabase, openMigratedDatabase } from '../../test-support/databases'
import { NOW } from '../../test-support/gateway'
import { openS3 } from '../../test-support/providers/s3'
import { contentOf, createFiles, saveFile } from '../files'
import { readConfig } from '../platform/config'
import { backupCommand, restoreCommand } from './index'

type Source = Awaited<ReturnType<typeof openMigratedDatabase>>
type Command = typeof backupCommand

const [FIRM, ORDER, PDF, LARGE, LOST, UNSAVED] = Array.from({ length: 6 }, () => randomUUID())
const CONTENT = new Map([
  [PDF, Buffer.from('%PDF-1.7\n{"table":"users","bytes":3}\n\\.\n')],
  // Longer than one piece of the reader, and binary.
  [LARGE, Buffer.from(Array.from({ length: 3_000_000 }, (_, n) => (n * 31) % 256))],
])

describe('stored files in a backup', () => {
  let dataDir: string
  let source: Source
  let backup: string

  const folderOf = (name: string) => join(dataDir, name)
  const configOf = (env: Readonly<Record<string, string>>) => {
    const read = readConfig(env)
    if (!read.ok) throw new Error('Wrong configuration')
    return read.config
  }
  const run = async (command: Command, args: readonly string[], env: Readonly<Record<string, string>>) => {
    const lines: string[] = []
    const tools = { config: configOf(env), now: NOW, print: (line: string) => void lines.push(line) }
    return { code: await command(args, tools), said: lines.join('\n') }
  }
  const ours = () => ({ PORTAL_DATA_DIR: folderOf('ours'), DATABASE_URL: source.url as string })

  const insertFile = (id: string | undefined, bytes: Buffer, digest: string | null, place: string | null) =>
    source.sql`insert into service_files
      (id, order_id, place, name, type, size, received, digest, state, is_from_staff, created_at)
      values (${id}, ${ORDER}, ${place}, '文件.pdf', 'pdf', ${bytes.length}, ${bytes.length}, ${digest}, 'submitted',
        false, now())`

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'zhushutong-stored-'))
    backup = folderOf('whole.backup.gz')
    source = await openMigratedDatabase('PostgreSQL')
    await source.sql`insert into service_firms (id, name, principal_name, principal_mobile, created_at)
      values (${FIRM}, '渝州澄江市政工程有限公司', '王建国', '12211000021', now())`
    await source.sql`insert into service_orders (id, code, service_code, firm_id, kind, title, stage, contract_state,
        installments, requirements, plan, candidates, matters, created_at, updated_at)
      values (${ORDER}, 'FW1', 'S1', ${FIRM}, 'permit', '延期', 'contract', 'none', '[]', '[]', '[]', '[]', '[]',
        now(), now())`
    const files = createFiles({ config: configOf(ours()), database: source })
    const save = (id: string | undefined, bytes: Buffer) =>
      saveFile(files, { area: 'service-files', id: id as string }, contentOf(bytes, 'application/pdf'), NOW)
    for (const [id, bytes] of CONTENT) {
      await insertFile(id, bytes, createHash('sha256').update(bytes).digest('hex'), 'order')
      await save(id, bytes)
    }
    await insertFile(LOST, Buffer.from('lost'), '0'.repeat(64), 'order')
    await insertFile(UNSAVED, Buffer.from('half'), null, null)
    await save(LOST, Buffer.from('lost'))
    await files.store.remove(`service-files/${LOST}`)
    // An export can be made again, so it is not in a backup.
    const csv = contentOf(Buffer.from('a,b'), 'text/csv; charset=utf-8')
    await saveFile(files, { area: 'exports', id: UNSAVED as string }, csv, NOW)
  })
  afterAll(async () => {
    await source?.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('come back byte for byte into another data folder, and those that are lost are left out', async () => {
    const backedUp = await run(backupCommand, ['--to', backup], ours())
    expect(backedUp).toEqual({ code: 0, said: expect.stringContaining('2 个文件') })
    const target = await openEmptyDatabase('PostgreSQL')
    const theirs = { PORTAL_DATA_DIR: folderOf('theirs'), DATABASE_URL: target.url as string }
    expect((await run(restoreCommand, [backup], theirs)).code).toBe(0)
    const folder = join(folderOf('theirs'), 'service-files')
    expect(readdirSync(folder).sort()).toEqual(['parts', ...CONTENT.keys()].sort())
    for (const [id, bytes] of CONTENT)
      expect(readFileSync(join(folder, id as string)).equals(bytes)).toBe(true)
    expect(await target.sql`select id from service_files order by id`).toEqual(
      await source.sql`select id from service_files order by id`,
    )
    await target.close()
  })

  it('come into S3, if that is where files are kept; a store that fails leaves the database empty', async () => {
    const s3 = await openS3()
    const target = await openEmptyDatabase('PostgreSQL')
    const env = { ...s3.settings, PORTAL_DATA_DIR: folderOf('s3'), DATABASE_URL: target.url as string }
    s3.fails('PUT', 'AccessDenied')
    const refused = await run(restoreCommand, [backup], env)
    expect(refused).toEqual({ code: 1, said: expect.stringContaining('403 AccessDenied') })
    s3.takes(null)
    // The failed restore left the database empty, so --replace is not needed.
    expect((await run(restoreCommand, [backup], env)).code).toBe(0)
    for (const [id, bytes] of CONTENT)
      expect(s3.objects.get(`service-files/${id}`)?.bytes.equals(bytes)).toBe(true)
    expect(s3.objects.size).toBe(CONTENT.size)
    // The backup does not read them from the store either.
    s3.requests.length = 0
    const backedUp = await run(backupCommand, ['--to', folderOf('rows.backup.gz')], env)
    expect(backedUp.said).toMatch(/0 个文件[\s\S]*不在这个备份中/)
    expect(s3.requests).toEqual([])
    await target.close()
    await s3.close()
  })
})
