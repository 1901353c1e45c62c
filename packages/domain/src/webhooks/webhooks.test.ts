import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../formatting'
import { checkWebhookUrl } from './address'
import {
  ANSWER_WITHIN,
  calculateNextTry,
  checkWebhookForm,
  formatSignature,
  formatSignedText,
  hasForgotten,
  isFresh,
  isPublicAddress,
  isTaken,
  isToStop,
  isWebhookEvent,
  MAX_CHOSEN,
  MAX_WEBHOOK_NAME,
  MAX_WEBHOOKS,
  parseSignature,
  RETRY_AFTER,
  ROTATION_MS,
  SECRET_PREFIX,
  SIGNATURE_HEADER,
  SIGNATURE_TOLERANCE,
  STOPPED_AFTER,
  WEBHOOK_LIMITS,
  WEBHOOK_TEXTS,
  type WebhookForm,
} from './index'

const NOW = 1_795_140_000_000
const HEX = 'a1'.repeat(32)

describe('the address of a webhook', () => {
  it.each(
    [
      ['https://example.com/hook', 'https://example.com'],
      ['HTTPS://Hooks.Example.com:8443/a/b?token=x%20y', 'https://xn--fiq228c.com/hook'],
      ['https://8.8.8.8/hook', 'https://example.com:443/hook'],
      ['https://example.com:65535', 'https://[2606:4700::1111]/hook'],
    ].flat(),
  )('WHK-01 takes %s', (url) => expect(checkWebhookUrl(url, false)).toBeNull())

  it.each([
    ['', '请填写接收地址'],
    ['example.com/hook', '请填写完整的网址，如 https://example.com/webhook'],
    ['ftp://example.com', '请填写完整的网址，如 https://example.com/webhook'],
    ['https://例子.com/hook', '请填写完整的网址，如 https://example.com/webhook'],
    ['https://example.com/a b', '请填写完整的网址，如 https://example.com/webhook'],
    ['https://example.com/#part', '请填写完整的网址，如 https://example.com/webhook'],
    ['https://example.com\\@10.0.0.1/', '请填写完整的网址，如 https://example.com/webhook'],
    ['http://example.com/hook', '地址应以 https:// 开头'],
    ['https://user:word@example.com/', '地址里不能带用户名和密码'],
    ['https://user@example.com/', '地址里不能带用户名和密码'],
    ['https://example.com:0/hook', '端口应为 1 到 65535 的整数'],
    ['https://example.com:65536/hook', '端口应为 1 到 65535 的整数'],
    ['https://example.com:99999/hook', '端口应为 1 到 65535 的整数'],
    ['https://example.com:100000/hook', '端口应为 1 到 65535 的整数'],
    ['http://localhost:65536/hook', '端口应为 1 到 65535 的整数'],
    ['https://example.com:22/hook', '端口应为 443，或 8443 到 65535'],
    ['https://example.com:8442/hook', '端口应为 443，或 8443 到 65535'],
    ['https://[2606:4700::1111]:5432/hook', '端口应为 443，或 8443 到 65535'],
  ])('WHK-01 says what is wrong with %s', (url, message) => expect(checkWebhookUrl(url, true)).toBe(message))

  it.each([
    'https://localhost/hook',
    'https://LOCALHOST:8443/hook',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://10.1.2.3/',
    'https://[fd00::1]/',
    'https://intranet/',
    'https://example.com./',
    // Other notations of 127.0.0.1, which URL parsers accept.
    'https://2130706433/',
    'https://0x7f.1/',
    'https://127.1/',
    'https://0177.0.0.1/',
    'https:///hook',
    'https://example.com:port/',
  ])('WHK-01 refuses %s', (url) =>
    expect(checkWebhookUrl(url, false)).toBe('请填写互联网上可以访问的地址，不能是本机或内网'),
  )

  it('WHK-01 in a sandbox takes this machine, by http as well, and no other by http', () => {
    for (const host of ['localhost', '127.0.0.1', '[::1]', 'Localhost'])
      expect(checkWebhookUrl(`http://${host}:5000/hook`, true)).toBeNull()
    for (const host of ['localhost', '127.0.0.1'])
      expect(checkWebhookUrl(`http://${host}:5000/hook`, false)).toBe('地址应以 https:// 开头')
    for (const host of ['localhost.example.com', '127.0.0.2', '10.0.0.1'])
      expect(checkWebhookUrl(`http://${host}/`, true)).toBe('地址应以 https:// 开头')
  })
})

describe('the form of a webhook', () => {
  const form: WebhookForm = { name: '订单系统', url: 'https://example.com/', subscriptionIds: null }
  const problems = (over: Partial<WebhookForm>) =>
    checkWebhookForm({ ...form, ...over }, false).map(({ field, message }) => [field, message])

  it('WHK-01 needs a name, an address and what it is told', () => {
    expect(problems({})).toEqual([])
    expect(problems({ name: '', url: '', subscriptionIds: [] })).toEqual([
      ['name', '请填写名称，便于日后辨认'],
      ['url', '请填写接收地址'],
      ['subscriptionIds', '请至少选择一个订阅，或选择全部订阅'],
    ])
    expect(problems({ name: 'x'.repeat(MAX_WEBHOOK_NAME) })).toEqual([])
    expect(problems({ name: 'x'.repeat(MAX_WEBHOOK_NAME + 1) })).toEqual([['name', '名称最多 30 字']])
    const ids = Array.from({ length: MAX_CHOSEN }, String)
    expect(problems({ subscriptionIds: ids })).toEqual([])
    expect(problems({ subscriptionIds: [...ids, 'one more'] })).toHaveLength(1)
  })

  it('WHK-01, WHK-06 five addresses; thirty tests and sixty repeats an hour', () => {
    expect([MAX_WEBHOOKS, WEBHOOK_LIMITS]).toEqual([
      5,
      { test: { within: HOUR_MS, most: 30 }, again: { within: HOUR_MS, most: 60 } },
    ])
    expect(WEBHOOK_TEXTS.tooMany).toBe('最多 5 个接收地址，请先删除不再使用的')
  })
})

describe('addresses that are asked', () => {
  it.each('8.8.8.8 1.1.1.1 100.63.255.255 100.128.0.0 172.15.0.1 172.32.0.1 223.255.255.255'.split(' '))(
    'WHK-02 %s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )
  it.each(['2606:4700:4700::1111', '240e::1', '2001:200::1', '2003::'])('WHK-02 %s is public', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  )
  it.each([
    ...'0.0.0.0 10.0.0.1 100.64.0.1 100.100.100.200 127.0.0.1 127.255.255.254 169.254.169.254'.split(' '),
    ...'172.16.0.1 172.31.255.255 192.168.1.1 192.0.0.1 192.0.2.1 198.19.0.1 198.51.100.7'.split(' '),
    ...['203.0.113.9', '224.0.0.1', '240.0.0.1', '255.255.255.255', '192.88.99.1'],
    ...['::', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1', '64:ff9b::a00:1', 'fc00::1', 'fd12::1', 'fe80::1'],
    ...['ff02::1', '2001::1', '2001:db8::1', '2002:7f00:1::', '3fff::1', '4000::1', '100::1'],
    ...[
      ['', 'example.com', '1.2.3', '1.2.3.4.5', '1.2.3.256', '01.2.3.4', '1::2::3'],
      ['1:2:3:4:5:6:7', '12345::'],
    ].flat(),
    ...['1:2:3:4:5:6:7:8:9', '2606:4700::g'],
  ])('WHK-02 “%s” is not', (address) => expect(isPublicAddress(address)).toBe(false))
})

describe('a signature', () => {
  it('WHK-03 is of the time in seconds and the body, in one header', () => {
    expect([SIGNATURE_HEADER, SECRET_PREFIX, ROTATION_MS]).toEqual(['Zhushutong-Signature', 'whsec_', DAY_MS])
    expect(formatSignedText(1_795_140_000, '{"a":1}')).toBe('1795140000.{"a":1}')
    expect(formatSignature(1_795_140_000, [HEX])).toBe(`t=1795140000,v1=${HEX}`)
    expect(formatSignature(1, [HEX, HEX])).toBe(`t=1,v1=${HEX},v1=${HEX}`)
  })

  it('WHK-03 is read back, with versions to come left out', () => {
    const other = 'b2'.repeat(32)
    expect(parseSignature(formatSignature(7, [HEX, other]))).toEqual({ seconds: 7, signatures: [HEX, other] })
    expect(parseSignature(`t=7, v2=x , v1=${HEX}`)).toEqual({ seconds: 7, signatures: [HEX] })
  })

  it.each(
    [
      ['', 't=7', `v1=${HEX}`, `t=,v1=${HEX}`, `t=-7,v1=${HEX}`, `t=7,t=8,v1=${HEX}`],
      ['t=7,v1=', `t=7,v1=${HEX}0`],
    ].flat(),
  )('WHK-03 “%s” is none', (header) => expect(parseSignature(header)).toBeNull())

  it('WHK-03 holds for 300 seconds either way', () => {
    const seconds = NOW / 1000
    expect(SIGNATURE_TOLERANCE).toBe(300)
    expect([-301, -300, 0, 300, 301].map((by) => isFresh(seconds + by, NOW))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
    expect([isFresh(seconds - 11, NOW, 10), isFresh(seconds - 10, NOW, 10)]).toEqual([false, true])
  })
})

describe('a delivery', () => {
  it('WHK-04 any 2xx takes an event', () => {
    expect([199, 200, 204, 299, 300, 302, 404, 500].map(isTaken)).toEqual([
      ...[false, true, true, true],
      ...[false, false, false, false],
    ])
  })

  it('WHK-04 is tried again six times, after ever longer waits, then given up', () => {
    expect(RETRY_AFTER).toEqual([
      MINUTE_MS,
      5 * MINUTE_MS,
      30 * MINUTE_MS,
      2 * HOUR_MS,
      6 * HOUR_MS,
      24 * HOUR_MS,
    ])
    expect(RETRY_AFTER.map((wait, i) => calculateNextTry(i + 1, NOW) === NOW + wait)).not.toContain(false)
    expect(calculateNextTry(7, NOW)).toBeNull()
    expect(ANSWER_WITHIN).toBe(10_000)
  })

  it('WHK-04 an address that failed for three days is switched off', () => {
    expect(STOPPED_AFTER).toBe(3 * DAY_MS)
    expect([STOPPED_AFTER - 1, STOPPED_AFTER].map((for_) => isToStop(NOW - for_, NOW))).toEqual([false, true])
  })
})

it('WHK-05 an event has a version, an id, a known type and the moment it came about', () => {
  const event = { version: 1, id: 'e-1', type: 'webhook.test', created: NOW, cursor: null, data: null }
  expect(isWebhookEvent(event)).toBe(true)
  expect(isWebhookEvent({ ...event, type: 'subscription.digest', cursor: 1, data: {} })).toBe(true)
  expect(isWebhookEvent({ ...event, type: 'added.later' })).toBe(true)
  for (const wrong of [
    ...[null, 'text', 1, []],
    ...[{ version: 2 }, { id: 1 }, { created: '2026' }, { type: null }].map((over) => ({
      ...event,
      ...over,
    })),
  ])
    expect(isWebhookEvent(wrong)).toBe(false)
})

it('WHK-07 a gap before the next event means that some were forgotten', () => {
  const texts = [
    [0, null, 0],
    [0, 1, 5],
    [0, 2, 5],
    [4, 5, 5],
    [3, 5, 5],
    [5, null, 5],
    [4, null, 5],
    [9, null, 5],
  ] as const
  expect(texts.map(([after, first, latest]) => hasForgotten(after, first, latest))).toEqual([
    ...[false, false, true, false],
    ...[true, false, true, false],
  ])
})
