import { describe, expect, it } from 'vitest'
import { NOW } from '../testing'
import type { LoginEvent } from './index'
import {
  accepted,
  asking,
  edit,
  effectTypes,
  open,
  READY,
  run,
  scanned,
  smsSent,
  submitted,
  withSms,
} from './login.fixture'
import { loginStep } from './login.machine'

const CLOSE: LoginEvent = { type: 'close' }
const STAY: LoginEvent = { type: 'stay' }
const LEAVE: LoginEvent = { type: 'confirmLeave' }

describe('closing a binding', () => {
  it('LOG-05 only yes and no answer the question', () => {
    const { state } = run([...withSms('binding'), CLOSE])
    const others: LoginEvent[] = [
      CLOSE,
      open('sms'),
      edit('code', '000000'),
      { type: 'submit' },
      { type: 'sendSms', now: NOW + 60_000 },
      { type: 'toggleQr' },
      { type: 'switchMode', mode: 'sms' },
      { type: 'closeTrial' },
      { type: 'refreshScan' },
      { type: 'due', generation: state.generation },
    ]
    for (const event of others) {
      expect(loginStep(state, event)).toEqual({ state, effects: [] })
      expect(loginStep(state, event).state).toBe(state)
    }
  })
})

describe('answers that come while it is asked', () => {
  it('LOG-05 LOG-06 an SMS sent meanwhile is known after staying', () => {
    const { state } = run([...asking('binding'), CLOSE, smsSent(NOW + 500), STAY])
    expect(state).toMatchObject({ at: 'form', mode: 'binding', form: { smsId: 's1', smsSentAt: NOW + 500 } })
    const left = run([...asking('binding'), CLOSE, smsSent(NOW + 500), LEAVE]).state
    expect(left).toMatchObject({ at: 'closed', smsSentAt: NOW + 500 })
  })

  it('LOG-05 LOG-03 a binding completed meanwhile is a login, and the question disappears', () => {
    const step = run([...submitted('binding', 'friend'), CLOSE, accepted()])
    expect(step.state).toMatchObject({ at: 'succeeded', generation: 4 })
    expect(effectTypes(step)).toEqual(['refreshUser', 'claimInvite', 'due'])
    expect(run([...READY, scanned(null), CLOSE, scanned('u1')]).state.at).toBe('succeeded')
  })
})
