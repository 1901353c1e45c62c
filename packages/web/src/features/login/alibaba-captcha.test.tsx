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
const RETRY = '安全验证没有加载出来，点击重试'
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
