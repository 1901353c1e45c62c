import { fireEvent, render, screen } from '@testing-library/react'
import type { LoginGateway, LoginRefusal } from '@zhushutong/domain/login'
import { expect, it, vi } from 'vitest'
import { clock, dialogsInFakeTime, pass } from '@/testing/dialogs'
import type { SliderGateway } from './login.types'
import { LoginDialog } from './login-dialog'

dialogsInFakeTime()

const refused = (code: string, message: string | null = null, http = 200): LoginRefusal => ({
  error: { http, code, message },
})

const set = ({ asksConsent = false } = {}) => {
  const gateway = {
    sendSms: vi.fn<LoginGateway['sendSms']>(async () => ({ smsId: 's1' })),
    loginBySms: vi.fn<LoginGateway['loginBySms']>(async () => ({ isSeven: false })),
    loginByPassword: vi.fn<LoginGateway['loginByPassword']>(async () => ({ isSeven: false })),
    bindMobile: vi.fn<LoginGateway['bindMobile']>(async () => ({ isSeven: false })),
    resetPassword: vi.fn<LoginGateway['resetPassword']>(async () => ({ changed: true as const })),
    fetchScan: vi.fn<LoginGateway['fetchScan']>(async () => refused('1')),
    pollScan: vi.fn<LoginGateway['pollScan']>(async () => ({ scanned: false })),
    logout: vi.fn<LoginGateway['logout']>(async () => {}),
    trialUntil: async () => Date.UTC(2026, 10, 27, 2),
    agreement: async () => ({ content: '' }),
  }
  let round = 0
  const slider = {
    createChallenge: vi.fn<SliderGateway['createChallenge']>(async () => ({
      captchaId: 'c',
      background: 'data:,',
      piece: 'data:,',
      width: 320,
      height: 160,
      pieceSize: 48,
      pieceY: 40,
      difficulty: 1,
    })),
    createWork: vi.fn<SliderGateway['createWork']>(async () => ({ captchaId: 'w', difficulty: 9 })),
    verifyAlibaba: vi.fn<SliderGateway['verifyAlibaba']>(async () => ({ sign: 'alibaba-sign' })),
    verifyWork: vi.fn<SliderGateway['verifyWork']>(async () => ({ sign: 'work-sign' })),
    solveWork: vi.fn<SliderGateway['solveWork']>(async () => 'n1'),
    verifySlider: vi.fn<SliderGateway['verifySlider']>(async () => ({ sign: `sign${++round}` })),
  }
  const onLoggedIn = vi.fn()
  const onClose = vi.fn()
  render(<LoginDialog {...{ gateway, clock, slider, onLoggedIn, onClose, asksConsent }} />)
  return { gateway, slider, onLoggedIn, onClose }
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const press = async (name: string) => {
  fireEvent.click(button(name))
  await pass(0)
}
const slide = async () => {
  const open = screen.queryByRole('button', { name: '点击完成安全验证' })
  if (open) fireEvent.click(open)
  await pass(0)
  const handle = screen.getByRole('slider')
  for (const key of ['PageUp', 'PageUp', 'ArrowRight']) fireEvent.keyDown(handle, { key })
  fireEvent.keyDown(handle, { key: 'Enter' })
  await pass(0)
}
/** Requesting a code opens the puzzle; typing the code's last digit logs in. */
const askCode = async () => {
  type('手机号', '13800000000')
  await press('获取验证码')
  await slide()
}
const fillSms = async () => {
  await askCode()
  type('验证码', '123456')
}

const faults = () =>
  [...document.querySelectorAll('[role=alert], [id$=-error]')].map((line) => line.textContent).filter(Boolean)

it.each([
  ['获取验证码', '请输入正确手机号!'],
  ['点击完成安全验证', '请输入正确合法的手机号'],
])('VAL-10 VAL-13 an invalid mobile is reported once, beside the field: %s', async (pressed, fault) => {
  const { slider } = set()
  type('手机号', '123')
  fireEvent.blur(screen.getByLabelText('手机号'))
  expect(faults()).toEqual(['请输入正确合法的手机号'])
  await press(pressed)
  expect(faults()).toEqual([fault])
  const mobile = screen.getByLabelText('手机号')
  expect(document.getElementById(mobile.getAttribute('aria-describedby') ?? '')?.textContent).toBe(fault)
  expect(slider.createChallenge).not.toHaveBeenCalled()
  type('手机号', '13800000000')
  expect(faults()).toEqual([])
})

it('LOG-02 whoever cannot see the picture passes by work alone, and gets the same sign', async () => {
  const { gateway, slider } = set()
  type('手机号', '13800000000')
  await press('点击完成安全验证')
  await press('看不清图片？改用无图验证')
  expect(slider.createWork).toHaveBeenCalledWith('login', '13800000000', expect.any(AbortSignal))
  expect(slider.solveWork).toHaveBeenLastCalledWith(
    { captchaId: 'w', difficulty: 9 },
    expect.any(AbortSignal),
  )
  expect(slider.verifyWork).toHaveBeenCalledWith({ captchaId: 'w', nonce: 'n1' }, expect.any(AbortSignal))
  expect(screen.getByRole('button', { name: '验证通过' })).toBeTruthy()
  await press('获取验证码')
  expect(gateway.sendSms).toHaveBeenCalledWith(expect.objectContaining({ captcha: 'work-sign' }))
})

it('closing a puzzle while it loads aborts it', async () => {
  const { slider } = set()
  slider.createChallenge.mockReturnValueOnce(new Promise(() => {}))
  type('手机号', '13800000000')
  await press('点击完成安全验证')
  fireEvent(screen.getByRole('dialog', { name: '安全验证' }), new Event('cancel', { cancelable: true }))
  expect(slider.createChallenge.mock.calls[0]?.[2]?.aborted).toBe(true)
})

it('LOG-06 blocks another SMS for 60 s; then after a new slider it is sent automatically', async () => {
  const { gateway } = set()
  await askCode()
  expect(button('60 s 后重发').disabled).toBe(true)
  await pass(59_000)
  expect(button('1 s 后重发').disabled).toBe(true)
  await pass(1000)
  await press('重新获取')
  expect(gateway.sendSms).toHaveBeenCalledTimes(1)
  await slide()
  expect(gateway.sendSms).toHaveBeenCalledTimes(2)
  expect(gateway.sendSms.mock.calls.map(([asked]) => asked.captcha)).toEqual(['sign1', 'sign2'])
})

it('LOG-09 where a tick is configured, neither SMS nor login goes without it', async () => {
  const { gateway } = set({ asksConsent: true })
  type('手机号', '13800000000')
  await press('获取验证码')
  expect(faults()).toEqual(['请先阅读并勾选同意协议'])
  expect(screen.queryByRole('slider')).toBeNull()
  fireEvent.click(screen.getByRole('checkbox'))
  expect(faults()).toEqual([])
  await askCode()
  fireEvent.click(screen.getByRole('checkbox'))
  type('验证码', '123456')
  expect(gateway.loginBySms).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('checkbox'))
  await press('登录 / 注册')
  expect(gateway.loginBySms).toHaveBeenCalledOnce()
})

it('LOG-03 a login accepted after the dialog was closed is valid', async () => {
  const { gateway, onLoggedIn, onClose } = set()
  let accept: (answer: { isSeven: boolean }) => void = () => {}
  gateway.loginBySms.mockReturnValue(
    new Promise((resolve) => {
      accept = resolve
    }),
  )
  await fillSms()
  fireEvent.click(screen.getByLabelText('关闭'))
  expect(onClose).toHaveBeenCalledOnce()
  expect(onLoggedIn).not.toHaveBeenCalled()
  accept({ isSeven: false })
  await pass(0)
  expect(onLoggedIn).toHaveBeenCalledOnce()
})

it('LOG-08 00133 on sending is a warning titled 提示', async () => {
  const { gateway } = set()
  gateway.sendSms.mockResolvedValue(refused('00133', '今日发送次数已达上限'))
  type('手机号', '13800000000')
  await slide()
  await press('获取验证码')
  expect(screen.getByRole('alert').textContent).toBe('提示：今日发送次数已达上限')
  expect(button('点击完成安全验证')).toBeDefined()
})

it('VAL-12 a password can be shown', async () => {
  set()
  fireEvent.click(screen.getByRole('radio', { name: '密码登录' }))
  await pass(0)
  type('密码', 'abc 123!')
  expect(screen.getByLabelText('密码')).toMatchObject({ value: 'abc123', type: 'password' })
  fireEvent.blur(screen.getByLabelText('密码'))
  expect(screen.getByText('请输入8-20位字母和数字密码组合')).toBeDefined()
  await press('显示密码')
  expect(screen.getByLabelText('密码')).toHaveProperty('type', 'text')
})

it('who answered wrongly too often is told how long to wait', async () => {
  const { slider } = set()
  const text = '安全验证失败次数过多，请 40 秒后再试'
  slider.verifySlider.mockResolvedValueOnce({ error: '10002', message: null })
  type('手机号', '13800000000')
  await press('点击完成安全验证')
  slider.createChallenge.mockResolvedValueOnce({ error: '00429', message: text })
  await slide()
  expect(screen.getAllByText(text).length).toBeGreaterThan(0)
  expect(screen.queryByRole('slider')).toBeNull()
})
