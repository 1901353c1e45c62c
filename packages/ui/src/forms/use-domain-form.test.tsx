import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { TextField } from '../fields/field'
import { type DomainForm, useDomainForm } from './use-domain-form'

interface Order {
  readonly name: string
  readonly count: string
}

const EMPTY: Order = { name: '', count: '' }

const checkOrder = ({ name, count }: Order) => [
  ...(name === '' ? [{ field: 'name', message: '请填写名称' }] : []),
  ...(/^\d+$/.test(count) ? [] : [{ field: 'count', message: '请填写整数' }]),
  ...(name === count ? [{ field: 'both', message: '名称与数量相同' }] : []),
]

function OrderForm(options: Partial<DomainForm<Order>> & Pick<DomainForm<Order>, 'send'>) {
  const { field, submit, isSending, failure } = useDomainForm<Order>({
    initial: EMPTY,
    check: checkOrder,
    ...options,
  })
  return (
    <form onSubmit={submit} noValidate>
      <TextField label="名称" {...field('name')} />
      <TextField label="数量" {...field('count')} />
      <p role="alert">{failure}</p>
      <button type="submit" aria-busy={isSending}>
        提交
      </button>
    </form>
  )
}

afterEach(cleanup)

type Send = DomainForm<Order>['send']

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const submit = () => act(async () => fireEvent.click(screen.getByText('提交')))
const isBusy = () => screen.getByText('提交').getAttribute('aria-busy') === 'true'
const used = () => vi.fn<Send>(async () => null)

it('shows the messages of the check beside their fields, focuses the first, and sends nothing', async () => {
  const send = used()
  render(<OrderForm send={send} />)
  await submit()
  expect(screen.getByText('请填写名称')).toBeDefined()
  expect(screen.getByLabelText('数量').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(screen.getByLabelText('名称'))
  expect(screen.getByRole('alert').textContent).toBe('名称与数量相同')
  expect(send).not.toHaveBeenCalled()
})

it('a message disappears with the first key in its field, and none appears while typing', async () => {
  render(<OrderForm send={used()} />)
  await submit()
  type('数量', 'x')
  expect(screen.queryByText('请填写整数')).toBeNull()
  expect(screen.getByRole('alert').textContent).toBe('')
  expect(screen.getByText('请填写名称')).toBeDefined()
})

it('checks and sends the normalised values, and reports success', async () => {
  const [send, onSent] = [used(), vi.fn()]
  const tidy = ({ name, count }: Order) => ({ name: name.trim(), count: count.trim() })
  render(<OrderForm {...{ send, onSent, normalize: tidy }} />)
  type('名称', ' 甲 ')
  type('数量', ' 2')
  await submit()
  expect(send.mock.calls[0]?.[0]).toEqual({ name: '甲', count: '2' })
  expect(onSent).toHaveBeenCalledOnce()
})

it('waits for a check that has to be loaded', async () => {
  const send = used()
  render(<OrderForm send={send} check={async (order) => checkOrder(order)} />)
  type('名称', '甲')
  await submit()
  expect(screen.getByText('请填写整数')).toBeDefined()
  type('数量', '2')
  await submit()
  expect(send).toHaveBeenCalledOnce()
})

it("shows the gateway's messages beside their fields and focuses the first", async () => {
  const fields = [
    { field: 'count', message: '库存不足' },
    { field: 'elsewhere', message: 'x' },
  ]
  const onSent = vi.fn()
  render(<OrderForm send={async () => ({ message: '参数错误', fields })} onSent={onSent} />)
  type('名称', '甲')
  type('数量', '2')
  await submit()
  expect(screen.getByText('库存不足')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('数量'))
  expect(screen.getByRole('alert').textContent).toBe('')
  expect(onSent).not.toHaveBeenCalled()
})

it.each([
  ['提交过于频繁', '提交过于频繁'],
  [null, '提交失败，请稍后重试'],
])('shows a refusal without a field of the form on its own: %s', async (message, shown) => {
  const send = vi.fn<Send>(async () => ({ message, fields: [{ field: 'elsewhere', message: 'x' }] }))
  render(<OrderForm send={send} />)
  type('名称', '甲')
  type('数量', '2')
  await submit()
  expect(screen.getByRole('alert').textContent).toBe(shown)
  send.mockResolvedValue(null)
  await submit()
  expect(send).toHaveBeenCalledTimes(2)
  expect(screen.getByRole('alert').textContent).toBe('')
})

it('is busy while sending, and is not sent twice', async () => {
  let answer: (used: null) => void = () => {}
  const send = vi.fn<Send>(() => new Promise((resolve) => (answer = resolve)))
  render(<OrderForm send={send} />)
  type('名称', '甲')
  type('数量', '2')
  const form = screen.getByText('提交')
  await act(async () => {
    fireEvent.click(form)
    fireEvent.click(form)
  })
  await submit()
  expect(send).toHaveBeenCalledOnce()
  expect(isBusy()).toBe(true)
  await act(async () => answer(null))
  expect(isBusy()).toBe(false)
})

it('aborts a pending submit on unmount, without a message', async () => {
  const onSent = vi.fn()
  const send = vi.fn<Send>(
    (_, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  const { unmount } = render(<OrderForm {...{ send, onSent }} />)
  type('名称', '甲')
  type('数量', '2')
  await submit()
  const signal = send.mock.calls[0]?.[1]
  expect(signal?.aborted).toBe(false)
  await act(async () => unmount())
  expect(signal?.aborted).toBe(true)
  expect(onSent).not.toHaveBeenCalled()
})

it('starts with the problems of a form that came back', () => {
  const problems = [{ field: 'count', message: '请填写整数' }]
  render(<OrderForm send={used()} initial={{ name: '甲', count: 'x' }} problems={problems} />)
  expect(screen.getByText('请填写整数')).toBeDefined()
  type('数量', '2')
  expect(screen.queryByText('请填写整数')).toBeNull()
})
