import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { BarsView } from './bars.view'

afterEach(cleanup)

const BARS = [
  { label: '2026-09', value: 1.2, text: '1.20' },
  { label: '2026-10', value: 0, text: '不足 3 条', isUnitless: true },
]

it('words in place of a figure have no unit', () => {
  const rows = render(<BarsView unit="亿元" bars={BARS} />).container.querySelectorAll('li')
  expect([...rows].map(({ textContent }) => textContent)).toEqual(['2026-091.20 亿元', '2026-10不足 3 条'])
})
