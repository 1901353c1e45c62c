import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { dialogsInFakeTime, pass } from '@/testing/dialogs'
import { type RestCalls, RestDialog } from './rest-dialog'

dialogsInFakeTime()

const press = async (text: string) => {
  fireEvent.click(screen.getByText(text))
  await pass(0)
}
const show = async (calls: RestCalls, onAsked = () => {}) => {
  render(<RestDialog calls={calls} onClose={() => {}} onAsked={onAsked} />)
  await pass(0)
}

const rest = {
  amount: 500,
  parts: [{ orderCode: 'ZST1', payTypeName: '微信支付', paySuccTime: 1_800_000_000_000, amount: 500 }],
}

it('WAL-04 tells which payments the rest goes back to, and asks with the sum that was shown', async () => {
  const ask = vi.fn(async (_: object, _signal: AbortSignal) => ({}))
  const onAsked = vi.fn()
  const calls = { price: async () => rest, ask }
  await show(calls, onAsked)
  expect(screen.getByText(/退到微信支付/)).toBeDefined()
  await press('确认申请')
  expect(screen.getByText('请填写退款理由')).toBeDefined()
  fireEvent.change(screen.getByLabelText('退款理由'), { target: { value: ' 不用了 ' } })
  await press('确认申请')
  expect(ask).toHaveBeenCalledExactlyOnceWith({ reason: '不用了', amount: 500 }, expect.any(AbortSignal))
  expect(onAsked).toHaveBeenCalledOnce()
})

it('WAL-04 says why the rest was not asked for', async () => {
  const ask = async () => ({ error: '00400', message: '钱包余额已变化，请重新确认后提交' })
  const calls = { price: async () => rest, ask }
  await show(calls)
  fireEvent.change(screen.getByLabelText('退款理由'), { target: { value: '不用了' } })
  await press('确认申请')
  expect(screen.getByRole('alert').textContent).toContain('钱包余额已变化')
})
