import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { type AppUrl, PhoneTill } from './phone-till'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (appUrl: AppUrl) =>
  render(<PhoneTill orderId="o1" method="wechat" content="weixin://x" appUrl={appUrl} />)

it('PAY-18 the button asks for the address of this order and goes there', async () => {
  const open = vi.fn()
  vi.stubGlobal('open', open)
  const appUrl = vi.fn<AppUrl>(async () => 'https://wx.tenpay.com/pay')
  show(appUrl)
  fireEvent.click(screen.getByRole('button', { name: '打开微信支付' }))
  await vi.waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith('https://wx.tenpay.com/pay', '_self'))
  expect(appUrl).toHaveBeenCalledExactlyOnceWith('o1', 'wechat')
})

it('PAY-18 says what else can be done when there is no address', async () => {
  show(async () => ({ error: '50001', message: null }))
  fireEvent.click(screen.getByRole('button', { name: '打开微信支付' }))
  await screen.findByText('没有打开，请保存二维码后扫码支付，或换一种支付方式')
  expect(screen.getByRole('button', { name: '保存二维码' })).toBeDefined()
})
