import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWechat, type TestWechat } from '../../../test-support/providers/wechat'
import { openPlatform } from './open-platform'

let service: TestWechat
beforeAll(async () => {
  service = await openWechat()
})
afterAll(() => service.close())

const SECRET = 'app-secret-0123456789'
const CALLBACK = 'https://gateway.example.com/wechat/callback'
const platform = (apiUrl = service.url, within?: number) =>
  openPlatform({ appId: 'wx01', appSecret: SECRET, apiUrl, callbackUrl: CALLBACK, within })

it("builds the address of the open platform's confirm page, with the callback address", () => {
  const url = new URL(platform().confirmUrl('s-1'))
  expect(`${url.origin}${url.pathname}${url.hash}`).toBe(
    'https://open.weixin.qq.com/connect/qrconnect#wechat_redirect',
  )
  expect(Object.fromEntries(url.searchParams)).toEqual({
    appid: 'wx01',
    redirect_uri: CALLBACK,
    response_type: 'code',
    scope: 'snsapi_login',
    state: 's-1',
  })
})

it('exchanges a code for the identity it was issued for', async () => {
  service.says({ access_token: 'A', expires_in: 7200, openid: 'o-1', scope: 'snsapi_login', unionid: 'u-1' })
  expect(await platform().exchangeCode('code&1')).toEqual({ openId: 'o-1', unionId: 'u-1' })
  const asked = service.asked.at(-1)!
  expect(asked.pathname).toBe('/sns/oauth2/access_token')
  expect(Object.fromEntries(asked.searchParams)).toEqual({
    appid: 'wx01',
    secret: SECRET,
    code: 'code&1',
    grant_type: 'authorization_code',
  })
  service.says({ openid: 'o-1' })
  expect(await platform().exchangeCode('c')).toEqual({ openId: 'o-1', unionId: null })
})

it.each([
  ['a code that is wrong', { errcode: 40029, errmsg: 'invalid code' }, 'refused'],
  ['a code that was used', { errcode: 40163, errmsg: 'code been used' }, 'refused'],
  ['a busy system', { errcode: -1, errmsg: 'system error' }, 'unavailable'],
  ['no JSON', '<html>', 'unavailable'],
  ['another JSON', { openid: 7 }, 'unavailable'],
  ['an empty id', { openid: '' }, 'unavailable'],
  ['an id without an end', { openid: 'o'.repeat(129) }, 'unavailable'],
  ['null', 'null', 'unavailable'],
])('%s', async (_, body, error) => {
  service.says(body)
  expect(await platform().exchangeCode('c')).toEqual({ error })
})

it('an error status, a redirect, a timeout, a truncated answer, no server: unavailable', async () => {
  const courses: Parameters<TestWechat['answers']>[0][] = [
    (answer) => answer.writeHead(500).end('{"openid":"o"}'),
    (answer) => answer.writeHead(302, { location: 'https://evil.example' }).end(),
    () => {},
    (answer) => answer.writeHead(200, { 'content-length': '99' }).write('{"openid":'),
    (answer) => answer.destroy(),
  ]
  for (const course of courses) {
    service.answers(course)
    expect(await platform(service.url, 300).exchangeCode('c')).toEqual({ error: 'unavailable' })
  }
  expect(await platform('http://127.0.0.1:1').exchangeCode('c')).toEqual({ error: 'unavailable' })
})
