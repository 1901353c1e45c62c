import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { dialogsInFakeTime, pass } from '@/testing/dialogs'
import { CodeForm } from './code-form'

dialogsInFakeTime()

const order = { orderCode: 'FW1', kindName: '资质代办', title: '建筑资质', companyName: '甲公司', total: 100 }
const CODE = '2345-6789-ABCD'

const show = (calls: Partial<Parameters<typeof CodeForm>[0]> = {}) => {
  const parts = {
    find: vi.fn(async (_: string, _signal: AbortSignal) => [order]),
    confirm: vi.fn(async () => ({ orderId: 'o1' })),
    onConfirmed: vi.fn(),
  }
  const props = { ...parts, ...calls }
  render(<CodeForm {...props} />)
  return { ...parts, box: screen.getByLabelText('服务码') }
}
const search = async (box: HTMLElement, code: string) => {
  fireEvent.change(box, { target: { value: code } })
  fireEvent.click(screen.getByText('查询'))
  await pass(0)
}

it('BOS-08 a code that cannot be one is not sent', async () => {
  const { box, find } = show()
  await search(box, '1')
  expect(screen.getByText('请输入 12 位服务码，在委托单上')).toBeDefined()
  expect(find).not.toHaveBeenCalled()
})

it('BOS-08 the order is shown before it is confirmed', async () => {
  const { box, find, confirm, onConfirmed } = show()
  await search(box, CODE)
  expect(find).toHaveBeenCalledExactlyOnceWith(CODE, expect.any(AbortSignal))
  expect(screen.getByRole('dialog').textContent).toContain(
    '甲公司委托的“建筑资质”（资质代办），订单号 FW1，合计 ¥1.00',
  )
  fireEvent.click(screen.getByText('确认订单'))
  await pass(0)
  expect(confirm).toHaveBeenCalledExactlyOnceWith(CODE)
  expect(onConfirmed).toHaveBeenCalledExactlyOnceWith('o1')
})

it('BOS-08 what the gateway refuses is said beside the code', async () => {
  const { box } = show({ find: async () => ({ error: '40004', message: '没有这个服务码' }) })
  await search(box, CODE)
  expect(screen.getByText('没有这个服务码')).toBeDefined()
  fireEvent.change(box, { target: { value: '2345' } })
  expect(screen.queryByText('没有这个服务码')).toBeNull()
})
