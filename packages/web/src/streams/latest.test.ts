import { Subject } from 'rxjs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { abortable, latest } from './latest'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Calls resolved by the test, in any order. */
const byHand = () => {
  const calls: Array<{ input: string; signal: AbortSignal; answer: (value: string) => void }> = []
  const call = (input: string, signal: AbortSignal) =>
    new Promise<string>((answer) => calls.push({ input, signal, answer }))
  return { calls, call }
}

const set = () => {
  const { calls, call } = byHand()
  const inputs = new Subject<string>()
  const answers: string[] = []
  const subscription = inputs.pipe(latest(200, call)).subscribe((answer) => answers.push(answer))
  return { inputs, calls, answers, subscription }
}

it('calls when inputs pause, with the last of them', async () => {
  const { inputs, calls, answers } = set()
  inputs.next('a')
  await vi.advanceTimersByTimeAsync(199)
  inputs.next('ab')
  await vi.advanceTimersByTimeAsync(199)
  expect(calls).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(calls.map(({ input }) => input)).toEqual(['ab'])
  calls[0]?.answer('AB')
  await vi.advanceTimersByTimeAsync(0)
  expect(answers).toEqual(['AB'])
})

it('a newer input aborts the previous call at once, and its late answer is dropped', async () => {
  const { inputs, calls, answers } = set()
  inputs.next('a')
  await vi.advanceTimersByTimeAsync(200)
  expect(calls[0]?.signal.aborted).toBe(false)
  inputs.next('ab')
  expect(calls[0]?.signal.aborted).toBe(true)
  calls[0]?.answer('A')
  await vi.advanceTimersByTimeAsync(200)
  calls[1]?.answer('AB')
  await vi.advanceTimersByTimeAsync(0)
  expect(answers).toEqual(['AB'])
})

it('unsubscribing aborts the call and cancels a delayed one', async () => {
  const asked = set()
  asked.inputs.next('a')
  await vi.advanceTimersByTimeAsync(200)
  asked.subscription.unsubscribe()
  expect(asked.calls[0]?.signal.aborted).toBe(true)

  const resting = set()
  resting.inputs.next('a')
  resting.subscription.unsubscribe()
  await vi.advanceTimersByTimeAsync(200)
  expect(resting.calls).toHaveLength(0)
})

it('the error of a call is the error of its stream', async () => {
  const fault = new Error('broken')
  const errors: unknown[] = []
  abortable(() => Promise.reject(fault)).subscribe({ error: (error) => errors.push(error) })
  await vi.advanceTimersByTimeAsync(0)
  expect(errors).toEqual([fault])
})
