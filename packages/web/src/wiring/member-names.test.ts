// @vitest-environment node
import { expect, it } from 'vitest'
import { memberNames } from './member-names'

const harness = (most?: number) => {
  const world = { now: 0, asked: [] as string[] }
  const nameOf = memberNames(() => world.now, most)
  const ask = (token: string) =>
    nameOf(token, async () => {
      world.asked.push(token)
      return `${token}${world.asked.length}`
    })
  return { world, ask }
}

it('asks for the name of each token once in a minute', async () => {
  const { ask, world } = harness()
  expect([await ask('a'), await ask('b'), await ask('a')]).toEqual(['a1', 'b2', 'a1'])
  world.now = 60_000
  expect(await ask('a')).toBe('a3')
})

it('forgets the oldest, and remembers no failure', async () => {
  const { ask, world } = harness(1)
  await ask('a')
  await ask('b')
  await ask('a')
  expect(world.asked).toEqual(['a', 'b', 'a'])
  const nameOf = memberNames(() => 0)
  await expect(nameOf('x', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await nameOf('x', async () => 'X')).toBe('X')
})
