import { DAY_MS, HOUR_MS } from '@zhushutong/domain/formatting'
import { expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { NOW } from '../../test-support/gateway'
import { users } from '../account/account.table'
import { fixedClock } from '../platform/clock'
import { uploadsStore } from './uploads.store'

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
    const store = uploadsStore(database(), clock)
    const uploadAtOnce = async (userId: string, count: number, to = store) => {
      const kept = await Promise.all(Array.from({ length: count }, () => to.add(userId, part)))
      return kept.filter((one) => one !== null).length
    }
    expect(await uploadAtOnce(MINE, 90)).toBe(60)
    expect(await uploadAtOnce(OTHER, 1)).toBe(1)
    for (const kept of [60, 60, 20, 0]) {
      clock.advance(HOUR_MS)
      expect(await uploadAtOnce(MINE, 61)).toBe(kept)
    }
    const setBack = uploadsStore(database(), fixedClock(NOW - HOUR_MS))
    expect(await uploadAtOnce(MINE, 1, setBack)).toBe(1)
    clock.advance(DAY_MS)
    await store.sweep()
    expect(await uploadAtOnce(MINE, 1)).toBe(1)
  })
})
