import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { toasts } from '@zhushutong/ui/overlays/toast'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { openDialogs } from '@/testing/dialogs'
import type { DialogHostProps } from '@/triggers/dialog-host'
import type { CallFailure } from '@/wiring/browser/failure'
import { type Gateway, GatewayContext } from '@/wiring/browser/gateway'
import { fakeGateway } from '@/wiring/browser/gateway.fixture'
import ReportDialog from './report-dialog'

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

type Answer = CallFailure | null
type Add = (report: object, options: { readonly signal?: AbortSignal }) => Promise<Answer>

const open = (add: Add) => {
  const send: Gateway['send'] = (make) => make({ corrections: { add } } as never) as Promise<Answer>
  const onClose = vi.fn()
  const refresh = vi.fn()
  const host = { onClose } as unknown as DialogHostProps
  const { unmount } = render(
    <AppRouterContext value={{ refresh } as never}>
      <GatewayContext value={{ ...fakeGateway({}), send }}>
        <ReportDialog target={TARGET} {...host} />
      </GatewayContext>
    </AppRouterContext>,
  )
  return { onClose, refresh, unmount }
}
const refuse = (message: string, field: string, text: string) =>
  open(async () => ({ error: 'validation', message, fields: [{ field, message: text }] }))
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const submit = () => act(async () => fireEvent.submit(document.querySelector('form') as HTMLFormElement))

it("REP-01 the gateway's messages are shown beside their fields, or below if they name none", async () => {
  const { onClose } = refuse('重复', 'field', '已提交过')
  type(/有误的内容/, 'name')
  type(/正确的内容/, '新')
  await submit()
  expect(screen.getByText('已提交过')).toBeDefined()
  cleanup()
  refuse('提交过于频繁，请稍后重试', 'moduleId', 'x')
  type(/有误的内容/, 'name')
  type(/正确的内容/, '新')
  await submit()
  expect(screen.getByRole('alert', { hidden: true }).textContent).toBe('提交过于频繁，请稍后重试')
  expect(onClose).not.toHaveBeenCalled()
})

it('is sent once however often the button is clicked, and aborted when the dialog closes', async () => {
  let answer: (used: null) => void = () => {}
  const add = vi.fn<Add>(() => new Promise((resolve) => (answer = resolve)))
  const { onClose, unmount } = open(add)
  type(/有误的内容/, 'name')
  type(/正确的内容/, '新')
  await submit()
  await submit()
  expect(add).toHaveBeenCalledOnce()
  expect(screen.getByText('提交').closest('button')?.getAttribute('aria-busy')).toBe('true')
  unmount()
  expect(add.mock.calls[0]?.[1].signal?.aborted).toBe(true)
  await act(async () => answer(null))
  expect([onClose.mock.calls, toasts.getState().items]).toEqual([[], []])
})

it('REP-01 a stored report closes the dialog and loads the page again, which shows its state', async () => {
  const add = vi.fn<Add>(async () => null)
  const { onClose, refresh } = open(add)
  type(/有误的内容/, 'name')
  type(/正确的内容/, '新')
  await submit()
  expect(add.mock.calls[0]?.[0]).toMatchObject({
    module: 'company',
    moduleId: '1',
    field: 'name',
    right: '新',
  })
  expect([onClose.mock.calls.length, refresh.mock.calls.length]).toEqual([1, 1])
})
