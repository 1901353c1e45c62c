import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { openDialogs } from '@zhushutong/ui/overlays/dialog.fixture'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { ChannelChoice } from './channels-field'
import { SubscribeDialog } from './subscribe-dialog'

beforeAll(openDialogs)
afterEach(cleanup)

const CHOICE: ChannelChoice = { mail: 'open', sms: 'open', mailAddress: 'a****b@x.cn', mobile: '122****0001' }
const TARGET = { subject: { of: 'channel', channel: 'new' }, name: '新闻' } as const

const show = (choice: ChannelChoice | { readonly error: string }) => {
  const send = vi.fn(async (..._sent: unknown[]) => null)
  const load = vi.fn(async () => choice)
  // A new function for every render, like a port's method.
  render(<SubscribeDialog target={TARGET} send={send} loadChannels={() => load()} onClose={() => {}} />)
  const submit = () => fireEvent.click(screen.getByRole('button', { name: '订阅' }))
  return { send, load, submit }
}
const box = (name: RegExp) => screen.findByRole('checkbox', { name })

it('SUB-05 an SMS is not sent at once, also if it was chosen before', async () => {
  const { send, submit } = show(CHOICE)
  fireEvent.click(await box(/短信/))
  fireEvent.change(screen.getByLabelText(/通知频率/), { target: { value: 'instant' } })
  expect(await box(/短信/)).toHaveProperty('disabled', true)
  submit()
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(send.mock.calls[0]?.[1]).toMatchObject({ frequency: 'instant', channels: [] })
})

it('SUB-05 mail alone is a list too; without an address it leads to the profile', async () => {
  const { send, submit } = show({ ...CHOICE, sms: 'off' })
  fireEvent.click(await box(/邮件/))
  expect(screen.queryByRole('checkbox', { name: /短信/ })).toBeNull()
  submit()
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(send.mock.calls[0]?.[1]).toMatchObject({ channels: ['mail'] })
})

it('SUB-05 subscribes to the inbox where the channels did not load', async () => {
  const { send, submit } = show({ error: 'network' })
  await screen.findByText(/其他通知方式暂时没有加载出来/)
  submit()
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(send.mock.calls[0]?.[1]).toMatchObject({ channels: [] })
})
