import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { dialogsInFakeTime, pass } from '@/testing/dialogs'
import type { PassRiskCheck, SliderGateway } from './login.types'
import { RealPersonDialog } from './real-person-dialog'

dialogsInFakeTime()

const set = (passRiskCheck: PassRiskCheck) => {
  let round = 0
  const slider = {
    createWork: vi.fn<SliderGateway['createWork']>(async () => ({ captchaId: 'w', difficulty: 9 })),
    verifyAlibaba: vi.fn<SliderGateway['verifyAlibaba']>(async () => ({ sign: 'alibaba-sign' })),
    verifyWork: vi.fn<SliderGateway['verifyWork']>(async () => ({ sign: 'work-sign' })),
    createChallenge: vi.fn<SliderGateway['createChallenge']>(async () => ({
      captchaId: `c${++round}`,
      background: 'data:,',
      piece: 'data:,',
      width: 320,
      height: 160,
      pieceSize: 48,
      pieceY: 40,
      difficulty: 1,
    })),
    solveWork: vi.fn<SliderGateway['solveWork']>(async () => 'n'),
    verifySlider: vi.fn<SliderGateway['verifySlider']>(async () => ({ sign: `sign${round}` })),
  }
  const [onPassed, onClose] = [vi.fn(), vi.fn()]
  render(<RealPersonDialog {...{ slider, passRiskCheck, onPassed, onClose }} />)
  return { slider, onPassed, onClose }
}

const slide = async () => {
  await pass(0)
  const handle = screen.getByRole('slider')
  for (const key of ['PageUp', 'PageUp', 'ArrowRight']) fireEvent.keyDown(handle, { key })
  fireEvent.keyDown(handle, { key: 'Enter' })
  await pass(0)
}

it('ERR-06 a refusal is told, with a new puzzle to try again', async () => {
  const text = '查询过于频繁，已暂停访问'
  const { slider, onPassed } = set(async () => ({ error: '00429', message: text }))
  await slide()
  expect(screen.getByRole('alert').textContent).toBe(text)
  expect(onPassed).not.toHaveBeenCalled()
  expect(slider.createChallenge).toHaveBeenCalledTimes(2)
})
