import { HOUR_MS } from '@zhushutong/domain/formatting'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { loginBySms, NOW, startGateway } from '../../test-support/gateway'
import { accountFeature } from '../account'
import { users } from '../account/account.table'
import { sandboxFeature } from '../sandbox'
import { trackingFeature } from './index'
import { insertTrackingRecords } from './tracking.store'
import { trackingRecords } from './tracking.table'

const USERS = ['00000000-0000-4000-8000-00000000aa01', '00000000-0000-4000-8000-00000000aa02'] as const
const PATH = '/jian-butler-portal-biz/buryPoint'
const INFO = '/jian-butler-portal-biz/personalCenter/personalInfo/getMemberInfoVO'
const exposure = { id: 'e1', module: 'home', pageUrl: '/', requestTime: NOW, type: 'page' }

describeOnPostgres('tracking', (database) => {
  it('TRK-01 merges records by id, within a batch and across batches, per user', async () => {
    const { orm } = database()
    const values = USERS.map((id, i) => ({ id, mobile: `1220000770${i}`, nickName: '甲', createdAt: NOW }))
    await orm.insert(users).values(values)
    const later = { ...exposure, requestTime: NOW + 500, searchValue: '桥梁' }
    await insertTrackingRecords(database().orm, USERS[0], [exposure, { ...exposure, id: 'e2' }, later], NOW)
    await insertTrackingRecords(
      database().orm,
      USERS[0],
      [{ ...exposure, requestTime: NOW + 900, stayTime: 900, stayEndType: 2 }],
      NOW,
    )
    await insertTrackingRecords(database().orm, USERS[1], [{ ...exposure, module: 'other' }], NOW)
    const kept = await orm.select().from(trackingRecords)
    expect(kept).toHaveLength(3)
    const recordOf = (userId: string, id: string) =>
      kept.find((row) => row.userId === userId && row.id === id)?.record
    expect(recordOf(USERS[0], 'e1')).toEqual({
      ...exposure,
      searchValue: '桥梁',
      stayTime: 900,
      stayEndType: 2,
    })
    expect(recordOf(USERS[0], 'e2')).toEqual({ ...exposure, id: 'e2' })
    expect(recordOf(USERS[1], 'e1')).toEqual({ ...exposure, module: 'other' })
  })

  it('TRK-03 who switches it off has nothing stored, and what still arrives is not kept', async () => {
    const gateway = await startGateway(database(), [accountFeature, trackingFeature, sandboxFeature])
    const [mine, other] = [await loginBySms(gateway, '12200007721'), await loginBySms(gateway, '12200007722')]
    const upload = (token: string, id: string) =>
      gateway.call(`${PATH}/uploadBuryPoint`, { records: [{ ...exposure, id }] }, { token })
    const choose = (token: string, isTracked: boolean) =>
      gateway.call(`${PATH}/chooseBuryPoint`, { isTracked }, { token })
    const isTracked = async ({ access_token: token }: typeof mine) =>
      (await gateway.call<{ isTracked: boolean }>(INFO, {}, { token })).data.isTracked
    const stored = ({ userId }: typeof mine) =>
      database().orm.$count(trackingRecords, eq(trackingRecords.userId, userId))
    await upload(mine.access_token, 'a')
    await upload(other.access_token, 'a')
    expect([await isTracked(mine), await stored(mine)]).toEqual([true, 1])
    expect((await choose(mine.access_token, false)).data).toEqual({ isTracked: false })
    expect((await choose(mine.access_token, false)).statusCode).toBe('00000')
    expect((await upload(mine.access_token, 'b')).data).toEqual({ accepted: 0 })
    expect([await isTracked(mine), await stored(mine)]).toEqual([false, 0])
    expect([await isTracked(other), await stored(other)]).toEqual([true, 1])
    await choose(mine.access_token, true)
    expect((await upload(mine.access_token, 'c')).data).toEqual({ accepted: 1 })
    expect([await isTracked(mine), await stored(mine)]).toEqual([true, 1])
    await gateway.close()
  })

  it('takes a megabyte at once from one user, then five a day; others are not held up', async () => {
    const gateway = await startGateway(database(), [accountFeature, trackingFeature, sandboxFeature])
    const [mine, other] = [await loginBySms(gateway, '12200007711'), await loginBySms(gateway, '12200007712')]
    const upload = (token: string, batch: number, size = 200) => {
      const records = Array.from({ length: size }, (_, i) => ({
        ...exposure,
        id: `b${batch}-${i}`,
        pageParam: 'x'.repeat(1000),
      }))
      const path = '/jian-butler-portal-biz/buryPoint/uploadBuryPoint'
      return gateway.call(path, { records }, { token })
    }
    const codes: string[] = []
    for (let batch = 0; batch < 30; batch++) codes.push((await upload(mine.access_token, batch)).statusCode)
    expect(codes.filter((code) => code === '00000').length).toBeLessThan(5)
    expect(codes.at(-1)).toBe('00429')
    expect((await upload(other.access_token, 0)).statusCode).toBe('00000')
    gateway.clock.advance(HOUR_MS)
    expect((await upload(mine.access_token, 31, 100)).statusCode).toBe('00000')
    await gateway.close()
  })
})
