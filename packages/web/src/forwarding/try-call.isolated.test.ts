import { afterEach, expect, it, vi } from 'vitest'

vi.mock('server-only', () => ({}))
const { tryCall } = await import('./try-call')

const SEARCH = '/jian-butler-project-biz/company/search'
const ORDER = '/jian-butler-order-biz/myOrderManager/addOrderOnline'

/** The gateway, with or without a sandbox, and its received calls with their tokens. */
const gateway = (sandbox: boolean) => {
  const asked: { path: string; token: string | null }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { pathname } = new URL(url)
    asked.push({ path: pathname, token: new Headers(init.headers).get('authorization') })
    if (pathname.startsWith('/sandbox/'))
      return sandbox ? Response.json({ access_token: 'demo' }) : new Response('', { status: 404 })
    return Response.json({ statusCode: '00000', statusMessage: '', data: null })
  })
  return asked
}
const request = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://portal/gateway${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body: '{}',
  })
const ask = async (path: string, role: string, headers?: Record<string, string>) => {
  const answer = await tryCall(request(path, headers), path, role)
  return [answer.status, ((await answer.json()) as { statusMessage: string }).statusMessage]
}

afterEach(() => vi.unstubAllGlobals())

it('nothing is tried where the sandbox is off', async () => {
  const asked = gateway(false)
  expect(await ask(SEARCH, 'svip')).toEqual([404, '沙箱没有开启，不能在线试用'])
  expect(await ask(SEARCH, 'visitor')).toEqual([404, '沙箱没有开启，不能在线试用'])
  expect(asked.every(({ path }) => path.startsWith('/sandbox/'))).toBe(true)
})

it('a reading call is made with the demo account, whatever cookie the browser has', async () => {
  const asked = gateway(true)
  expect((await ask(SEARCH, 'svip', { cookie: 'JGJTK=own' }))[0]).toBe(200)
  expect(asked.at(-1)).toEqual({ path: SEARCH, token: 'Bearer demo' })
  expect((await ask(SEARCH, 'visitor'))[0]).toBe(200)
  expect(asked.at(-1)).toEqual({ path: SEARCH, token: null })
})

it('what changes data, unknown paths and roles, and other origins are refused', async () => {
  const asked = gateway(true)
  expect(await ask(ORDER, 'svip')).toEqual([403, '只能试用不改变数据的接口'])
  expect(await ask('/no/such', 'svip')).toEqual([404, '没有这个接口'])
  expect(await ask(SEARCH, '../x')).toEqual([400, '没有这个演示身份'])
  expect(await ask(SEARCH, 'svip', { 'sec-fetch-site': 'cross-site' })).toEqual([403, '请求来源不正确'])
  expect(asked).toEqual([])
})
