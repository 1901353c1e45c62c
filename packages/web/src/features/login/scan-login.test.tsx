import { fireEvent, render, screen } from '@testing-library/react'
import type { LoginGateway } from '@zhushutong/domain/login'
import { expect, it, vi } from 'vitest'
import { clock, dialogsInFakeTime, pass } from '@/testing/dialogs'
import type { LoginCalls } from './login.types'
import { LoginCard, LoginDialog } from './login-dialog'

dialogsInFakeTime()

const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(0)
}
const switchTo = async (mode: string) => {
  fireEvent.click(screen.getByRole('radio', { name: mode }))
  await pass(0)
}
const URL_SHOWN = 'http://localhost:4000/sandbox/wechat?state=s'

const begin = async (isPage = false, Login: typeof LoginDialog | typeof LoginCard = LoginDialog) => {
  const gateway = {
    fetchScan: vi.fn<LoginCalls['fetchScan']>(async () => ({ url: URL_SHOWN, taskId: 't1', isPage })),
    pollScan: vi.fn<LoginGateway['pollScan']>(async () => ({ scanned: false })),
    logout: vi.fn<LoginGateway['logout']>(async () => {}),
  }
  const [onLoggedIn, onClose] = [vi.fn(), vi.fn()]
  const slider = {
    ...{ createChallenge: vi.fn(), verifySlider: vi.fn(), verifyAlibaba: vi.fn() },
    ...{ createWork: vi.fn(), verifyWork: vi.fn(), solveWork: vi.fn() },
  }
  render(
    <Login
      {...{ clock, slider, onLoggedIn, onClose, asksConsent: false }}
      gateway={gateway as unknown as LoginCalls}
    />,
  )
  await switchTo('扫码登录')
  return { gateway, onLoggedIn, onClose }
}
const toBind = async (Login?: typeof LoginCard) => {
  const begun = await begin(false, Login)
  begun.gateway.pollScan.mockResolvedValue({ scanned: true, userId: null, isSeven: false })
  await pass(2000)
  return begun
}
const QUESTION = '退出后，不可完成登录，请问是否确定退出手机号验证？'

it('LOG-04 an expired or cancelled code says so and is refreshed by a click', async () => {
  const { gateway } = await begin()
  await pass(60_000)
  expect(gateway.pollScan).toHaveBeenCalledTimes(30)
  await press(/二维码已失效.*点击刷新/)
  expect(screen.getByRole('img', { name: '微信扫码登录二维码' })).toBeDefined()
  gateway.pollScan.mockResolvedValue({ scanned: false, over: 'cancelled' })
  await pass(2000)
  gateway.fetchScan.mockResolvedValue({ error: { http: 200, code: '00102', message: null } })
  await press(/已在手机上取消.*点击刷新/)
  expect(screen.getByRole('button', { name: /二维码获取失败.*点击刷新/ })).toBeDefined()
})

it('the fetch of a code that is no longer awaited is aborted, with the mode or the dialog', async () => {
  const { gateway, onClose } = await begin()
  const signals: AbortSignal[] = []
  gateway.fetchScan.mockImplementation(
    (signal?: AbortSignal) =>
      new Promise((_, reject) => {
        signals.push(signal!)
        signal!.addEventListener('abort', () => reject(signal!.reason))
      }),
  )
  await switchTo('短信登录')
  await switchTo('扫码登录')
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  await switchTo('短信登录')
  await switchTo('扫码登录')
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  fireEvent.click(screen.getAllByLabelText('关闭')[0]!)
  await pass(0)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
  expect(onClose).toHaveBeenCalledOnce()
})

it('LOG-05 closing a binding asks first; staying keeps it, leaving closes it', async () => {
  const { gateway, onClose } = await toBind()
  expect(screen.getByText('这个微信还没有账号，验证手机号后即可登录。')).toBeDefined()
  fireEvent.change(screen.getByLabelText('手机号'), { target: { value: '13800000000' } })
  fireEvent.click(screen.getAllByLabelText('关闭')[0]!)
  await pass(0)
  expect(screen.getByText(QUESTION)).toBeDefined()
  await press('取消')
  expect(screen.queryByText(QUESTION)).toBeNull()
  expect(screen.getByLabelText('手机号')).toHaveProperty('value', '13800000000')
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(screen.getAllByLabelText('关闭')[0]!)
  await pass(0)
  await press('确定')
  expect(onClose).toHaveBeenCalledOnce()
  expect(gateway.logout).toHaveBeenCalledOnce()
})

it('LOG-05 leaving a binding within a page starts the login over', async () => {
  const { gateway } = await toBind(LoginCard)
  await press('换一种方式登录')
  await press('确定')
  expect(screen.getByRole('radio', { name: '短信登录' })).toHaveProperty('checked', true)
  expect(gateway.logout).toHaveBeenCalledOnce()
})
