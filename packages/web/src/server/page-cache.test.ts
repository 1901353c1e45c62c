// @vitest-environment node
import { expect, it } from 'vitest'
import { createPageCache, type KeptPage } from './page-cache'

const aPage = (text: string, lifeMs = 1000): KeptPage => ({
  headers: {},
  etag: text,
  body: Buffer.from(text),
  lifeMs,
})

const harness = (limit = 1000) => {
  const world = { now: 0, version: '1', made: 0, fails: false, keeps: true }
  const cache = createPageCache<{ key: string }>({
    limit,
    now: () => world.now,
    versionOf: () => world.version,
    make: async ({ key }) => {
      world.made += 1
      if (world.fails) throw new Error('down')
      return world.keeps ? aPage(`${key}${world.made}`) : null
    },
  })
  const text = async (key = 'a') => {
    const found = await cache.get({ key })
    return found && `${found.state} ${found.page.body}`
  }
  return { world, cache, text }
}

it('makes a page once, however many ask for it at once', async () => {
  const { text, world } = harness()
  expect(await Promise.all([text(), text()])).toEqual(['miss a1', 'miss a1'])
  world.now = 999
  expect(await text()).toBe('hit a1')
})

it('shows what is past its life while it makes the new one, but not for ever', async () => {
  const { text, world } = harness()
  await text()
  world.now = 1000
  expect(await text()).toBe('stale a1')
  expect(await text()).toBe('hit a2')
  world.now += 10_000
  expect(await text()).toBe('miss a3')
})

it('makes a page anew at once when its data has changed', async () => {
  const { text, world } = harness()
  await text()
  world.version = '2'
  expect(await text()).toBe('miss a2')
  expect(await text()).toBe('hit a2')
})

it('shows the old page where the new one cannot be made, and fails where there is none', async () => {
  const { text, world } = harness()
  await text()
  world.version = '2'
  world.fails = true
  expect(await text()).toBe('stale a1')
  await expect(text('b')).rejects.toThrow('down')
})

it('keeps nothing of what is not to be kept', async () => {
  const { text, world, cache } = harness()
  await text()
  world.version = '2'
  world.keeps = false
  expect(await text()).toBeNull()
  expect(cache.size()).toBe(0)
})

it('lets go of the page longest unread when there is no more room', async () => {
  const { text, cache } = harness(4)
  await text('a')
  await text('b')
  await text('a')
  await text('c')
  expect(cache.size()).toBe(4)
  expect(await text('a')).toBe('hit a1')
  expect(await text('b')).toBe('miss b4')
})
