import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ConsultForm, type SendConsultation } from './consult-form'

afterEach(cleanup)

const REGIONS = [{ code: '500000', name: '重庆市' }]

const open = (answer: Awaited<ReturnType<SendConsultation>>, ownMobile: string | null = null) => {
  const send = vi.fn<SendConsultation>(async () => answer)
  const ownHref = ownMobile && '/center/?index=16'
  const props = { topic: 'zzfw', button: '提交', regions: REGIONS, ownMobile, ownHref, send }
  render(<ConsultForm {...props} />)
  return send
}
const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const submit = () => act(async () => fireEvent.submit(document.querySelector('form') as HTMLFormElement))

it("ASK-01 a member's own mobile is enough; what the gateway refuses stands below", async () => {
  const send = open({ message: '提交过于频繁，请稍后重试', fields: [] }, '122****1234')
  expect(screen.getByText(/122\*\*\*\*1234/)).toBeDefined()
  fill(/怎样称呼您/, '张工')
  fill(/所在地区/, '500000')
  await submit()
  expect(send.mock.calls[0]?.[0].mobile).toBe('')
  expect(screen.getByRole('alert').textContent).toBe('提交过于频繁，请稍后重试')
})

it('ASK-03 a member is told where the written answer will be', async () => {
  open({ number: 'ZX20261120-7K3M9Q' }, '122****1234')
  fill(/怎样称呼您/, '张工')
  fill(/所在地区/, '500000')
  await submit()
  expect(screen.getByRole('link', { name: '我的咨询' }).getAttribute('href')).toBe('/center/?index=16')
})
