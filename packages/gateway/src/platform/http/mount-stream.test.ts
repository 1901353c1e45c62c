import { streaming } from '@zhushutong/sdk/contract'
import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { writeEvents } from './mount-stream'

afterEach(() => void vi.useRealTimers())

const counted = streaming({
  method: 'POST',
  path: '/counted',
  access: 'none',
  idempotent: true,
  request: () => z.strictObject({}),
  streams: () => z.object({ n: z.int() }),
})

const read = async (events: AsyncIterable<unknown>, heartbeat?: number) => {
  const parts: string[] = []
  for await (const part of writeEvents(counted, events, heartbeat)) parts.push(part)
  return parts
}

it('writes events as named in the contract, with a ping during silence', async () => {
  vi.useFakeTimers()
  async function* events() {
    yield { n: 1, more: 'is dropped' }
    await new Promise((done) => setTimeout(done, 90))
    yield { n: 2 }
  }
  const reading = read(events(), 40)
  await vi.advanceTimersByTimeAsync(100)
  const parts = await reading
  expect(parts[0]).toBe('data: {"n":1}\n\n')
  expect(parts.at(-1)).toBe('data: {"n":2}\n\n')
  expect(parts.slice(1, -1)).toEqual([': ping\n\n', ': ping\n\n'])
})

it('an event that violates the contract, or an error on the way, cuts the stream', async () => {
  async function* wrong() {
    yield { n: 'one' }
  }
  await expect(read(wrong())).rejects.toThrow('streams against its contract')
  async function* failing() {
    yield { n: 1 }
    throw new Error('broken')
  }
  await expect(read(failing())).rejects.toThrow('broken')
})

it('a disconnecting reader ends the events', async () => {
  let ended = false
  async function* endless() {
    try {
      for (let n = 0; ; n++) yield { n }
    } finally {
      ended = true
    }
  }
  for await (const part of writeEvents(counted, endless())) if (part.includes('3')) break
  expect(ended).toBe(true)
})
