import { cleanup, render, screen } from '@testing-library/react'
import { encode } from 'uqr'
import { afterEach, expect, it } from 'vitest'
import { Qr } from './qr'

afterEach(cleanup)

it('draws exactly the dark modules of the code, with its name', () => {
  render(<Qr text="https://example.com/pay/1" label="微信扫码支付" />)
  const svg = screen.getByRole('img', { name: '微信扫码支付' })
  const drawn =
    svg
      .querySelector('path')
      ?.getAttribute('d')
      ?.match(/M\d+ \d+/g) ?? []
  const { data } = encode('https://example.com/pay/1', { ecc: 'M', border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}`] : [])))
  expect(drawn).toEqual(dark)
  expect(svg.getAttribute('width')).toBe('180')
})
