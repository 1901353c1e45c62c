import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { dialogsInFakeTime, pass } from '@/testing/dialogs'
import type { SliderGateway } from './login.types'
import { SliderCaptcha } from './slider-captcha'

dialogsInFakeTime()

interface Options {
  readonly SceneId: string
  readonly mode: string
  readonly rem: number
  readonly success: (param: string) => void
  readonly fail: (result: unknown) => void
  readonly getInstance: (instance: unknown) => void
  readonly onError: (error: unknown) => void
  readonly onClose: () => void
}

let rounds = 0
beforeEach(() => {
  rounds = 0
})

const set = () => {
  const slider = {
    createChallenge: vi.fn<SliderGateway['createChallenge']>(async () => ({
      captchaId: `c${++rounds}`,
      sceneId: 'scene01',
      prefix: 'prefix01',
      difficulty: 7,
    })),
    verifyAlibaba: vi.fn<SliderGateway['verifyAlibaba']>(async () => ({ sign: 'alibaba-sign' })),
    verifySlider: vi.fn<SliderGateway['verifySlider']>(),
    createWork: vi.fn<SliderGateway['createWork']>(async () => ({ captchaId: 'w', difficulty: 9 })),
    verifyWork: vi.fn<SliderGateway['verifyWork']>(async () => ({ sign: 'work-sign' })),
    solveWork: vi.fn<SliderGateway['solveWork']>(async () => 'nonce1'),
  }
  const [onPassed, onRefused] = [vi.fn(), vi.fn()]
  render(<SliderCaptcha {...{ slider, onPassed, onRefused }} scene="login" subject="13800000000" />)
  return { slider, onPassed }
}

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(0)
}
const OPEN = '点击完成安全验证'
const RETRY = '安全验证加载失败，点击重试'
const frame = () => screen.getByTitle<HTMLIFrameElement>('安全验证')

/** Loads the framed page as served by the portal; a page without the element is an error. */
const arrive = (body = '<div id="captcha-element"></div><button id="captcha-button" hidden></button>') => {
  const page = frame().contentDocument!
  page.replaceChildren(page.createElement('html'))
  page.documentElement.innerHTML = `<head></head><body>${body}</body>`
  fireEvent.load(frame())
}
const script = () => frame().contentDocument!.querySelector('script')

/** Runs Alibaba's script, which is asked to show its challenge. */
const run = () => {
  const init = vi.fn<(options: Options) => void>()
  const view = frame().contentWindow as unknown as {
    initAliyunCaptcha: typeof init
    AliyunCaptchaConfig: unknown
  }
  view.initAliyunCaptcha = init
  fireEvent.load(script()!)
  return { options: init.mock.calls[0]![0], init, config: view.AliyunCaptchaConfig }
}
const begin = async () => {
  await press(OPEN)
  arrive()
  const ran = run()
  await act(async () => ran.options.getInstance({}))
  return ran
}

it('LOG-02 the script is loaded when a check is opened, into the framed page only, with what the gateway said', async () => {
  const { slider } = set()
  await press(OPEN)
  expect(slider.createChallenge).toHaveBeenCalledWith('login', '13800000000', expect.any(AbortSignal))
  expect(frame().getAttribute('src')).toBe('/captcha')
  expect(screen.getByText('正在加载安全验证')).toBeTruthy()
  arrive()
  expect(script()?.src).toBe('https://o.alicdn.com/captcha-frontend/aliyunCaptcha/AliyunCaptcha.js')
  expect(document.querySelector('script')).toBeNull()
  const clicked = vi.fn()
  frame().contentDocument!.getElementById('captcha-button')!.onclick = clicked
  const { options, config } = run()
  expect(config).toEqual({ region: 'cn', prefix: 'prefix01' })
  expect(options).toMatchObject({
    ...{ SceneId: 'scene01', mode: 'popup', language: 'cn' },
    ...{ element: '#captcha-element', button: '#captcha-button' },
  })
  await act(async () => options.getInstance({}))
  expect(clicked).toHaveBeenCalledOnce()
  expect(screen.queryByText('正在加载安全验证')).toBeNull()
  expect(document.activeElement).toBe(frame())
})

it('LOG-02 what the script gave goes to the gateway unmodified, with the work, and passes the check', async () => {
  const { slider, onPassed } = set()
  const { options } = await begin()
  await act(async () => options.success('{"a":"+/=="} '))
  expect(slider.solveWork).toHaveBeenCalledWith(
    expect.objectContaining({ captchaId: 'c1', difficulty: 7 }),
    expect.any(AbortSignal),
  )
  expect(slider.verifyAlibaba).toHaveBeenCalledExactlyOnceWith(
    { captchaId: 'c1', param: '{"a":"+/=="} ', nonce: 'nonce1' },
    expect.any(AbortSignal),
  )
  expect(onPassed).toHaveBeenCalledExactlyOnceWith('alibaba-sign')
  expect(screen.getByRole('button', { name: '验证通过' })).toBeTruthy()
  expect(screen.queryByTitle('安全验证')).toBeNull()
})

it('a second report of the script is ignored', async () => {
  const { slider, onPassed } = set()
  const { options } = await begin()
  await act(async () => {
    options.success('p1')
    options.success('p2')
    options.onClose()
    options.onError({})
  })
  expect(slider.verifyAlibaba).toHaveBeenCalledOnce()
  expect(onPassed).toHaveBeenCalledOnce()
})

it.each([
  ['10002', '验证没有通过，请再试一次'],
  ['10003', '验证已失效，请再试一次'],
])('LOG-02 a refusal (%s) is told beside another challenge', async (error, text) => {
  const { slider, onPassed } = set()
  slider.verifyAlibaba.mockResolvedValueOnce({ error, message: 'x' })
  const first = await begin()
  await act(async () => first.options.success('p1'))
  expect(screen.getAllByText(text).length).toBeGreaterThan(0)
  arrive()
  await act(async () => run().options.success('p2'))
  expect(slider.verifyAlibaba.mock.lastCall?.[0]).toMatchObject({ captchaId: 'c2', param: 'p2' })
  expect(onPassed).toHaveBeenCalledExactlyOnceWith('alibaba-sign')
})

it('LOG-02 when the gateway gets no answer from Alibaba, its words are shown, and the check can be tried again', async () => {
  const text = '安全验证服务暂时没有响应，请稍后再试；也可以改用无图验证或微信扫码登录'
  const { slider, onPassed } = set()
  slider.verifyAlibaba.mockResolvedValueOnce({ error: '00135', message: text })
  const { options } = await begin()
  await act(async () => options.success('p1'))
  await press(text)
  expect(frame()).toBeTruthy()
  await press('看不清图片？改用无图验证')
  expect(onPassed).toHaveBeenCalledExactlyOnceWith('work-sign')
})

it.each<[string, () => Promise<void>]>([
  ['the page is refused', async () => arrive('')],
  [
    'the script does not load',
    async () => {
      arrive()
      fireEvent.error(script()!)
    },
  ],
  [
    'the script says nothing',
    async () => {
      arrive()
      fireEvent.load(script()!)
    },
  ],
  [
    'the challenge does not load',
    async () => {
      arrive()
      run().options.onError({ code: 'x' })
    },
  ],
  [
    'nothing comes',
    async () => {
      await pass(15_000)
    },
  ],
])('LOG-02 when %s, the check says so and starts over on a click', async (_, fail) => {
  const { slider } = set()
  await press(OPEN)
  await act(fail)
  await pass(0)
  expect(screen.queryByTitle('安全验证')).toBeNull()
  await press(RETRY)
  expect(slider.createChallenge).toHaveBeenCalledTimes(2)
  expect(frame()).toBeTruthy()
})

it.each(['its own cross', 'Esc in the frame', 'Esc in the dialog'])(
  'LOG-02 %s closes the check, and nothing of it remains; the focus returns',
  async (how) => {
    const { slider, onPassed } = set()
    const opener = screen.getByRole('button', { name: OPEN })
    opener.focus()
    const { options } = await begin()
    const page = frame().contentDocument!
    await act(async () => {
      if (how === 'its own cross') options.onClose()
      else if (how === 'Esc in the frame') fireEvent.keyDown(page.body, { key: 'Escape' })
      else fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.querySelector('iframe, script')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: OPEN }))
    await act(async () => options.success('late'))
    expect(slider.verifyAlibaba).not.toHaveBeenCalled()
    expect(onPassed).not.toHaveBeenCalled()
  },
)
