import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { Busy, createTurns } from './turns'

const held = () => {
  let release = () => {}
  const until = new Promise<void>((resolve) => {
    release = resolve
  })
  return { until, release }
}

it('runs so many at once, and the others in their order', async () => {
  const turns = createTurns({ name: 'reads', atOnce: 2, waitMs: 5000 })
  const works = [held(), held(), held(), held()]
  const begun: number[] = []
  const all = works.map(({ until }, i) =>
    turns.take('a', async () => {
      begun.push(i)
      await until
    }),
  )
  expect(begun).toEqual([0, 1])
  works[1]?.release()
  await expect.poll(() => begun).toEqual([0, 1, 2])
  works[0]?.release()
  await expect.poll(() => begun).toEqual([0, 1, 2, 3])
  for (const { release } of works) release()
  await Promise.all(all)
  expect(await turns.take('a', async () => 'again')).toBe('again')
})

it('refuses who waits too long, and forgets them', async () => {
  const turns = createTurns({ name: 'reads', atOnce: 1, waitMs: 30 })
  const { until, release } = held()
  const first = turns.take('a', () => until)
  await expect(turns.take('a', async () => 'late')).rejects.toThrow(Busy)
  release()
  await first
  expect(await turns.take('a', async () => 'free')).toBe('free')
})

it('gives the turn on when a work fails; keys do not wait for each other', async () => {
  const turns = createTurns({ name: 'reads', atOnce: 1, waitMs: 5000 })
  const { until, release } = held()
  const failing = turns.take('a', async () => {
    await until
    throw new Error('broken')
  })
  const next = turns.take('a', async () => 'next')
  expect(await turns.take('b', async () => 'other')).toBe('other')
  release()
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('next')
})

it('a place rests after its work, and the answer does not wait for that', async () => {
  const turns = createTurns({ name: 'reads', atOnce: 1, waitMs: 30, restTimes: 10_000 })
  expect(await turns.take('a', () => pause(5, 'answer'))).toBe('answer')
  await expect(turns.take('a', async () => 'too early')).rejects.toThrow(Busy)
  expect(await turns.take('b', async () => 'other')).toBe('other')
  const short = createTurns({ name: 'reads', atOnce: 1, waitMs: 5000, restTimes: 1 })
  await short.take('a', () => pause(5))
  expect(await short.take('a', async () => 'after it')).toBe('after it')
})
