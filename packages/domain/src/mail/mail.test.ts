import { describe, expect, it } from 'vitest'
import { MAIL_CODE_LIMITS } from './code-limits'
import {
  checkMailForm,
  findMailSendTime,
  isEmailAddress,
  MAIL_RESEND_MS,
  MAIL_TEXTS,
  maskEmail,
} from './index'

it('DRP-05 PRF-01 mails go to one plain address', () => {
  for (const right of ['a@b.cn', 'zhang.san+1@mail.example.com', 'X_9%@example.co'])
    expect([right, isEmailAddress(right)]).toEqual([right, true])
  const long = `${'a'.repeat(64)}@${'b'.repeat(60)}.com`
  const many = ['a@b.cn,c@d.cn', 'a@b.cn\nbcc: x@y.cn', '张三@b.cn', '<a@b.cn>']
  const broken = [
    '',
    'a',
    'a@b',
    '@b.cn',
    'a b@c.cn',
    'a..b@c.cn',
    '.a@c.cn',
    'a.@c.cn',
    'a@-b.cn',
    'a@b-.cn',
  ]
  for (const wrong of [...many, ...broken, 'a@b..cn', 'a@b.c', long])
    expect([wrong, isEmailAddress(wrong)]).toEqual([wrong, false])
})

it('PRF-02 an address is shown by its ends and its domain', () => {
  expect(maskEmail('zhangsan@example.com')).toBe('z****n@example.com')
  expect(maskEmail('abc@example.com')).toBe('a****c@example.com')
  expect(maskEmail('ab@example.com')).toBe('a****@example.com')
  expect(maskEmail('a@example.com')).toBe('a****@example.com')
})

describe('confirming an address', () => {
  it('PRF-01 needs an address, a code that was sent, six digits', () => {
    const form = { mail: 'a@b.cn', mailId: 'x', validationCode: '123456' }
    expect(checkMailForm(form)).toEqual([])
    expect(checkMailForm({ ...form, mail: 'a@b' })).toEqual([{ field: 'mail', message: MAIL_TEXTS.address }])
    const noCode = { field: 'validationCode', message: MAIL_TEXTS.noCode }
    expect(checkMailForm({ ...form, mailId: '' })).toEqual([noCode])
    for (const validationCode of ['', '12345', '1234567', 'abcdef'])
      expect(checkMailForm({ ...form, validationCode })).toEqual([{ ...noCode, message: MAIL_TEXTS.code }])
  })

  const none = { account: [], address: [], network: [] }
  it('PRF-01 the next code comes a minute later, of an account and to an address', () => {
    const now = 1_000_000_000
    expect(findMailSendTime(none, now)).toBe(now)
    for (const by of ['account', 'address'] as const) {
      const sent = { ...none, [by]: [now - MAIL_RESEND_MS + 1] }
      expect(findMailSendTime(sent, now)).toBe(now + 1)
      expect(findMailSendTime({ ...none, [by]: [now - MAIL_RESEND_MS] }, now)).toBe(now)
    }
    expect(findMailSendTime({ ...none, network: [now - 1] }, now)).toBe(now)
  })

  it.each(MAIL_CODE_LIMITS)('PRF-01 at most $most by $by within $within ms', ({ by, within, most }) => {
    const now = 1_000_000_000
    const sent = Array.from({ length: most }, () => now - within + 1)
    expect(findMailSendTime({ ...none, [by]: sent }, now)).toBeGreaterThan(now)
    expect(findMailSendTime({ ...none, [by]: sent.slice(1) }, now)).toBe(now)
  })
})
