import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openS3, type TestS3 } from '../../test-support/providers/s3'
import { checkDigest } from './check-digest'
import { contentOf, readContent } from './file-content'
import type { ByteRange, FileKey, FileStore } from './files.ports'
import { folderFiles } from './folder-files.adapter'
import { s3Files } from './s3/s3-files.adapter'

const ID = '11111111-1111-4111-8111-111111111111'
const KEY: FileKey = `service-files/${ID}`
const BYTES = Buffer.alloc(300_000, 'content ')
const pdf = (bytes: Uint8Array) => contentOf(bytes, 'application/pdf')
const read = async (store: FileStore, key: FileKey = KEY, range?: ByteRange) => {
  const opened = await store.open(key, range)
  return opened && { size: opened.size, bytes: await buffer(opened.stream) }
}

const folder = mkdtempSync(join(tmpdir(), 'zhushutong-files-'))
let s3: TestS3
beforeAll(async () => {
  s3 = await openS3()
})
afterAll(async () => {
  await s3?.close()
  rmSync(folder, { recursive: true, force: true })
})

describe.each([
  ['a folder', () => folderFiles(join(folder, 'shared'))],
  ['S3', () => s3Files(s3.options)],
])('files in %s', (_, storeOf) => {
  it('are stored whole, replaced and removed', async () => {
    const store = storeOf()
    expect(await read(store)).toBeNull()
    await store.remove(KEY)
    await store.put(KEY, pdf(BYTES))
    const whole = await read(store)
    expect([whole?.size, whole?.bytes.equals(BYTES)]).toEqual([BYTES.length, true])
    await store.put(KEY, pdf(Buffer.from('shorter')))
    expect(await read(store)).toEqual({ size: 7, bytes: Buffer.from('shorter') })
    for (const other of [`invoices/${ID}`, `${KEY}.7`] as const) expect(await read(store, other)).toBeNull()
    await store.remove(KEY)
    expect(await read(store)).toBeNull()
  })

  it('come from a local file, and are read in ranges', async () => {
    const store = storeOf()
    const path = join(folder, 'local')
    const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, n) => (n * 31) % 256))
    writeFileSync(path, bytes)
    const content = await readContent(path, 'text/csv')
    expect(content).toMatchObject({ size: bytes.length, digest: contentOf(bytes, '').digest })
    await store.put(KEY, content)
    expect((await read(store))?.bytes.equals(bytes)).toBe(true)
    for (const [start, end] of [
      [0, 0],
      [70_000, 150_000],
      [199_999, 199_999],
    ] as const) {
      const part = await read(store, KEY, { start, end })
      expect([part?.size, part?.bytes.equals(bytes.subarray(start, end + 1))]).toEqual([
        end - start + 1,
        true,
      ])
    }
    await store.remove(KEY)
  })

  it('stored many times at once are one of them, whole', async () => {
    const store = storeOf()
    const versions = Array.from({ length: 8 }, (_, n) => Buffer.alloc(50_000, `${n}`))
    await Promise.all(versions.map((bytes) => store.put(KEY, pdf(bytes))))
    const stored = await read(store)
    expect(versions.some((bytes) => stored?.bytes.equals(bytes))).toBe(true)
    await store.remove(KEY)
  })

  it('fail before their last bytes where these are not those of the digest', async () => {
    const store = storeOf()
    const digest = createHash('sha256').update(BYTES).digest('hex')
    await store.put(KEY, pdf(BYTES))
    const right = checkDigest((await store.open(KEY))!, digest)
    expect((await buffer(right.stream)).equals(BYTES)).toBe(true)
    const changed = Buffer.from(BYTES)
    changed[0]! ^= 1
    await store.put(KEY, pdf(changed))
    const wrong = checkDigest((await store.open(KEY))!, digest)
    let received = 0
    const reading = (async () => {
      for await (const piece of wrong.stream) received += (piece as Buffer).length
    })()
    await expect(reading).rejects.toThrow('differs from its digest')
    expect(received).toBeLessThan(BYTES.length)
    await store.remove(KEY)
  })
})

describe('a folder', () => {
  it('has files that only their owner can read, and nothing beside them', async () => {
    const root = join(folder, 'private')
    await folderFiles(root).put(KEY, pdf(BYTES))
    expect(statSync(join(root, KEY)).mode & 0o777).toBe(0o600)
    expect(readdirSync(join(root, 'service-files', 'parts'))).toEqual([])
  })

  it('keeps the old file when a new one cannot be written, and nothing half-written', async () => {
    const root = join(folder, 'failing')
    const parts = join(root, 'service-files', 'parts')
    const store = folderFiles(root)
    await store.put(KEY, pdf(Buffer.from('old')))
    // A partial file of a killed process is deleted with the file.
    writeFileSync(join(parts, `${ID}.half`), 'ha')
    mkdirSync(join(root, 'service-files', 'blocked'))
    await expect(store.put('service-files/blocked', pdf(BYTES))).rejects.toThrow()
    const missing = { ...pdf(BYTES), source: { path: join(folder, 'nothing') } }
    await expect(store.put(KEY, missing)).rejects.toThrow()
    expect(readdirSync(parts)).toEqual([`${ID}.half`])
    expect(readFileSync(join(root, KEY), 'utf8')).toBe('old')
    await store.remove(KEY)
    expect(readdirSync(parts)).toEqual([])
  })
})
