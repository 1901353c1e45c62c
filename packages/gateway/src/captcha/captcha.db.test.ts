import { HOUR_MS, MINUTE_MS } from '@zhushutong/domain/formatting'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { startGateway, type TestGateway, trackTo } from '../../test-support/gateway'
import { accountFeature } from '../account'
import { MAX_CLOCK_SKEW } from '../platform/clock'
import { sandboxFeature } from '../sandbox'
import { FREE_MISSES, WITHOUT_PICTURE } from './captcha.limits'

interface Made {
  readonly captchaId: string
  readonly difficulty: number
}

const CREATE = '/riskControl/createSlider'
const VERIFY = '/riskControl/verifySlider'
const SEND = '/jian-butler-portal-biz/sms/sendVerifySmsV2'

describeOnPostgres('captcha', (database) => {
  /** Two gateways on one database; the clock of the second can be behind. */
  let gateway: TestGateway
  let other: TestGateway
  beforeAll(async () => {
    const env = { CAPTCHA_DIFFICULTY: '2' }
    gateway = await startGateway(database(), [accountFeature, sandboxFeature], env)
    other = await startGateway(database(), [accountFeature, sandboxFeature], env)
  })
  afterAll(async () => {
    await other?.close()
    await gateway?.close()
  })

  const create = (mobile: string, ip: string, at = gateway) =>
    at.call<Made>(CREATE, { scene: 'login', mobile }, { ip })
  const answerOf = async ({ captchaId }: Made) => ({
    captchaId,
    ...(await gateway.sandbox<{ x: number; nonce: string }>(`/sandbox/captcha/${captchaId}`)),
  })
  const verify = async (answer: { captchaId: string; x: number; nonce: string }, at = gateway) =>
    at.call<{ sign: string; retryAt?: number }>(VERIFY, { ...answer, track: trackTo(answer.x) })
  const code = async (call: Promise<{ statusCode: string }>) => (await call).statusCode

  it('a puzzle takes one answer, at whichever gateway', async () => {
    const right = await answerOf((await create('12100000101', '10.9.0.1')).data)
    expect(await code(verify({ ...right, x: right.x + 7 }))).toBe('10002')
    expect(await code(verify(right, other))).toBe('10003')
    const next = await answerOf((await create('12100000101', '10.9.0.1')).data)
    expect(await code(verify({ ...next, x: next.x + 6 }))).toBe('00000')
    expect(await code(verify(next))).toBe('10003')
    expect(await code(verify({ ...right, captchaId: 'nonsense' }))).toBe('10003')
  })

  it('of many simultaneous right answers one is accepted', async () => {
    const right = await answerOf((await create('12100000102', '10.9.0.2')).data)
    const codes = await Promise.all(Array.from({ length: 8 }, () => code(verify(right))))
    expect(codes.filter((code) => code === '00000')).toHaveLength(1)
    expect(codes.filter((code) => code === '10003')).toHaveLength(7)
  })

  it('a puzzle is valid for 2 minutes', async () => {
    const early = await answerOf((await create('12100000103', '10.9.0.3')).data)
    const late = await answerOf((await create('12100000103', '10.9.0.3')).data)
    gateway.clock.advance(2 * MINUTE_MS - 1)
    expect(await code(verify(early))).toBe('00000')
    gateway.clock.advance(1)
    expect(await code(verify(late))).toBe('10003')
    other.clock.advance(2 * MINUTE_MS)
  })

  it('the right place without the work is refused, and uses the puzzle up', async () => {
    const { data } = await create('12100000104', '10.9.0.4')
    await database().sql`update captchas set difficulty = 1000000 where id = ${data.captchaId}`
    const [row] = await database().sql`select x from captchas where id = ${data.captchaId}`
    const answer = { captchaId: data.captchaId, x: Number(row?.x), nonce: '0' }
    expect(await code(verify(answer))).toBe('10002')
    await database().sql`update captchas set difficulty = 1 where id = ${data.captchaId}`
    expect(await code(verify(answer))).toBe('10003')
  })

  const difficulty = async (mobile: string, ip: string, at = gateway) =>
    (await create(mobile, ip, at)).data.difficulty

  it('the work grows with the puzzles of an address and of a mobile, at all gateways, for an hour', async () => {
    const ip = '10.9.0.6'
    const ofAddress: number[] = []
    for (let n = 0; n < 7; n++)
      ofAddress.push(await difficulty(`121000002${n}0`, ip, n % 2 ? other : gateway))
    expect(ofAddress).toEqual([2, 2, 2, 2, 3, 4, 6])
    const ofMobile: number[] = []
    for (let n = 0; n < 4; n++) ofMobile.push(await difficulty('12100000106', `10.9.1.${n}`))
    expect(ofMobile).toEqual([2, 3, 8, 13])
    gateway.clock.advance(HOUR_MS)
    expect(await difficulty('12100000106', ip)).toBe(18)
    gateway.clock.advance(1)
    expect(await difficulty('12100000107', ip)).toBe(2)
    other.clock.advance(HOUR_MS + 1)
  })

  it('puzzles that are asked for at once cost as if one after the other', async () => {
    const asked = Array.from({ length: 8 }, (_, n) =>
      difficulty(`121000003${n}0`, '10.9.0.7', n % 2 ? other : gateway),
    )
    expect((await Promise.all(asked)).sort((a, b) => a - b)).toEqual([2, 2, 2, 2, 3, 4, 6, 7])
  })

  it('all addresses of an IPv6 network count as one', async () => {
    const edges: number[] = []
    for (let n = 0; n < 5; n++) edges.push(await difficulty(`121000004${n}0`, `2001:db8:1:2::${n + 1}`))
    expect(edges).toEqual([2, 2, 2, 2, 3])
    expect(await difficulty('12100000450', '2001:db8:1:3::1')).toBe(2)
  })

  const miss = async (mobile: string, ip: string, at = gateway) => {
    const { data } = await create(mobile, ip, at)
    return code(verify({ captchaId: data.captchaId, x: 0, nonce: '0' }, at))
  }

  it('wrong answers lead to waits that double, for new puzzles and for open ones', async () => {
    const [mobile, ip] = ['12100000108', '10.9.0.8']
    const open = await answerOf((await create(mobile, ip)).data)
    for (let n = 0; n < FREE_MISSES.pair; n++) expect(await miss(mobile, ip)).toBe('10002')
    const refused = await create(mobile, ip, other)
    expect(refused).toMatchObject({ http: 429, statusCode: '00429' })
    expect(refused.statusMessage).toBe('安全验证失败次数过多，请 10 秒后再试')
    expect(await code(verify(open))).toBe('00429')
    expect(await code(create('12100000109', ip))).toBe('00000')
    expect(await code(create(mobile, '10.9.0.9'))).toBe('00000')
    gateway.clock.advance(9_999)
    expect(await code(verify(open))).toBe('00429')
    gateway.clock.advance(1)
    expect(await code(verify(open))).toBe('00000')
    expect(await miss(mobile, ip)).toBe('10002')
    gateway.clock.advance(19_999)
    expect(await code(create(mobile, ip))).toBe('00429')
    gateway.clock.advance(1)
    expect(await code(create(mobile, ip))).toBe('00000')
    other.clock.advance(30_000)
  })

  describe('without a picture', () => {
    const begin = (mobile: string, ip: string, at = gateway) =>
      at.call<Made>('/riskControl/createWork', { scene: 'login', mobile }, { ip })
    const finish = (answer: { captchaId: string; nonce: string }) =>
      gateway.call<{ sign: string }>('/riskControl/verifyWork', answer)
    const workOf = async (slider: Made) => {
      const { captchaId, nonce } = await answerOf(slider)
      return { captchaId, nonce }
    }

    it('the work is many times that of a picture, and its sign sends a code once', async () => {
      const mobile = '12100000201'
      const { data } = await begin(mobile, '10.9.1.1')
      expect(data.difficulty).toBe(2 * WITHOUT_PICTURE.work)
      const answer = await workOf(data)
      const { sign } = (await finish(answer)).data
      expect((await finish(answer)).statusCode).toBe('10003')
      const send = () => gateway.call(SEND, { mobile, params: { sign, scene: 'login' } })
      expect((await send()).statusCode).toBe('00000')
      expect((await send()).statusCode).not.toBe('00000')
    })

    it('too little work is refused; neither way is answered as the other', async () => {
      const [mobile, ip] = ['12100000202', '10.9.1.2']
      const work = (await begin(mobile, ip)).data
      expect((await verify({ captchaId: work.captchaId, x: 0, nonce: '0' })).statusCode).toBe('10003')
      const picture = (await create(mobile, ip)).data
      expect((await finish({ captchaId: picture.captchaId, nonce: '0' })).statusCode).toBe('10003')
      await database().sql`update captchas set difficulty = 1000000 where id = ${work.captchaId}`
      expect((await finish({ captchaId: work.captchaId, nonce: '0' })).statusCode).toBe('10002')
    })

    it('three an hour for a mobile and twenty for an address, at all gateways, also when asked at once', async () => {
      const { bySubject, byAddress } = WITHOUT_PICTURE
      const many = await Promise.all(
        Array.from({ length: 8 }, (_, n) => begin('12100000203', `10.9.2.${n}`, n % 2 ? other : gateway)),
      )
      expect(many.filter(({ http }) => http === 200)).toHaveLength(bySubject)
      expect(many.find(({ http }) => http !== 200)).toMatchObject({
        statusCode: '00429',
        statusMessage: '无图验证一小时内次数有限，请 60 分钟后再试，或改用图片验证',
      })
      const sameNetwork = Array.from({ length: 25 }, (_, n) => begin(`121000003${n + 10}`, '10.9.3.1'))
      expect((await Promise.all(sameNetwork)).filter(({ http }) => http === 200)).toHaveLength(byAddress)
      expect((await create('12100000203', '10.9.2.1')).http).toBe(200)
    })
  })

  describe('a clock that goes back', () => {
    it('locks nobody out, and the work is that of a first puzzle', async () => {
      const [mobile, ip] = ['12100000112', '10.9.0.12']
      gateway.clock.advance(HOUR_MS)
      for (let n = 0; n < FREE_MISSES.pair; n++) await miss(mobile, ip)
      expect(await code(create(mobile, ip))).toBe('00429')
      expect(await difficulty(mobile, ip, other)).toBe(2)
      other.clock.advance(HOUR_MS - MAX_CLOCK_SKEW - 1)
      expect(await code(create(mobile, ip, other))).toBe('00000')
      other.clock.advance(1)
      expect(await code(create(mobile, ip, other))).toBe('00429')
    })
  })
})
