import { describe, expect, it } from 'vitest'
import type { LoginEvent } from './index'
import { aForm, EXPIRED, effectTypes, READY, run, scanned, unscanned, WAYS } from './login.fixture'
import { loginStep } from './login.machine'

const failed = (generation = 1): LoginEvent => ({ type: 'scanFailed', generation })
const ready = (generation: number): LoginEvent => ({ type: 'scanReady', generation, url: 'u2', taskId: 't2' })
const REFRESH: LoginEvent = { type: 'refreshScan' }

describe('a code to scan', () => {
  it('LOG-04 is shown when it arrives, and polled after 2 s', () => {
    expect(run(READY)).toEqual({
      state: {
        at: 'scan',
        generation: 1,
        form: aForm({ scode: 'friend' }),
        scan: { status: 'showing', url: 'https://wx', taskId: 't1', isPage: false, polls: 1 },
      },
      effects: [{ type: 'pollScan', afterMs: 2000, generation: 1, taskId: 't1' }],
    })
  })

  it('LOG-04 that was cancelled on the phone, or expired, is not polled further and is refreshed by a click', () => {
    for (const [over, text] of [
      ['cancelled', '已在手机上取消，点击刷新'],
      ['expired', '二维码已失效，点击刷新'],
    ] as const) {
      const answer = { scanned: false, over } as const
      const step = run([...READY, { type: 'scanPolled', generation: 1, answer }])
      expect(step).toMatchObject({ state: { at: 'scan', scan: { status: 'expired', text } }, effects: [] })
      expect(effectTypes(loginStep(step.state, REFRESH))).toEqual(['fetchScan'])
    }
  })

  it('LOG-04 is not fetched again while the first is valid or being fetched', () => {
    for (const [name, way] of Object.entries(WAYS)) {
      const { state } = run(way)
      if (name !== 'expired') expect(loginStep(state, REFRESH).state).toBe(state)
    }
  })

  it('LOG-04 answers for another code, or for none, are ignored', () => {
    const fetching = run([...EXPIRED, REFRESH]).state
    for (const late of [ready(1), failed(1), ready(3)]) expect(loginStep(fetching, late).state).toBe(fetching)
    const showing = run([...EXPIRED, REFRESH, ready(2)]).state
    for (const late of [ready(2), failed(1), unscanned(1), unscanned(3), scanned(null, 1)]) {
      expect(loginStep(showing, late).state).toBe(showing)
    }
    const expired = run(EXPIRED).state
    for (const late of [ready(1), failed(), unscanned(), scanned(null)]) {
      expect(loginStep(expired, late).state).toBe(expired)
    }
    for (const name of ['closed', 'sms', 'submitting', 'leaving', 'changed', 'succeeded', 'trial']) {
      const { state } = run(WAYS[name] ?? [])
      const { generation } = state
      for (const late of [
        ready(generation),
        failed(generation),
        unscanned(generation),
        scanned(null, generation),
      ]) {
        expect(loginStep(state, late).state).toBe(state)
      }
    }
  })
})
