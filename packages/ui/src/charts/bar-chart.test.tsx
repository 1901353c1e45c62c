import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { BarChart } from './bar-chart'

afterEach(cleanup)

const BARS = [
  { label: '2026-09', value: 1.2, text: '1.20' },
  { label: '2026-10', value: 0, text: '不足 3 条', isUnitless: true },
]

it('words in place of a figure have no unit', () => {
  const { container } = render(<BarChart title="每月成交价" unit="亿元" bars={BARS} />)
  const tips = [...container.querySelectorAll<SVGElement>('[data-tip]')].map(({ dataset }) => dataset.tip)
  expect(tips).toEqual(['2026-09：1.20 亿元', '2026-10：不足 3 条'])
})
