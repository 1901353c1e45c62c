import { HOUR_MS, MINUTE_MS } from '@zhushutong/domain/formatting'
import { company } from '@zhushutong/domain/records'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { type CallOptions, loginBySms, startGateway, type TestGateway } from '../../test-support/gateway'
import { recordsFeature } from '../records'
import { sandboxFeature } from '../sandbox'
import { memberships } from './account.table'
import { accountFeature } from './index'

const SEARCH = `/jian-butler-project-biz/${company.api}/search`
const VIP = '/jian-butler-portal-biz/personalCenter/personalInfo/getMemberVipInfoVO'
const FAVOURITES = '/jian-butler-portal-biz/message/getMessageCount'

describeOnPostgres('the end of a membership', (database) => {
  let gateway: TestGateway
  let mobiles = 12_400_000_000
  beforeAll(async () => {
    gateway = await startGateway(database(), [accountFeature, sandboxFeature, recordsFeature])
  })
  afterAll(() => gateway?.close())

  /** A member with an SVIP that ends in an hour, after a first call. */
  const newMember = async () => {
    gateway.clock.advance(MINUTE_MS)
    mobiles += 1
    const { access_token: token, userId } = await loginBySms(gateway, String(mobiles))
    const overTime = gateway.clock.now() + HOUR_MS
    await database().orm.insert(memberships).values({ userId, kind: 'svip', overTime })
    return {
      search: async (options: CallOptions = {}) =>
        (await gateway.call(SEARCH, {}, { token, ...options })).http,
      isTold: async (options: CallOptions = {}) =>
        (await gateway.call<{ membershipEnded: boolean }>(VIP, {}, { token, ...options })).data
          .membershipEnded,
      count: async () => (await gateway.call(FAVOURITES, {}, { token })).http,
    }
  }

  it('ERR-05 is told by the next reading call, with 409 and once', async () => {
    const member = await newMember()
    expect(await member.search()).toBe(200)
    gateway.clock.advance(HOUR_MS)
    expect(await member.count()).toBe(200)
    const answers = await Promise.all([member.search(), member.search(), member.search()])
    expect(answers.sort()).toEqual([200, 200, 409])
    expect([await member.search(), await member.isTold()]).toEqual([200, false])
  })

  it('ERR-05 is not told to the parts of a page, but by the session that the page loads', async () => {
    const member = await newMember()
    const rendering = { rendersPage: true }
    expect([await member.search(rendering), await member.isTold(rendering)]).toEqual([200, false])
    gateway.clock.advance(2 * HOUR_MS)
    expect([await member.search(rendering), await member.search(rendering)]).toEqual([200, 200])
    expect([await member.isTold(rendering), await member.isTold(rendering)]).toEqual([true, false])
    expect(await member.search()).toBe(200)
  })

  it('ERR-05 is not told to a login that began after it', async () => {
    const member = await newMember()
    gateway.clock.advance(2 * HOUR_MS)
    const { access_token: token } = await loginBySms(gateway, String(mobiles))
    expect((await gateway.call(SEARCH, {}, { token })).http).toBe(200)
    expect(await member.search()).toBe(409)
  })
})
