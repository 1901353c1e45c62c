import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { openDialogs } from '@zhushutong/ui/overlays/dialog.fixture'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { type MailCalls, MailDialog } from './mail-dialog'

beforeAll(openDialogs)
afterEach(cleanup)

const NOW = Date.UTC(2026, 10, 26)

const show = (calls: Partial<MailCalls> = {}) => {
  const sendCode = vi.fn<MailCalls['sendCode']>(async () => ({ mailId: 'id1', resendAt: NOW + 60_000 }))
  const confirm = vi.fn<MailCalls['confirm']>(async () => null)
  const onSaved = vi.fn()
  render(
    <MailDialog
      isChange={false}
      calls={{ sendCode, confirm, ...calls }}
      now={() => NOW}
      onSaved={onSaved}
      onClose={() => {}}
    />,
  )
  return { sendCode, confirm, onSaved }
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(label)), { target: { value } })
const ask = () => act(async () => fireEvent.click(screen.getByRole('button', { name: '获取验证码' })))
const CODE = '邮箱收到的验证码'

it('PRF-01 a code is not sent twice in its first minute, and confirms the address', async () => {
  const { sendCode, confirm, onSaved } = show()
  type('^邮箱(?!收)', ' zhang@example.com ')
  await ask()
  expect(sendCode).toHaveBeenCalledExactlyOnceWith('zhang@example.com')
  expect(screen.getByRole('button', { name: '60 s 后重发' })).toHaveProperty('disabled', true)
  type(CODE, '12 34 56')
  fireEvent.click(screen.getByRole('button', { name: '确认邮箱' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(confirm.mock.calls[0]?.[0]).toEqual({
    mail: 'zhang@example.com',
    mailId: 'id1',
    validationCode: '123456',
  })
})

it('PRF-01 says why a code was not sent, at the address', async () => {
  show({ sendCode: async () => ({ error: '00429', message: '发送过于频繁，请稍后重试' }) })
  type('^邮箱(?!收)', 'zhang@example.com')
  await ask()
  expect(screen.getByText('发送过于频繁，请稍后重试')).toBeDefined()
  expect(screen.getByRole('button', { name: '获取验证码' })).toHaveProperty('disabled', false)
})
