import { describe, expect, it } from 'vitest'
import { NOW } from '../testing'
import type { LoginEvent } from './index'
import {
  accepted,
  aForm,
  changed,
  due,
  edit,
  effectTypes,
  MOBILE,
  open,
  READY,
  rejected,
  run,
  scanned,
  submitted,
  WAYS,
} from './login.fixture'
import { loginStep } from './login.machine'

const CLOSE: LoginEvent = { type: 'close' }
const CLOSE_TRIAL: LoginEvent = { type: 'closeTrial' }

describe('a login', () => {
  it('LOG-03 refreshes the user at once; the dialog closes and goes home 1.5 s later', () => {
    const step = run([...submitted('sms'), accepted()])
    expect(step).toEqual({
      state: { at: 'succeeded', generation: 4, isSeven: false, smsSentAt: NOW, scode: null },
      effects: [
        { type: 'refreshUser', afterMs: 0 },
        { type: 'due', afterMs: 1500, generation: 4 },
      ],
    })
    expect(loginStep(step.state, due())).toEqual({
      state: { at: 'closed', generation: 5, smsSentAt: NOW, scode: null },
      effects: [{ type: 'goHome', afterMs: 0 }],
    })
  })

  it('LOG-03 claims an invite code after the user is refreshed, once, and not after a rejection', () => {
    const step = run([...submitted('sms', 'friend'), accepted()])
    expect(step.effects).toEqual([
      { type: 'refreshUser', afterMs: 0 },
      { type: 'claimInvite', afterMs: 0, scode: 'friend' },
      { type: 'due', afterMs: 1500, generation: 4 },
    ])
    expect(effectTypes(loginStep(step.state, accepted()))).toEqual(['refreshUser'])
    expect(effectTypes(run([...submitted('sms', 'friend'), rejected('10004')]))).toEqual(['resetCaptcha'])
  })

  it('LOG-03 isSeven shows the seven-day trial first, then goes home', () => {
    const trial = run([...submitted('sms'), accepted(true), due()])
    expect(trial).toEqual({ state: { at: 'trial', generation: 4, smsSentAt: NOW, scode: null }, effects: [] })
    for (const event of [CLOSE_TRIAL, CLOSE]) {
      const gone = loginStep(trial.state, event)
      expect(gone.state.at).toBe('closed')
      expect(effectTypes(gone)).toEqual(['goHome'])
    }
    expect(loginStep(trial.state, due()).state).toBe(trial.state)
  })

  it('LOG-03 closing the success goes home at once, and not again 1.5 s later', () => {
    const gone = run([...submitted('sms'), accepted(), CLOSE])
    expect(gone.state).toMatchObject({ at: 'closed', generation: 5 })
    expect(effectTypes(gone)).toEqual(['goHome'])
    expect(loginStep(gone.state, due()).state).toBe(gone.state)
  })

  it('LOG-03 closing without a login stays on the page', () => {
    for (const name of ['sms', 'sending', 'submitting', 'showing', 'expired', 'changed']) {
      expect(run([...(WAYS[name] ?? []), CLOSE])).toMatchObject({ state: { at: 'closed' }, effects: [] })
    }
    const { state } = run([])
    expect(loginStep(state, CLOSE).state).toBe(state)
  })

  it('LOG-03 only a shown trial is closed, and nothing happens before its time', () => {
    for (const [name, way] of Object.entries(WAYS)) {
      const { state } = run(way)
      if (name !== 'trial') expect(loginStep(state, CLOSE_TRIAL).state).toBe(state)
      for (const generation of [state.generation - 1, state.generation + 1]) {
        expect(loginStep(state, due(generation)).state).toBe(state)
      }
      if (name !== 'succeeded' && name !== 'changed') {
        expect(loginStep(state, due(state.generation)).state).toBe(state)
      }
    }
  })
})

describe('a late login', () => {
  it('LOG-03 counts after the dialog was closed, and its invite is claimed once', () => {
    const closed = run([...submitted('sms', 'friend'), CLOSE]).state
    const step = loginStep(closed, accepted())
    expect(step).toEqual({
      state: { at: 'closed', generation: 4, smsSentAt: NOW, scode: null },
      effects: [
        { type: 'refreshUser', afterMs: 0 },
        { type: 'claimInvite', afterMs: 0, scode: 'friend' },
      ],
    })
    expect(effectTypes(loginStep(step.state, accepted()))).toEqual(['refreshUser'])
  })

  it('LOG-03 counts after the dialog was closed and opened again', () => {
    const step = run([...submitted('sms'), CLOSE, open('password'), edit('loginName', 'a'), accepted(true)])
    expect(step.state).toMatchObject({ at: 'succeeded', isSeven: true })
    expect(effectTypes(step)).toEqual(['refreshUser', 'due'])
    expect(run([...submitted('sms'), CLOSE, open('qr'), accepted()]).state.at).toBe('succeeded')
  })

  it('LOG-03 LOG-04 counts after its QR code was closed', () => {
    const away: LoginEvent[][] = [
      [{ type: 'toggleQr' }],
      [CLOSE, open('sms', 'friend')],
      [{ type: 'toggleQr' }, { type: 'toggleQr' }],
    ]
    for (const way of away) {
      const step = run([...READY, ...way, scanned('u1')])
      expect(step.state.at).toBe('succeeded')
      expect(effectTypes(step)).toEqual(['refreshUser', 'claimInvite', 'due'])
    }
    const closed = run([...READY, CLOSE, scanned('u1')])
    expect(closed.state.at).toBe('closed')
    expect(effectTypes(closed)).toEqual(['refreshUser', 'claimInvite'])
  })

  it('LOG-03 while one is already shown refreshes the user again and changes nothing else', () => {
    for (const name of ['succeeded', 'trial']) {
      const { state } = run(WAYS[name] ?? [])
      const step = loginStep(state, accepted(true))
      expect(step.state).toBe(state)
      expect(effectTypes(step)).toEqual(['refreshUser'])
    }
  })
})

describe('a changed password', () => {
  const CHANGED = [...submitted('forgot', 'friend'), changed()]

  it('LOG-07 says 修改成功 for 1.5 s, clears all but the mobile and resets the sliders', () => {
    expect(
      run([
        ...submitted('forgot', 'friend').slice(0, -1),
        edit('loginName', 'a1'),
        { type: 'submit' },
        changed(),
      ]),
    ).toEqual({
      state: {
        at: 'changed',
        generation: 4,
        form: aForm({
          mobile: MOBILE,
          smsSentAt: NOW,
          scode: 'friend',
          notice: { kind: 'success', title: null, text: '修改成功' },
        }),
      },
      effects: [
        { type: 'resetCaptcha', afterMs: 0 },
        { type: 'due', afterMs: 1500, generation: 4 },
      ],
    })
  })

  it('LOG-07 then returns to the QR login', () => {
    expect(run([...CHANGED, due()])).toEqual({
      state: {
        at: 'scan',
        generation: 5,
        form: aForm({ mobile: MOBILE, smsSentAt: NOW, scode: 'friend' }),
        scan: { status: 'fetching' },
      },
      effects: [{ type: 'fetchScan', afterMs: 0, generation: 5 }],
    })
  })

  it('LOG-07 keeps the inviter', () => {
    const [, ...rest] = CHANGED
    const from = run([{ type: 'open', mode: 'forgot', inviter: '李工', scode: null }]).state
    expect(run(rest, from).state).toMatchObject({ at: 'changed', form: { inviter: '李工', scode: null } })
  })

  it('LOG-07 is not a login: a late one changes nothing', () => {
    const late = [
      [...submitted('forgot'), CLOSE],
      [...submitted('forgot'), CLOSE, open('forgot')],
      CHANGED,
      [...CHANGED, due()],
    ]
    for (const way of late) {
      const { state } = run(way)
      for (const generation of [3, state.generation])
        expect(loginStep(state, changed(generation)).state).toBe(state)
    }
    const binding = run(submitted('binding')).state
    expect(loginStep(binding, changed()).state).toBe(binding)
    const submitting = run(submitted('forgot')).state
    for (const generation of [2, 4]) expect(loginStep(submitting, changed(generation)).state).toBe(submitting)
  })

  it('LOG-07 can be closed before the 1.5 s are over, and then stays closed', () => {
    const closed = run([...CHANGED, CLOSE]).state
    expect(closed.at).toBe('closed')
    expect(loginStep(closed, due()).state).toBe(closed)
  })
})
