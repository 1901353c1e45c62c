import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RangeForm } from './range-form'

afterEach(cleanup)

const assign = vi.fn()
beforeEach(() => {
  assign.mockReset()
  vi.stubGlobal('location', { pathname: '/zhaobiao/p3.html', search: '?region=510000', assign })
})
afterEach(() => vi.unstubAllGlobals())

/** Submits a range; the address it goes to. */
const search = async (of: 'fen' | 'count' | 'date', min: string, max: string) => {
  render(<RangeForm filterKey="budget" label="预算" of={of} value={null} />)
  const words = of === 'date' ? ['预算不早于', '预算不晚于'] : ['预算不低于', '预算不高于']
  const [first, second] = words.map((word) => screen.getByLabelText(word)) as [HTMLElement, HTMLElement]
  fireEvent.change(first, { target: { value: min } })
  fireEvent.change(second, { target: { value: max } })
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: '确定' }))
    await import('./read-range')
  })
  return assign.mock.calls[0]?.[0] ?? null
}

it('VAL-06 goes to the first page of the list with the bounds, amounts in fen', async () => {
  expect(await search('fen', ' 1.5 ', '')).toBe('/zhaobiao/?region=510000&budget=1500000%7E')
})

it('VAL-06 passes days unchanged', async () => {
  expect(await search('date', '2026-01-01', '2026-02-01')).toContain('budget=2026-01-01%7E2026-02-01')
})

it.each([
  ['', '', '请至少填写一端'],
  ['abc', '', '请填写不小于 0 的数字'],
  ['3', '2', '前一项不能大于后一项'],
])('VAL-06 shows what is wrong with "%s" to "%s"', async (min, max, problem) => {
  expect(await search('count', min, max)).toBeNull()
  expect(screen.getByRole('alert').textContent).toBe(problem)
  expect(screen.getByLabelText('预算不低于').getAttribute('aria-invalid')).toBe('true')
})

it('shows the current bounds, amounts in 万元', () => {
  render(<RangeForm filterKey="budget" label="预算" of="fen" value="1500000~" />)
  expect(screen.getByLabelText<HTMLInputElement>('预算不低于').value).toBe('1.5')
})

it('VAL-06 accepts usual notations of a day', async () => {
  expect(await search('date', '2026/1/5', '2026年2月1日')).toContain('budget=2026-01-05%7E2026-02-01')
})

it('VAL-06 a non-existent day is reported beside its own field, which gets the focus', async () => {
  expect(await search('date', '2026-01-01', '2026-02-30')).toBeNull()
  expect(screen.getByRole('alert').textContent).toBe('请填写正确的日期，如 2026-01-31')
  const wrong = screen.getByLabelText('预算不晚于')
  expect(document.activeElement).toBe(wrong)
  expect(wrong.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText('预算不早于').getAttribute('aria-invalid')).toBeNull()
})
