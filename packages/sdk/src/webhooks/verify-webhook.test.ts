import { createHmac } from 'node:crypto'
import { expect, expectTypeOf, it } from 'vitest'
import {
  isWebhookError,
  isWebhookEvent,
  type UnknownWebhookEvent,
  verifyWebhook,
  type WebhookEvent,
} from './index'

const SECRET = 'whsec_test-secret'
const NOW = 1_795_140_000_000
const SECONDS = NOW / 1000
const EVENT = {
  ...{ version: 1, id: 'e-1', type: 'subscription.digest', created: NOW, cursor: 7 },
  data: {
    ...{ subscriptionId: 's-1', name: '重庆招标', total: 1 },
    records: [{ module: 'tender', moduleId: 't-1', title: '某道路工程' }],
  },
}
const BODY = JSON.stringify(EVENT)

const hex = (body: string, secret = SECRET, seconds = SECONDS) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
const headerOf = (body = BODY, secret = SECRET, seconds = SECONDS) =>
  `t=${seconds},v1=${hex(body, secret, seconds)}`

const catchReason = async (...args: Parameters<typeof verifyWebhook>) => {
  try {
    await verifyWebhook(...args)
    return 'taken'
  } catch (error) {
    return isWebhookError(error) ? error.reason : 'other'
  }
}
const at = { now: NOW }

it('WHK-03 returns the event of a signed body, as text or as bytes', async () => {
  expect(await verifyWebhook(BODY, headerOf(), SECRET, at)).toEqual(EVENT)
  expect(await verifyWebhook(new TextEncoder().encode(BODY), headerOf(), SECRET, at)).toEqual(EVENT)
  const event = await verifyWebhook(BODY, headerOf(), SECRET, at)
  expectTypeOf(event).toEqualTypeOf<WebhookEvent | UnknownWebhookEvent>()
  if (isWebhookEvent(event, 'subscription.digest')) expectTypeOf(event.data.total).toEqualTypeOf<number>()
  else expect.unreachable()
})

it('WHK-03 while a secret is replaced takes either signature, with either secret or both', async () => {
  const both = `t=${SECONDS},v1=${hex(BODY, 'whsec_new')},v1=${hex(BODY)}`
  for (const secret of [SECRET, 'whsec_new', ['whsec_other', SECRET]])
    expect(await catchReason(BODY, both, secret, at)).toBe('taken')
  expect(await catchReason(BODY, headerOf(), ['whsec_new', SECRET], at)).toBe('taken')
})

it.each([
  ['another body', BODY.replace('某道路', '某桥梁'), headerOf(), SECRET],
  ['a space more', `${BODY} `, headerOf(), SECRET],
  ['another secret', BODY, headerOf(), 'whsec_other'],
  ['another time', BODY, headerOf().replace(`t=${SECONDS}`, `t=${SECONDS + 1}`), SECRET],
  ['a signature of the body alone', BODY, `t=${SECONDS},v1=${'0'.repeat(64)}`, SECRET],
])('WHK-03 refuses %s', async (_, body, header, secret) => {
  expect(await catchReason(body, header, secret, at)).toBe('signature')
})

it('WHK-03 refuses what is older or newer than the tolerance, 300 s unless said otherwise', async () => {
  const reason = (by: number, toleranceSeconds?: number) =>
    catchReason(BODY, headerOf(BODY, SECRET, SECONDS + by), SECRET, { ...at, toleranceSeconds })
  expect(await Promise.all([-301, -300, 300, 301].map((by) => reason(by)))).toEqual([
    ...['stale', 'taken', 'taken', 'stale'],
  ])
  expect([await reason(-11, 10), await reason(-10, 10)]).toEqual(['stale', 'taken'])
  expect(await catchReason(BODY, headerOf(BODY, SECRET, Math.floor(Date.now() / 1000)), SECRET)).toBe('taken')
})

it.each([null, undefined, '', 'v1=abc', `t=${SECONDS}`, `t=${SECONDS},v1=xyz`])(
  'WHK-03 says that %s is no signature header',
  async (header) => expect(await catchReason(BODY, header, SECRET, at)).toBe('header'),
)

it('WHK-05 hands on an event of a type that it does not know', async () => {
  const body = JSON.stringify({ ...EVENT, type: 'order.paid', data: { orderId: 'o1' } })
  const event = await verifyWebhook(body, headerOf(body), SECRET, at)
  expect([event.type, event.data]).toEqual(['order.paid', { orderId: 'o1' }])
  expect(isWebhookEvent(event, 'subscription.digest')).toBe(false)
})

it('WHK-03 takes the header as a list of one, and the byte order mark as part of the body', async () => {
  expect(await verifyWebhook(BODY, [headerOf()], SECRET, at)).toEqual(EVENT)
  const marked = `\ufeff${BODY}`
  expect(await verifyWebhook(new TextEncoder().encode(marked), headerOf(marked), SECRET, at)).toEqual(EVENT)
})

it.each<[string, Parameters<typeof verifyWebhook>]>([
  ['未经解析的请求正文', [EVENT as never, headerOf(), SECRET, at]],
  ['一个请求头', [BODY, [headerOf(), headerOf()], SECRET, at]],
  ['缺少密钥', [BODY, headerOf(), undefined, at]],
  ['缺少密钥', [BODY, headerOf(BODY, ''), '', at]],
  ['缺少密钥', [BODY, headerOf(), [], at]],
  ['空白或换行', [BODY, headerOf(), `${SECRET}\n`, at]],
])('WHK-03 names a wrong use: %s', async (text, args) => {
  const error: unknown = await verifyWebhook(...args).catch((thrown: unknown) => thrown)
  expect(isWebhookError(error, 'usage') && error.message).toContain(text)
})

it('WHK-05 says when a signed body is no event that it knows', async () => {
  for (const body of ['', 'text', '[]', 'null', JSON.stringify({ ...EVENT, version: 2 })])
    expect(await catchReason(body, headerOf(body), SECRET, at)).toBe('payload')
})

it('WHK-03 its errors say what to do, and are told by their reason', async () => {
  const error: unknown = await verifyWebhook(BODY, null, SECRET, at).catch((thrown: unknown) => thrown)
  expect(isWebhookError(error, 'header')).toBe(true)
  expect(isWebhookError(error, 'stale')).toBe(false)
  expect(isWebhookError(new Error('other'))).toBe(false)
  expect((error as Error).message).toBe('没有签名：请把请求头 Zhushutong-Signature 原样传入')
})
