import { DAY_MS } from '@zhushutong/domain/formatting'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { NOW, startGateway, type TestGateway } from '../../test-support/gateway'
import { demoContentFeature } from '../demo-data'
import { promotionFeature } from './index'
import { endShortLink, findShortLink, saveShortLink } from './promotion.store'

const PATH = '/jian-butler-portal-biz/promotion/openShortLink'

describeOnPostgres('short links', { size: 60, now: NOW }, (database) => {
  let gateway: TestGateway

  beforeAll(async () => {
    gateway = await startGateway(database(), [demoContentFeature, promotionFeature], { SEED_SIZE: '60' })
  })
  afterAll(() => gateway?.close())

  const open = (token: string, ip?: string) => gateway.call<{ target: string }>(PATH, { token }, { ip })
  const save = (token: string, target: string, expiresAt: number | null = null) =>
    saveShortLink(database().orm, { token, target, expiresAt }, gateway.clock.now())

  it('PRO-01 leads to its target and counts each visit', async () => {
    await save('spring', '/svip.html?scode=abc')
    const answers = await Promise.all(Array.from({ length: 5 }, () => open('spring')))
    expect(new Set(answers.map(({ data }) => data.target))).toEqual(new Set(['/svip.html?scode=abc']))
    expect(await findShortLink(database().orm, 'spring')).toMatchObject({ visits: 5, expiresAt: null })
  })

  it('PRO-01 an unknown link and one that is over are not found', async () => {
    expect(await open('nothing')).toMatchObject({ http: 404, statusCode: '30003' })
    await save('autumn', '/qiye/', gateway.clock.now() + DAY_MS)
    expect((await open('autumn')).http).toBe(200)
    gateway.clock.advance(DAY_MS)
    expect((await open('autumn')).http).toBe(404)
    await save('autumn', '/renyuan/')
    expect((await open('autumn')).data.target).toBe('/renyuan/')
    expect(await endShortLink(database().orm, 'autumn', gateway.clock.now())).toBe(true)
    expect((await open('autumn')).http).toBe(404)
    expect(await endShortLink(database().orm, 'nothing', gateway.clock.now())).toBe(false)
  })

  it('PRO-01 whoever tries out many tokens is told of none', async () => {
    const ip = '198.51.100.9'
    for (let n = 0; n < 120; n += 1) await open(`guess-${n}`, ip)
    expect((await open('spring', ip)).http).toBe(404)
    expect((await open('spring')).http).toBe(200)
  })
})
