import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { UsAndThem, type UsAndThemLine } from './us-and-them'

afterEach(cleanup)

const line = (more: Partial<Extract<UsAndThemLine, { is: 'other' }>> = {}): UsAndThemLine => ({
  is: 'other',
  relation: 'competitor',
  total: 9,
  won: 4,
  lost: 2,
  elsewhere: 3,
  latestOn: '2026-07-15',
  difference: -2.9,
  href: '/us',
  ...more,
})
const text = (of: UsAndThemLine) => {
  cleanup()
  return render(<UsAndThem line={of} />).container.textContent
}

it('REL-07 tells meetings, wins of both, the latest month and how far the prices were apart', () => {
  expect(text(line())).toBe(
    '与我们：同场 9 次，我们胜 4，对方胜 2，他人中标 3 样本少最近 2026-07，相差 2.9%看这 9 次',
  )
  expect(screen.getByRole('link').getAttribute('href')).toBe('/us')
  expect(text(line({ total: 10, difference: null }))).not.toMatch(/样本少|相差/)
})

it('REL-07 never met is said, and the own company leads to its relations', () => {
  expect(text(line({ relation: null, total: 0 }))).toBe('近 3 年未与我们同场投标')
  expect(text({ is: 'own', href: '/own' })).toBe('这是我的企业看我们的关系链')
  expect(text(line({ relation: 'partner', total: 2 }))).toContain('组成联合体中标 2 项')
})
