import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { type AddSeats, AddSeatsForm } from './add-seats-form'
import { type GiveSeat, SeatForm } from './seat-form'

afterEach(cleanup)

const NOW = Date.UTC(2026, 10, 20, 2)

it('SEA-01 the form names a wrong number before it is sent, and what the gateway refuses', async () => {
  const give = vi.fn<GiveSeat>(async () => null)
  const onGiven = vi.fn()
  render(<SeatForm give={give} onGiven={onGiven} />)
  const submit = () => fireEvent.click(screen.getByText('给出共享账号'))
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type(/手机号/, '123')
  submit()
  expect(await screen.findByText('请填写正确的 11 位手机号')).toBeDefined()
  expect(give).not.toHaveBeenCalled()
  give.mockResolvedValueOnce({
    message: '该手机号已有共享账号',
    fields: [{ field: 'mobile', message: '该手机号已有共享账号' }],
  })
  type(/手机号/, '129 0000 0001')
  type(/姓名/, ' 张工 ')
  submit()
  expect(await screen.findByText('该手机号已有共享账号')).toBeDefined()
  expect(give.mock.calls[0]?.[0]).toEqual({ mobile: '12900000001', name: '张工' })
  type(/手机号/, '12900000002')
  submit()
  await waitFor(() => expect(onGiven).toHaveBeenCalledOnce())
})

it('SEA-04 more accounts are priced to the day, and ordered under the agreement at the price shown', async () => {
  const add = vi.fn<AddSeats>(async () => ({ orderId: 'o1' }))
  const onOrdered = vi.fn()
  const enterprise = { bought: 2, overTime: NOW + 100 * 86_400_000 }
  render(<AddSeatsForm {...{ enterprise, add, onOrdered }} now={NOW} onReadAgreement={() => {}} />)
  const submit = () => fireEvent.click(screen.getByText('去支付'))
  const count = (value: string) => fireEvent.change(screen.getByLabelText(/加购个数/), { target: { value } })
  count('3')
  expect(screen.getByText('¥821.92')).toBeDefined()
  submit()
  expect(await screen.findByText('请先阅读并同意《产品购买及使用协议》')).toBeDefined()
  fireEvent.click(screen.getByRole('checkbox'))
  count('98')
  submit()
  expect(await screen.findByText('加购的账号数为 1 到 97 的整数')).toBeDefined()
  expect(add).not.toHaveBeenCalled()
  count('3')
  submit()
  await waitFor(() => expect(onOrdered).toHaveBeenCalledWith('o1', 82_192))
  expect(add).toHaveBeenCalledWith(3, 82_192)
})
