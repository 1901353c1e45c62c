import { DAY_MS, HOUR_MS } from '@zhushutong/domain/formatting'
import { expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { memoryFiles } from '../../test-support/files'
import { NOW } from '../../test-support/gateway'
import { users } from '../account/account.table'
import { storedFiles } from '../files/stored-file.table'
import { fixedClock } from '../platform/clock'
import { assistantUploads } from './assistant.table'
import { deleteOldUploads, readOwnUploads, saveUpload } from './uploads.store'

const [MINE, OTHER] = [
  '00000000-0000-4000-8000-00000000ab01',
  '00000000-0000-4000-8000-00000000ab02',
] as const
const part = { name: 'a.png', mimeType: 'image/png', bytes: Buffer.from('png') } as const

describeOnPostgres('uploaded images', (database) => {
  it('of 90 at once 60 are kept, 200 a day; others are not held up, nor is anyone by a clock that goes back', async () => {
    const values = [MINE, OTHER].map((id, i) => ({
      id,
      mobile: `1220000780${i}`,
      nickName: '甲',
      createdAt: NOW,
    }))
    await database().orm.insert(users).values(values)
    const clock = fixedClock(NOW)
    const files = memoryFiles(database())
    const uploadAtOnce = async (userId: string, count: number, now = clock.now()) => {
      const uploads = Array.from({ length: count }, () => saveUpload(files, userId, part, now))
      return (await Promise.all(uploads)).filter((upload) => upload !== null).length
    }
    expect(await uploadAtOnce(MINE, 90)).toBe(60)
    expect(await uploadAtOnce(OTHER, 1)).toBe(1)
    for (const kept of [60, 60, 20, 0]) {
      clock.advance(HOUR_MS)
      expect(await uploadAtOnce(MINE, 61)).toBe(kept)
    }
    expect(await uploadAtOnce(MINE, 1, NOW - HOUR_MS)).toBe(1)
    expect(await database().orm.$count(storedFiles)).toBe(await database().orm.$count(assistantUploads))
    clock.advance(DAY_MS)
    await deleteOldUploads(database().orm, clock.now())
    expect(await uploadAtOnce(MINE, 1)).toBe(1)
  })
  it('are read by their owner only, and not without their bytes', async () => {
    const files = memoryFiles(database())
    const upload = await saveUpload(files, OTHER, part, NOW + 10 * DAY_MS)
    const ids = [upload!.id]
    expect(await readOwnUploads(files, OTHER, ids)).toMatchObject([{ name: 'a.png', bytes: part.bytes }])
    expect(await readOwnUploads(files, MINE, ids)).toBeNull()
    await files.store.remove(`assistant-images/${upload!.id}`)
    expect(await readOwnUploads(files, OTHER, ids)).toBeNull()
  })
})
