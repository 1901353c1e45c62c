import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TrialPrice } from './trial-price'

afterEach(cleanup)

const show = () => {
  render(<TrialPrice budget={1_000_000_000} discounts={[2, 4, 6, 8]} start={5} />)
  return {
    field: screen.getByRole<HTMLInputElement>('textbox', { name: /试算报价/ }),
    slider: screen.getByRole<HTMLInputElement>('slider', { name: '试算下浮率' }),
    told: () => screen.getByRole('status').textContent,
  }
}

it('BID-10 begins at the median, and says where it stands among the awards', () => {
  const { field, slider, told: verdict } = show()
  expect([field.value, slider.value]).toEqual(['950.00', '5'])
  expect(verdict()).toBe('低于 4 次中标价中的 2 次，样本少')
  expect(screen.getByText('下浮 5.0%')).toBeTruthy()
})

it('BID-10 the slider writes the field, the field moves the slider', () => {
  const { field, slider, told: verdict } = show()
  fireEvent.change(slider, { target: { value: '7' } })
  expect([field.value, verdict()]).toEqual(['930.00', '低于 4 次中标价中的 3 次，样本少'])
  expect(slider.getAttribute('aria-valuetext')).toBe('下浮 7.0%，930.00 万元')
  fireEvent.change(field, { target: { value: '700' } })
  expect([slider.value, verdict()]).toEqual(['22', '比收录的 4 次中标价都低，样本少'])
  fireEvent.change(field, { target: { value: '1100' } })
  expect([slider.value, verdict()]).toEqual(['0', '高于控制价，收录的中标价都不高于控制价'])
})

it('BID-10 what is no price is said beside the field', () => {
  const { field, told: verdict } = show()
  fireEvent.change(field, { target: { value: '九百' } })
  expect(verdict()).toBe('请填写以万元为单位的报价')
  expect(field.getAttribute('aria-invalid')).toBe('true')
})
