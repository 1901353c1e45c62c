import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { NOW } from '@zhushutong/domain/testing'
import { expect, it, vi } from 'vitest'
import { dialogsInFakeTime, pass } from '@/testing/dialogs'
import { RefundDialog } from './refund-dialog'

dialogsInFakeTime()

const priced = {
  refundable: true,
  amount: 82_500,
  wallet: 0,
  points: 500,
  days: 365,
  usedDays: 14,
  differenceFen: 0,
  usedFen: 15_000,
  endsAt: NOW,
  isSpecial: false,
  message: '今天退可退 ¥830.00（已扣除已使用的 14 天 ¥150.00）。',
} as const

const show = async (
  price: object = priced,
  ask = vi.fn(
    async (
      _: { reason: string; amount: number; wallet: number; points: number },
      _signal: AbortSignal,
    ): Promise<object> => ({}),
  ),
) => {
  const onAsked = vi.fn()
  render(
    <RefundDialog
      calls={{ price: async () => price as typeof priced, ask }}
      onClose={() => {}}
      onAsked={onAsked}
    />,
  )
  await pass(0)
  return { ask, onAsked }
}

it('REF-06 an activity product is asked for as a special refund, with the sum and a reason', async () => {
  const message = '活动价一般不退；确需退款可申请特殊退款，今天按规则可退 ¥825.00，由工作人员审核。'
  const { ask } = await show({ ...priced, isSpecial: true, message })
  expect(screen.getByRole('heading', { name: '申请特殊退款' })).toBeDefined()
  expect(screen.getByText(message)).toBeDefined()
  fireEvent.change(screen.getByLabelText('退款理由'), { target: { value: '公司已注销' } })
  fireEvent.click(screen.getByText('确认申请'))
  await pass(0)
  expect(ask).toHaveBeenCalledOnce()
})

it('MEM-05 says why an order cannot be refunded, and what the gateway refuses', async () => {
  await show({ refundable: false, message: '服务期已结束，不予退款' })
  expect(screen.getByText('服务期已结束，不予退款')).toBeDefined()
  expect(screen.queryByText('确认申请')).toBeNull()
  cleanup()
  const { onAsked } = await show(
    priced,
    vi.fn(async () => ({ error: '00400', message: '可退金额已变化，请重新确认后提交' })),
  )
  fireEvent.change(screen.getByLabelText('退款理由'), { target: { value: '买错了' } })
  fireEvent.click(screen.getByText('确认申请'))
  await pass(0)
  expect(screen.getByRole('alert').textContent).toContain('可退金额已变化')
  expect(onAsked).not.toHaveBeenCalled()
})

it('REF-01 shows what the gateway says of the reason beside it', async () => {
  const fields = [{ field: 'reason', message: '退款理由不能包含证件号码' }]
  await show(
    priced,
    vi.fn(async () => ({ error: '00400', message: '参数错误', fields })),
  )
  const box = screen.getByLabelText('退款理由')
  fireEvent.change(box, { target: { value: '买错了' } })
  fireEvent.click(screen.getByText('确认申请'))
  await pass(0)
  expect(screen.getByText('退款理由不能包含证件号码')).toBeDefined()
  expect(box.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(box, { target: { value: '买错了，换一个' } })
  await pass(0)
  expect(screen.queryByText('退款理由不能包含证件号码')).toBeNull()
})

it('stops what is on its way when it closes', async () => {
  const signals: AbortSignal[] = []
  const wait = (signal: AbortSignal) => {
    signals.push(signal)
    return new Promise<never>(() => {})
  }
  const shown = render(
    <RefundDialog calls={{ price: wait, ask: async () => ({}) }} onClose={() => {}} onAsked={() => {}} />,
  )
  await pass(0)
  shown.unmount()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
})

it('DRP-04 a report that is not made yet goes back whole: nothing is used, and it is not made meanwhile', async () => {
  await show({
    ...priced,
    days: 0,
    usedDays: 0,
    usedFen: 0,
    points: 0,
    message: '报告还没有生成，全额退款。',
  })
  expect(screen.getByText(/申请后报告停止生成/)).toBeDefined()
  expect(screen.queryByText(/已使用/)).toBeNull()
})
