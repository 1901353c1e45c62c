// @vitest-environment node
import { expect, it } from 'vitest'
import { createPageCache, type RenderedPage } from './page-cache'
import type { SharedPage } from './page-request'

const asked = (key: string, kinds: readonly string[] = ['company']): SharedPage => ({
  key,
  url: `/${key}`,
  host: 'portal.test',
  lifeSeconds: 60,
  kinds,
})

const NONE = Buffer.alloc(0)

const madePage = (text: string, status: 200 | 404, isComplete: boolean): RenderedPage => ({
  status,
  isComplete,
  headers: {},
  body: { identity: Buffer.from(text), br: NONE, gzip: NONE, etag: text },
})

const harness = (limit = 1000) => {
  const world = {
    seconds: 0,
    version: '1',
    made: 0,
    fails: false,
    keeps: true,
    complete: true,
    status: 200 as 200 | 404,
  }
  const cache = createPageCache({
    limit,
    now: () => world.seconds * 1000,
    versionOf: (kinds) => (kinds.length > 0 ? world.version : ''),
    render: async ({ key }) => {
      world.made += 1
      if (world.fails) throw new Error('down')
      return world.keeps ? madePage(`${key}${world.made}`, world.status, world.complete) : null
    },
  })
  const text = async (key = 'a', kinds?: readonly string[]) => {
    const result = await cache.get(asked(key, kinds))
    return result && `${result.state} ${result.page.body.identity}`
  }
  return { world, cache, text }
}

it('renders a page once for simultaneous requests', async () => {
  const { text, world } = harness()
  expect(await Promise.all([text(), text()])).toEqual(['miss a1', 'miss a1'])
  world.seconds = 59
  expect(await text()).toBe('hit a1')
})

it('serves an expired page while it renders the new one, but not for ever', async () => {
  const { text, world } = harness()
  await text()
  world.seconds = 60
  expect(await text()).toBe('stale a1')
  expect(await text()).toBe('hit a2')
  world.seconds += 600
  expect(await text()).toBe('miss a3')
})

it('serves no expired page whose data has no version', async () => {
  const { text, world } = harness()
  await text('a', [])
  world.seconds = 60
  expect(await text('a', [])).toBe('miss a2')
})

it('caches a 404 for 5 seconds', async () => {
  const { text, world } = harness()
  world.status = 404
  await text()
  world.seconds = 4
  expect(await text()).toBe('hit a1')
  world.seconds = 5
  world.status = 200
  expect(await text()).toBe('miss a2')
})

it('renders a page again as soon as its data has changed', async () => {
  const { text, world } = harness()
  await text()
  world.version = '2'
  expect(await text()).toBe('miss a2')
  expect(await text()).toBe('hit a2')
})

it('serves the old page if rendering fails, and fails without one', async () => {
  const { text, world } = harness()
  await text()
  world.version = '2'
  world.fails = true
  expect(await text()).toBe('stale a1')
  await expect(text('b')).rejects.toThrow('down')
})

it('does not cache what must not be cached', async () => {
  const { text, world, cache } = harness()
  await text()
  world.version = '2'
  world.keeps = false
  expect(await text()).toBeNull()
  expect(cache.size()).toBe(0)
})

it('evicts the least recently used page when the memory limit is reached', async () => {
  const { text, cache } = harness(4)
  await text('a')
  await text('b')
  await text('a')
  await text('c')
  expect(cache.size()).toBe(4)
  expect(await text('a')).toBe('hit a1')
  expect(await text('b')).toBe('miss b4')
})

it('keeps an incomplete page for a moment only, and shows the last complete one of the same data in its place', async () => {
  const { text, world } = harness()
  world.complete = false
  expect(await text()).toBe('miss a1')
  world.seconds = 1
  expect(await text()).toBe('hit a1')
  world.seconds = 2
  world.complete = true
  expect(await text()).toBe('miss a2')
  world.complete = false
  world.seconds = 200
  expect(await text()).toBe('miss a2')
  world.seconds = 201
  expect([await text(), world.made]).toEqual(['hit a2', 3])
  world.version = '2'
  expect(await text()).toBe('miss a4')
})
