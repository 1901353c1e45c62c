import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DataTable } from './data-table'

let contentWidth = 0
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(() => contentWidth)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const show = () =>
  render(
    <DataTable
      caption="业绩要求"
      rows={['一级']}
      rowKey={(row) => row}
      columns={[{ key: 'grade', header: '等级', cell: (row) => row }]}
    />,
  )

it('a table wider than its box is a named stop of the keyboard', () => {
  contentWidth = 301
  show()
  expect(screen.getByRole('region', { name: '业绩要求' }).tabIndex).toBe(0)
})

it('a table that fits is none', () => {
  contentWidth = 300
  show()
  expect(screen.queryByRole('region')).toBeNull()
  expect(document.querySelector('[tabindex]')).toBeNull()
})
