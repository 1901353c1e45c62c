import { act, fireEvent, render, screen } from '@testing-library/react'
import type { InviteGateway } from '@zhushutong/domain/invite'
import { expect, it, vi } from 'vitest'
import { clock, dialogsInFakeTime, pass } from '@/testing/dialogs'
import { InviteDialog } from './invite-dialog'

dialogsInFakeTime()

const GIFT = { inviter: '张三', scopeName: '建筑管家 SVIP', days: 3 }

const open = async (props: { loggedIn: boolean; claims?: boolean }, answers: Partial<InviteGateway> = {}) => {
  const gateway = {
    check: vi.fn<InviteGateway['check']>(answers.check ?? (async () => GIFT)),
    claim: vi.fn<InviteGateway['claim']>(answers.claim ?? (async () => ({ step: 0, msg: null }))),
  }
  const on = { onLogin: vi.fn(), onInvalid: vi.fn(), onClaimed: vi.fn(), onClose: vi.fn() }
  render(<InviteDialog code="ABC" claims={false} {...props} {...on} gateway={gateway} clock={clock} />)
  await pass(0)
  return { gateway, ...on }
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

it('INV-01 a refused claim says why; a failed check can be repeated; a bad code leads away', async () => {
  await open({ loggedIn: true }, { claim: async () => ({ step: 2, msg: '您已领取过该礼包' }) })
  await press('立即领取')
  await pass(0)
  expect(screen.getByText('您已领取过该礼包')).toBeDefined()

  let down = true
  await open(
    { loggedIn: true },
    { check: async () => (down ? { error: 'network', message: null } : { ...GIFT, inviter: '李四' }) },
  )
  down = false
  await press('重试')
  await pass(0)
  expect(screen.getByText('您的好友「李四」送您 3 天建筑管家 SVIP')).toBeDefined()

  const { onInvalid } = await open(
    { loggedIn: true },
    { check: async () => ({ error: '60000', message: null }) },
  )
  expect(onInvalid).not.toHaveBeenCalled()
  await pass(150)
  expect(onInvalid).toHaveBeenCalledOnce()
})
