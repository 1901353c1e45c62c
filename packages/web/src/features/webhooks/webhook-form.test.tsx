import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { WebhookForm } from '@zhushutong/domain/webhooks'
import type { Refusal } from '@zhushutong/ui/forms/use-domain-form'
import { openDialogs } from '@zhushutong/ui/overlays/dialog.fixture'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { WebhookDialog } from './webhook-form'

beforeAll(openDialogs)
afterEach(cleanup)

const CHOICES = [
  { id: 's1', name: '重庆的招标' },
  { id: 's2', name: '企业的变动' },
]
const NEW: WebhookForm = { name: '', url: '', subscriptionIds: null }

const show = (initial: WebhookForm = NEW, refusal: Refusal | null = null) => {
  const send = vi.fn(async (_form: WebhookForm, _signal: AbortSignal) => refusal)
  const onSent = vi.fn()
  render(
    <WebhookDialog
      title="新建接收地址"
      initial={initial}
      choices={CHOICES}
      allowsLocal={false}
      send={send}
      onSent={onSent}
      onClose={() => {}}
    />,
  )
  return { send, onSent }
}
const save = () => fireEvent.click(screen.getByRole('button', { name: '保存' }))

it('WHK-01 sends the subscriptions that are chosen, of those that still exist', async () => {
  const { send } = show({ name: '投标系统', url: 'https://example.com/', subscriptionIds: ['gone', 's1'] })
  expect(screen.getByRole('checkbox', { name: '重庆的招标' })).toHaveProperty('checked', true)
  fireEvent.click(screen.getByRole('checkbox', { name: '企业的变动' }))
  save()
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(send.mock.calls[0]?.[0].subscriptionIds).toEqual(['s1', 's2'])
})

it('WHK-01 what the gateway says of a field stands at the field, and what is typed stays', async () => {
  const refusal = { message: null, fields: [{ field: 'url', message: '这个地址打不开' }] }
  const { onSent } = show({ ...NEW, name: '投标系统', url: 'https://example.com/' }, refusal)
  save()
  await screen.findByText('这个地址打不开')
  expect(onSent).not.toHaveBeenCalled()
  expect(screen.getByLabelText(/^名称/)).toHaveProperty('value', '投标系统')
})
