import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runJobs } from './schedule'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('runJobs', () => {
  it('runs a job after its interval, again after each end, never twice at once', async () => {
    const ends: (() => void)[] = []
    const run = vi.fn(() => new Promise<void>((end) => ends.push(end)))
    const jobs = runJobs([{ name: 'slow', every: 1000, run }], () => {})
    await vi.advanceTimersByTimeAsync(999)
    expect(run).toHaveBeenCalledTimes(0)
    await vi.advanceTimersByTimeAsync(5001)
    expect(run).toHaveBeenCalledTimes(1)
    ends[0]!()
    await vi.advanceTimersByTimeAsync(1000)
    expect(run).toHaveBeenCalledTimes(2)
    ends[1]!()
    await jobs.stop()
  })

  it('reports a failure and runs again', async () => {
    const errors: string[] = []
    const run = vi.fn(async () => {
      throw new Error('no')
    })
    const jobs = runJobs([{ name: 'failing', every: 10, run }], (_, job) => errors.push(job))
    await vi.advanceTimersByTimeAsync(25)
    await jobs.stop()
    expect(errors).toEqual(['failing', 'failing'])
  })

  it('stops: waits for what runs, and starts nothing more', async () => {
    let end = () => {}
    const run = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          end = resolve
        }),
    )
    const jobs = runJobs([{ name: 'slow', every: 10, run }], () => {})
    await vi.advanceTimersByTimeAsync(10)
    let stopped = false
    const stopping = jobs.stop().then(() => {
      stopped = true
    })
    await vi.advanceTimersByTimeAsync(100)
    expect(stopped).toBe(false)
    end()
    await stopping
    await vi.advanceTimersByTimeAsync(100)
    expect(run).toHaveBeenCalledTimes(1)
  })
})
