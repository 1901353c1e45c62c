import { expect, it } from 'vitest'
import { PHONE_TILL_FAILED, phoneTill } from './index'
import { isInWechat } from './phone-till'

const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1'
const WECHAT = `${SAFARI} MicroMessenger/8.0.50`

it('PAY-18 a phone opens the app of the method', () => {
  expect(phoneTill('wechat', SAFARI).open).toBe('打开微信支付')
  expect(phoneTill('alipay', SAFARI).open).toBe('打开支付宝支付')
  expect(phoneTill('alipay', SAFARI).hint).toContain('保存二维码后打开支付宝“扫一扫”')
})

it('PAY-18 in WeChat nothing is opened, and the ways out are named', () => {
  expect([isInWechat(WECHAT), isInWechat(SAFARI)]).toEqual([true, false])
  for (const method of ['wechat', 'alipay'] as const) {
    expect(phoneTill(method, WECHAT).open).toBeNull()
    expect(phoneTill(method, WECHAT).hint).toContain('在浏览器打开')
  }
  expect(PHONE_TILL_FAILED).toContain('保存二维码')
})
