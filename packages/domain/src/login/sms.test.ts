import { describe, expect, it } from 'vitest'
import { NOW } from '../testing'
import {
  asking,
  edit,
  effectTypes,
  MOBILE,
  open,
  run,
  sendSms,
  slid,
  smsFailed,
  smsSent,
  submitted,
  WAYS,
  withSms,
} from './login.fixture'
import { loginStep } from './login.machine'

describe('asking for a code', () => {
  it('VAL-13 nothing is sent without a valid mobile and a passed slider', () => {
    const bare = run([open('sms'), slid, sendSms()])
    expect(bare).toMatchObject({
      state: { at: 'form', form: { captcha: 'c1', notice: { kind: 'error', text: '请输入正确手机号!' } } },
      effects: [],
    })
    const unslid = run([open('sms'), edit('mobile', MOBILE), sendSms()])
    expect(unslid).toMatchObject({
      state: { at: 'form', form: { notice: { kind: 'error', title: null, text: '请先完成滑块安全验证!' } } },
      effects: [],
    })
    expect(run([sendSms()], run([slid], unslid.state).state).state).toMatchObject({
      at: 'sending',
      form: { notice: null },
    })
  })

  it('LOG-06 the password login requests none, and only a form does', () => {
    const password = run([open('password'), edit('mobile', MOBILE), slid]).state
    expect(loginStep(password, sendSms()).state).toBe(password)
    for (const name of [
      'closed',
      'sending',
      'submitting',
      'showing',
      'leaving',
      'changed',
      'succeeded',
      'trial',
    ]) {
      const { state } = run(WAYS[name] ?? [])
      expect(loginStep(state, sendSms(NOW + 60_000)).state).toBe(state)
    }
  })

  it('LOG-08 the failure of an earlier SMS is ignored', () => {
    for (const way of [asking('sms'), withSms('sms'), submitted('sms'), [open('sms')], []]) {
      const { state } = run(way)
      expect(loginStep(state, smsFailed('10010', state.generation - 1)).state).toBe(state)
    }
    const form = run(withSms('sms')).state
    expect(loginStep(form, smsFailed('10010', 2)).state).toBe(form)
    const submitting = run(submitted('sms')).state
    expect(loginStep(submitting, smsFailed('10010', 3)).state).toBe(submitting)
  })
})

describe('resending', () => {
  it('LOG-06 the block belongs to the last SMS sent, even if another failed since', () => {
    const again = [...withSms('sms'), sendSms(NOW + 60_000), smsFailed('10010', 3)]
    const failed = run([...again, slid]).state
    expect(failed).toMatchObject({ form: { smsSentAt: NOW, smsId: 's1' } })
    expect(loginStep(failed, sendSms(NOW + 59_999)).state).toBe(failed)
    expect(effectTypes(loginStep(failed, sendSms(NOW + 60_001)))).toEqual(['sendSms'])
  })

  it('LOG-06 a late SMS answer does not count for the one being sent', () => {
    const { state } = run([
      ...asking('sms'),
      { type: 'switchMode', mode: 'forgot' },
      slid,
      sendSms(NOW + 60_000),
      smsSent(NOW + 60_001),
    ])
    expect(state).toMatchObject({
      at: 'sending',
      generation: 4,
      askedAt: NOW + 60_000,
      form: { smsId: null, smsSentAt: NOW + 60_001 },
    })
  })
})
