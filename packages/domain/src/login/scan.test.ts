import { describe, expect, it } from 'vitest'
import { isCurrent } from '../machine'
import type { LoginEvent } from './index'
import { aForm, EXPIRED, effectTypes, open, READY, run, scanned, unscanned, WAYS } from './login.fixture'
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

  it('LOG-04 may be a page with its own code', () => {
    const step = run([open('qr'), { ...ready(1), isPage: true } as LoginEvent])
    expect(step.state).toMatchObject({ scan: { status: 'showing', url: 'u2', isPage: true } })
  })

  it('LOG-04 is polled every 2 s, 30 times, a failed poll being one of them, then 二维码已失效，点击刷新', () => {
    let step = run(READY)
    let polls = 0
    while (step.effects.length > 0) {
      expect(step.effects).toEqual([{ type: 'pollScan', afterMs: 2000, generation: 1, taskId: 't1' }])
      polls += 1
      step = loginStep(step.state, polls % 2 ? unscanned() : failed())
    }
    expect(polls).toBe(30)
    expect(step.state).toMatchObject({ scan: { status: 'expired', text: '二维码已失效，点击刷新' } })
  })

  it('LOG-04 that expired is refreshed by a click, and polled another 30 times', () => {
    const fresh = run([...EXPIRED, REFRESH])
    expect(fresh).toEqual({
      state: { at: 'scan', generation: 2, form: aForm({ scode: 'friend' }), scan: { status: 'fetching' } },
      effects: [{ type: 'fetchScan', afterMs: 0, generation: 2 }],
    })
    const shown = loginStep(fresh.state, ready(2))
    expect(shown.state).toMatchObject({ scan: { status: 'showing', taskId: 't2', polls: 1 } })
    expect(
      effectTypes(
        run(
          Array.from({ length: 29 }, () => unscanned(2)),
          shown.state,
        ),
      ),
    ).toEqual(['pollScan'])
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

  it('LOG-04 that could not be fetched says so and is refreshed by a click', () => {
    const step = run([open('qr'), failed()])
    expect(step).toMatchObject({
      state: { at: 'scan', scan: { status: 'expired', text: '二维码获取失败，点击刷新' } },
      effects: [],
    })
    expect(effectTypes(loginStep(step.state, REFRESH))).toEqual(['fetchScan'])
    expect(loginStep(step.state, failed()).state).toBe(step.state)
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

describe('a scan', () => {
  it('LOG-04 LOG-03 with a userId logs in, for 1.5 s, and claims the invite', () => {
    expect(run([...READY, scanned('u1', 1, true)])).toEqual({
      state: { at: 'succeeded', generation: 2, isSeven: true, smsSentAt: null, scode: null },
      effects: [
        { type: 'refreshUser', afterMs: 0 },
        { type: 'claimInvite', afterMs: 0, scode: 'friend' },
        { type: 'due', afterMs: 1500, generation: 2 },
      ],
    })
  })

  it('LOG-04 without a userId leads to the binding of a mobile', () => {
    for (const userId of [null, '', undefined as unknown as null]) {
      expect(run([...READY, scanned(userId)])).toEqual({
        state: { at: 'form', generation: 2, mode: 'binding', form: aForm({ scode: 'friend' }) },
        effects: [{ type: 'resetCaptcha', afterMs: 0 }],
      })
    }
  })

  it('LOG-04 is not polled any more once the code is closed', () => {
    const shown = run(READY)
    expect(shown.effects.map((effect) => isCurrent(shown.state, effect))).toEqual([true])
    for (const event of ['close', 'toggleQr'] as const) {
      const { state } = loginStep(shown.state, { type: event })
      for (const effect of shown.effects) expect(isCurrent(state, effect)).toBe(false)
      expect(loginStep(state, unscanned()).state).toBe(state)
    }
  })
})
