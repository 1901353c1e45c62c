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

it('INV-01 who is logged in is asked, claims with one click, and sees what came of it', async () => {
  const { gateway, onClaimed, onClose } = await open({ loggedIn: true })
  expect(screen.getByText('您的好友「张三」送您 3 天建筑管家 SVIP')).toBeDefined()
  expect(gateway.claim).not.toHaveBeenCalled()
  await press('立即领取')
  await pass(0)
  expect(screen.getByText('领取成功，会员权益已到账')).toBeDefined()
  expect(gateway.claim.mock.calls).toEqual([['ABC']])
  expect(onClaimed).toHaveBeenCalledOnce()
  fireEvent.click(screen.getAllByRole('button', { name: '关闭' }).at(-1) as HTMLElement)
  expect(onClose).toHaveBeenCalledOnce()
})

it('INV-01 a visitor is sent to the login with the friend’s name; after it the claim needs no click', async () => {
  const first = await open({ loggedIn: false })
  expect(first.onLogin.mock.calls).toEqual([['张三']])
  expect(first.gateway.claim).not.toHaveBeenCalled()
  expect(screen.queryByRole('dialog')).toBeNull()
  const second = await open({ loggedIn: true, claims: true })
  expect(second.onLogin).not.toHaveBeenCalled()
  expect(second.gateway.claim).toHaveBeenCalledOnce()
  expect(screen.getByText('领取成功，会员权益已到账')).toBeDefined()
})

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
