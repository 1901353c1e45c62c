import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openS3, type TestS3 } from '../../test-support/providers/s3'
import { checkDigest } from './check-digest'
import type { FileStore } from './files.ports'
import { folderFiles } from './folder-files.adapter'
import { s3Files } from './s3/s3-files.adapter'

const NAME = '11111111-1111-4111-8111-111111111111'
const BYTES = Buffer.alloc(300_000, 'content ')
const read = async (store: FileStore, name = NAME) => {
  const found = await store.open(name)
  return found && { size: found.size, bytes: await buffer(found.stream) }
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
  ['a folder', () => folderFiles(join(folder, 'area'))],
  ['S3', () => s3Files(s3.options)],
])('files in %s', (_, storeOf) => {
  it('are kept whole, replaced and removed', async () => {
    const store = storeOf()
    expect(await read(store)).toBeNull()
    await store.remove(NAME)
    await store.put(NAME, BYTES, 'application/pdf')
    const whole = await read(store)
    expect([whole?.size, whole?.bytes.equals(BYTES)]).toEqual([BYTES.length, true])
    await store.put(NAME, Buffer.from('shorter'), 'application/pdf')
    expect(await read(store)).toEqual({ size: 7, bytes: Buffer.from('shorter') })
    expect(await read(store, NAME.replace('1', '2'))).toBeNull()
    await store.remove(NAME)
    expect(await read(store)).toBeNull()
  })

  it('kept many times at once are one of them, whole', async () => {
    const store = storeOf()
    const versions = Array.from({ length: 8 }, (_, n) => Buffer.alloc(50_000, `${n}`))
    await Promise.all(versions.map((bytes) => store.put(NAME, bytes, 'text/plain')))
    const found = await read(store)
    expect(versions.some((bytes) => found?.bytes.equals(bytes))).toBe(true)
    await store.remove(NAME)
  })

  it('fail before their last bytes where these are not those of the digest', async () => {
    const store = storeOf()
    const digest = createHash('sha256').update(BYTES).digest('hex')
    await store.put(NAME, BYTES, 'application/pdf')
    const right = checkDigest((await store.open(NAME))!, digest)
    expect((await buffer(right.stream)).equals(BYTES)).toBe(true)
    const changed = Buffer.from(BYTES)
    changed[0]! ^= 1
    await store.put(NAME, changed, 'application/pdf')
    const wrong = checkDigest((await store.open(NAME))!, digest)
    let got = 0
    const reading = (async () => {
      for await (const piece of wrong.stream) got += (piece as Buffer).length
    })()
    await expect(reading).rejects.toThrow('differs from its digest')
    expect(got).toBeLessThan(BYTES.length)
    await store.remove(NAME)
  })
})

describe('a folder', () => {
  it('has files that only their owner can read, and nothing beside them', async () => {
    const area = join(folder, 'private')
    await folderFiles(area).put(NAME, BYTES, 'application/pdf')
    expect(statSync(join(area, NAME)).mode & 0o777).toBe(0o600)
    expect(readdirSync(join(area, 'parts'))).toEqual([])
  })

  it('keeps the old file when a new one cannot be written, and nothing half-written', async () => {
    const area = join(folder, 'failing')
    const store = folderFiles(area)
    await store.put(NAME, Buffer.from('old'), 'text/plain')
    // A partial file of a killed process is deleted with the file.
    writeFileSync(join(area, 'parts', `${NAME}.half`), 'ha')
    mkdirSync(join(area, 'taken'))
    await expect(store.put('taken', BYTES, 'text/plain')).rejects.toThrow()
    expect(readdirSync(join(area, 'parts'))).toEqual([`${NAME}.half`])
    expect(readFileSync(join(area, NAME), 'utf8')).toBe('old')
    await store.remove(NAME)
    expect(readdirSync(join(area, 'parts'))).toEqual([])
  })
})
