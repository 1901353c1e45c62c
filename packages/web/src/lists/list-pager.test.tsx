import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { PAGE_SIZES } from '@zhushutong/domain/portal/pager'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ListPager } from './list-pager'

const assign = vi.fn()
beforeEach(() => {
  assign.mockReset()
  vi.stubGlobal('location', { assign })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (total: number, current = 1) =>
  render(
    <ListPager
      total={total}
      current={current}
      size={10}
      hrefOf={(page) => `/qiye/p${page}.html?grade=A`}
      sizeHref={(size) => `/qiye/?size=${size}`}
    />,
  )

const box = () => screen.getByRole('textbox', { name: /跳转到/ })
const jump = (text: string) => {
  fireEvent.input(box(), { target: { value: text } })
  fireEvent.submit(box().closest('form') as HTMLFormElement)
}

it('VAL-05 offers all six sizes, and marks the current one', () => {
  show(183)
  const sizes = PAGE_SIZES.map((size) => screen.getByRole('link', { name: `每页 ${size} 条` }))
  expect(sizes.map((link) => link.getAttribute('href'))).toEqual(
    PAGE_SIZES.map((size) => `/qiye/?size=${size}`),
  )
  expect(sizes.filter((link) => link.hasAttribute('aria-current')).map((link) => link.textContent)).toEqual([
    '10',
  ])
})

it('VAL-05 is hidden if everything fits on one page', () => {
  expect(show(10).container.innerHTML).toBe('')
})

it('VAL-05 has a jump box if not every page has a link', () => {
  show(70)
  expect(screen.queryByRole('textbox')).toBeNull()
  cleanup()
  show(71)
  expect(box()).toBeTruthy()
})

it('VAL-05 the jump box goes to the page, with the rest of the address', () => {
  show(183)
  jump('12')
  expect(assign).toHaveBeenCalledWith('/qiye/p12.html?grade=A')
})

it('VAL-05 the jump box refuses a missing page, until the text changes', () => {
  show(183)
  for (const [text, problem] of [
    ['20', '请输入 1 到 19 之间的页码'],
    ['0', '请输入 1 到 19 之间的页码'],
    ['', '请输入页码'],
  ] as const) {
    jump(text)
    expect(screen.getByRole('alert').textContent).toBe(problem)
    expect(box().getAttribute('aria-invalid')).toBe('true')
    expect(box().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
  }
  expect(assign).not.toHaveBeenCalled()
  fireEvent.input(box(), { target: { value: '19' } })
  expect(screen.queryByRole('alert')).toBeNull()
})
