import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { toasts } from '@zhushutong/ui/overlays/toast'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { openDialogs } from '@/testing/dialogs'
import { ReportDialog, type SendReport } from './report-dialog'

const TARGET = {
  kind: 'company',
  id: '1',
  title: '重庆建工',
  fields: [
    { value: 'name', label: '企业名称' },
    { value: 'other', label: '其他' },
  ],
}

beforeAll(openDialogs)
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  toasts.setState({ items: [] })
})

const open = (answer: Awaited<ReturnType<SendReport>>) => {
  const send = vi.fn<SendReport>(async () => answer)
  const onClose = vi.fn()
  render(<ReportDialog target={TARGET} send={send} onClose={onClose} onSent={() => undefined} />)
  return { send, onClose }
}
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const submit = () => act(async () => fireEvent.submit(document.querySelector('form') as HTMLFormElement))

it("REP-01 the gateway's messages are shown beside their fields, or below if they name none", async () => {
  const { onClose } = open({ message: '重复', fields: [{ field: 'field', message: '已提交过' }] })
  type(/有误的内容/, 'name')
  type(/正确的内容/, '新')
  await submit()
  expect(screen.getByText('已提交过')).toBeDefined()
  cleanup()
  open({ message: '提交过于频繁，请稍后再试', fields: [{ field: 'moduleId', message: 'x' }] })
  type(/有误的内容/, 'name')
  type(/正确的内容/, '新')
  await submit()
  expect(screen.getByRole('alert', { hidden: true }).textContent).toBe('提交过于频繁，请稍后再试')
  expect(onClose).not.toHaveBeenCalled()
})

it('is sent once however often the button is clicked, and aborted when the dialog closes', async () => {
  let answer: (used: null) => void = () => {}
  const send = vi.fn<SendReport>(() => new Promise((resolve) => (answer = resolve)))
  const onClose = vi.fn()
  const { unmount } = render(
    <ReportDialog target={TARGET} send={send} onClose={onClose} onSent={() => undefined} />,
  )
  type(/有误的内容/, 'name')
  type(/正确的内容/, '新')
  await submit()
  await submit()
  expect(send).toHaveBeenCalledOnce()
  expect(screen.getByText('提交').closest('button')?.getAttribute('aria-busy')).toBe('true')
  unmount()
  expect(send.mock.calls[0]?.[2]?.aborted).toBe(true)
  await act(async () => answer(null))
  expect([onClose.mock.calls, toasts.getState().items]).toEqual([[], []])
})
