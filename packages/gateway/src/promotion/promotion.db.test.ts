import { DAY_MS } from '@zhushutong/domain/formatting'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { NOW, startGateway, type TestGateway } from '../../test-support/gateway'
import { demoContentFeature } from '../demo-data'
import { promotionFeature, shortLinkCommand } from './index'

const PATH = '/jian-butler-portal-biz/promotion/openShortLink'

describeOnPostgres('short links', { size: 60, now: NOW }, (database) => {
  let gateway: TestGateway

  beforeAll(async () => {
    gateway = await startGateway(database(), [demoContentFeature, promotionFeature], { SEED_SIZE: '60' })
  })
  afterAll(() => gateway?.close())

  const open = (token: string, ip?: string) => gateway.call<{ target: string }>(PATH, { token }, { ip })
  const staff = async (...args: string[]) => {
    const lines: string[] = []
    const print = (line: string) => void lines.push(line)
    const code = await shortLinkCommand(args, { database: database(), clock: gateway.clock, print })
    return { code, text: lines.join('\n') }
  }

  it('PRO-01 leads to its target and counts each visit', async () => {
    expect((await staff('add', 'spring', '/svip.html?scode=abc')).code).toBe(0)
    const answers = await Promise.all(Array.from({ length: 5 }, () => open('spring')))
    expect(new Set(answers.map(({ data }) => data.target))).toEqual(new Set(['/svip.html?scode=abc']))
    expect((await staff('list')).text).toContain('/spring.html → /svip.html?scode=abc  长期有效  访问 5 次')
  })

  it('PRO-01 an unknown link and one that is over are not found', async () => {
    expect(await open('nothing')).toMatchObject({ http: 404, statusCode: '30003' })
    await staff('add', 'autumn', '/qiye/', '--days', '1')
    expect((await open('autumn')).http).toBe(200)
    gateway.clock.advance(DAY_MS)
    expect((await open('autumn')).http).toBe(404)
    expect((await staff('list')).text).toContain('已停用')
    await staff('add', 'autumn', '/renyuan/')
    expect((await open('autumn')).data.target).toBe('/renyuan/')
    expect((await staff('end', 'autumn')).code).toBe(0)
    expect((await open('autumn')).http).toBe(404)
    expect((await staff('end', 'nothing')).code).toBe(1)
  })

  it('PRO-01 refuses the address of a page and a target outside', async () => {
    expect(await staff('add', 'about', '/qiye/')).toEqual({ code: 1, text: '/about.html 已经是一个页面' })
    expect((await staff('add', 'winter', 'https://evil.example')).code).toBe(1)
    expect((await open('winter')).http).toBe(404)
  })

  it('PRO-01 whoever tries out many tokens is told of none', async () => {
    const ip = '198.51.100.9'
    for (let n = 0; n < 120; n += 1) await open(`guess-${n}`, ip)
    expect((await open('spring', ip)).http).toBe(404)
    expect((await open('spring')).http).toBe(200)
  })

  it('the demo data has one', async () => {
    expect((await open('demo')).data.target).toBe('/sem.html?scode=demo')
  })

  it('an unknown command prints the usage', async () => {
    for (const args of [
      [],
      ['add', 'x'],
      ['add', 'abc', '/', '--days', '0'],
      ['add', 'abc', '/', '--until', 'x'],
      ['end'],
      ['list', 'x'],
    ])
      expect(await staff(...args)).toMatchObject({ code: 2, text: expect.stringContaining('用法') })
  })
})
