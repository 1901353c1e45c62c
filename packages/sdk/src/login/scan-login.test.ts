import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { portalError } from '../errors'
import { scanClient } from '../testing/scan-client'
import { type ScanLoginState, scanLogin } from './index'

const START = 1_795_000_000_000
const LOGIN = { state: 'confirmed', userId: 'u1', access_token: 'tok', isSeven: true, isNew: false }
const CODE = { at: 'code', url: 'https://wx.example/1', isPage: false, expiresAt: 9 }

describe('scanLogin', () => {
  beforeEach(() => void vi.useFakeTimers({ now: START }))
  afterEach(() => void vi.useRealTimers())

  const play = async (answers: Parameters<typeof scanClient>[0], ms = 120_000) => {
    const { client, asked } = scanClient(answers, () => Date.now() - START)
    const states: ScanLoginState[] = []
    let failure: unknown = null
    const loop = (async () => {
      for await (const state of scanLogin(client)) states.push(state)
    })().catch((error: unknown) => {
      failure = error
    })
    await vi.advanceTimersByTimeAsync(ms)
    await loop
    return { states, asked, failure, timers: vi.getTimerCount() }
  }

  it('LOG-04 yields the code, polls every 2 s, and ends with the login; each state once', async () => {
    const { states, asked, timers } = await play([
      { state: 'waiting' },
      { state: 'scanned' },
      { state: 'scanned' },
      LOGIN,
    ])
    expect(states).toEqual([
      CODE,
      { at: 'scanned' },
      { at: 'loggedIn', userId: 'u1', access_token: 'tok', isSeven: true },
    ])
    expect([asked, timers]).toEqual([[2000, 4000, 6000, 8000], 0])
  })

  it('LOG-04 polls at most 30 times', async () => {
    const { states, asked, timers } = await play([])
    expect(states).toEqual([CODE, { at: 'expired' }])
    expect([asked.length, asked.at(-1), timers]).toEqual([30, 60_000, 0])
    const last = await play([...Array.from({ length: 29 }, () => ({ state: 'waiting' })), LOGIN])
    expect(last.states.at(-1)).toMatchObject({ at: 'loggedIn' })
  })

  it.each([
    ['LOG-04 a WeChat without an account is to be bound', 'confirmed', { at: 'toBind', loginTaskId: 't1' }],
    ['who cancels on the phone', 'cancelled', { at: 'cancelled' }],
    ['a code that is over at the gateway', 'expired', { at: 'expired' }],
  ])('%s ends it', async (_, state, end) => {
    const { states, asked } = await play([{ state }])
    expect([states, asked]).toEqual([[CODE, end], [2000]])
  })

  it('LOG-04 a failed poll counts as one, and an unknown state is skipped', async () => {
    const passing = await play(['network', 'timeout', 'server', 'rateLimited', { state: 'dreaming' }, LOGIN])
    expect(passing.states).toMatchObject([CODE, { at: 'loggedIn' }])
    expect(passing.asked).toHaveLength(6)
    const failing = await play(Array.from({ length: 40 }, () => 'network' as const))
    expect([failing.asked.length, failing.states.at(-1)]).toEqual([30, { at: 'expired' }])
  })

  it('an account that may not log in, or no code, is an error', async () => {
    const frozen = await play(['business'])
    expect(frozen).toMatchObject({ failure: { kind: 'business' }, states: [CODE], timers: 0 })
    expect(frozen.asked).toHaveLength(1)
    const none = portalError({ kind: 'business', message: '暂未开通微信登录' })
    const client = { login: { createScan: () => Promise.reject(none) } } as never
    await expect(scanLogin(client).next()).rejects.toBe(none)
  })

  it('leaving the loop stops polling and leaves no timer', async () => {
    const { client, asked } = scanClient([{ state: 'scanned' }], Date.now)
    const loop = (async () => {
      for await (const { at } of scanLogin(client)) if (at === 'scanned') break
    })()
    await vi.advanceTimersByTimeAsync(2000)
    await loop
    await vi.advanceTimersByTimeAsync(60_000)
    expect([asked.length, vi.getTimerCount()]).toEqual([1, 0])
  })

  it('an abort throws its reason while it waits, and leaves neither timer nor listener', async () => {
    const { client, asked } = scanClient([], Date.now)
    const controller = new AbortController()
    const { signal } = controller
    const loop = (async () => {
      for await (const _ of scanLogin(client, { signal }));
    })()
    const ended = expect(loop).rejects.toBe('enough')
    await vi.advanceTimersByTimeAsync(3000)
    controller.abort('enough')
    await ended
    await vi.advanceTimersByTimeAsync(60_000)
    expect([asked.length, vi.getTimerCount()]).toEqual([1, 0])
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })
})
