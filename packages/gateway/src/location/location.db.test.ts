import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { startGateway, type TestGateway } from '../../test-support/gateway'
import { locationFeature } from './index'

const BY_IP = '/location/getUserLocationByIp'

describeOnPostgres('where a caller is', (database) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startGateway(database(), [locationFeature])
  })
  afterAll(() => gateway?.close())

  it.each([
    ['58.213.1.1', '320000', '江苏省南京市'],
    // The default city for addresses outside China, private ones, and ones that are not in the table.
    ['8.8.8.8', '500000', '重庆市'],
  ])('REG-03 %s is in %s %s', async (ip, provinceCode, location) => {
    expect((await gateway.call(BY_IP, {}, { ip })).data).toMatchObject({ provinceCode, location })
  })

  it('the address is the trusted one, and what is not placed is said', async () => {
    const ip = '58.213.1.1'
    expect((await gateway.call('/jian-butler-project-biz/location/getUserIp', {}, { ip })).data).toEqual({
      ip,
    })
    expect((await gateway.call('/admin/member/testip', {}, { ip: '10.0.0.1' })).data).toEqual({
      ip: '10.0.0.1',
      found: null,
    })
    // Only the last hop is our proxy's; earlier hops can be forged by the client.
    const forged = await gateway.call('/admin/member/testip', {}, { ip: `8.8.8.8, ${ip}` })
    expect(forged.data).toMatchObject({ ip, found: { location: '江苏省南京市' } })
  })
})
