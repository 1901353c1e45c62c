import { describe, expect, it } from 'vitest'
import { NOW } from '../testing'
import type { LoginEvent } from './index'
import {
  accepted,
  asking,
  edit,
  effectTypes,
  failure,
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

const CODED = ['sms', 'forgot', 'binding'] as const
const CLOSE: LoginEvent = { type: 'close' }

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

  it('VAL-13 LOG-02 with both the SMS is requested in the form’s mode', () => {
    for (const mode of CODED) {
      expect(run(asking(mode)).effects).toEqual([
        { type: 'sendSms', afterMs: 0, generation: 2, mode, mobile: MOBILE, captcha: 'c1' },
      ])
    }
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

  it('LOG-06 a sent SMS is recorded with its id and time', () => {
    expect(run([...asking('sms'), smsSent(NOW + 300)])).toEqual({
      state: {
        at: 'form',
        generation: 2,
        mode: 'sms',
        form: expect.objectContaining({ mobile: MOBILE, captcha: 'c1', smsId: 's1', smsSentAt: NOW + 300 }),
      },
      effects: [],
    })
  })

  it('LOG-08 a failed SMS shows its message, resets the slider and blocks nothing', () => {
    const step = run([...asking('sms'), smsFailed('10010')])
    expect(step.state).toMatchObject({
      at: 'form',
      mode: 'sms',
      form: { captcha: null, smsSentAt: null, notice: { text: '二次验证失败，请重新获取' } },
    })
    expect(step.state).not.toHaveProperty('askedAt')
    expect(effectTypes(step)).toEqual(['resetCaptcha'])
    expect(effectTypes(run([slid, sendSms(NOW + 1)], step.state))).toEqual(['sendSms'])
  })

  it('LOG-08 an HTTP error on sending clears the code that was typed', () => {
    const event: LoginEvent = { type: 'smsFailed', generation: 2, failure: failure(null, '系统维护中', 503) }
    expect(run([...asking('sms'), edit('code', '1234'), event]).state).toMatchObject({
      form: { code: '', notice: { text: '系统维护中' } },
    })
    expect(run([...asking('sms'), edit('code', '1234'), smsFailed()]).state).toMatchObject({
      form: { code: '1234' },
    })
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
  it('LOG-06 a second SMS is requested after 60 s and not before', () => {
    const sent = run(withSms('sms')).state
    for (const ms of [0, 1, 59_999, -1, -3_600_000]) {
      expect(loginStep(sent, sendSms(NOW + ms)).state).toBe(sent)
    }
    for (const ms of [60_000, 60_001])
      expect(effectTypes(loginStep(sent, sendSms(NOW + ms)))).toEqual(['sendSms'])
  })

  it('LOG-06 the block belongs to the last SMS sent, even if another failed since', () => {
    const again = [...withSms('sms'), sendSms(NOW + 60_000), smsFailed('10010', 3)]
    const failed = run([...again, slid]).state
    expect(failed).toMatchObject({ form: { smsSentAt: NOW, smsId: 's1' } })
    expect(loginStep(failed, sendSms(NOW + 59_999)).state).toBe(failed)
    expect(effectTypes(loginStep(failed, sendSms(NOW + 60_001)))).toEqual(['sendSms'])
  })

  it('LOG-06 the block survives a change of mode and closing the dialog', () => {
    const elsewhere: LoginEvent[][] = [
      [{ type: 'switchMode', mode: 'forgot' }],
      [{ type: 'toggleQr' }, { type: 'toggleQr' }],
      [CLOSE, open('forgot')],
      [{ type: 'toggleQr' }, CLOSE, open('sms')],
      [accepted(), CLOSE, open('sms')],
    ]
    for (const way of elsewhere) {
      const { state } = run([...withSms('sms'), ...way, edit('mobile', MOBILE), slid])
      expect(state).toMatchObject({ at: 'form', form: { smsSentAt: NOW, smsId: null } })
      expect(loginStep(state, sendSms(NOW + 59_999)).state).toBe(state)
      expect(effectTypes(loginStep(state, sendSms(NOW + 60_000)))).toEqual(['sendSms'])
    }
  })

  it('LOG-06 if the dialog moves on before the SMS is confirmed, it blocks from the time of the request', () => {
    const gone: LoginEvent[][] = [[{ type: 'switchMode', mode: 'forgot' }], [CLOSE, open('forgot')]]
    for (const way of gone) {
      const { state } = run([...asking('sms'), ...way, edit('mobile', MOBILE), slid])
      expect(loginStep(state, sendSms(NOW + 59_999)).state).toBe(state)
      expect(effectTypes(loginStep(state, sendSms(NOW + 60_000)))).toEqual(['sendSms'])
    }
  })

  it('LOG-06 once confirmed, it blocks from the time it was sent; its id is not used elsewhere', () => {
    const gone: LoginEvent[][] = [
      [{ type: 'switchMode', mode: 'forgot' }, smsSent(NOW + 500)],
      [CLOSE, smsSent(NOW + 500), open('forgot')],
      [{ type: 'toggleQr' }, smsSent(NOW + 500), { type: 'toggleQr' }],
      [accepted(), smsSent(NOW + 500), CLOSE, open('sms')],
    ]
    for (const way of gone) {
      const { state } = run([...asking('sms'), ...way, edit('mobile', MOBILE), slid])
      expect(state).toMatchObject({ form: { smsSentAt: NOW + 500, smsId: null } })
      expect(loginStep(state, sendSms(NOW + 60_499)).state).toBe(state)
      expect(effectTypes(loginStep(state, sendSms(NOW + 60_500)))).toEqual(['sendSms'])
    }
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
