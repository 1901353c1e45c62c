import { expect, it } from 'vitest'
import { followClock } from './index'

it('a followed clock takes the difference beyond a second, and leaves a smaller one alone', async () => {
  let ahead = 90_000
  const clock = followClock(async () => 1_000 - ahead, { now: () => 1_000 })
  expect([await clock.compare(), clock.now(), clock.offset]).toEqual([true, -89_000, -90_000])
  ahead = 91_000
  expect([await clock.compare(), clock.offset]).toEqual([false, -90_000])
  ahead = 91_001
  expect([await clock.compare(), clock.offset]).toEqual([true, -91_001])
})

it('an answer that took long says no more than half of its time', async () => {
  let time = 0
  const slow = (took: number, followed: number) =>
    followClock(
      async () => {
        time += took
        return followed
      },
      { now: () => time },
    )
  expect(await slow(10_000, 10_000).compare()).toBe(false)
  time = 0
  const late = slow(10_000, 10_001)
  expect([await late.compare(), late.offset]).toEqual([true, 5_001])
})
