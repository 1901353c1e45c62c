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
  run,
  submitted,
  WAYS,
} from './login.fixture'
import { loginStep } from './login.machine'

const CLOSE: LoginEvent = { type: 'close' }
const CLOSE_TRIAL: LoginEvent = { type: 'closeTrial' }

describe('a login', () => {
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
})
