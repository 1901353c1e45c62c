import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hiddenEdges, ScrollRow, showInRow } from './scroll-row'

const WIDTH = 300
const NAMES = [...'甲乙丙丁戊己庚辛壬癸']
const LINK_WIDTH = 100

/**
 * jsdom has no layout: this is a row of ten links of 100 px in a window of 300 px, scrolled by scrollLeft.
 */
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(NAMES.length * LINK_WIDTH)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = this.parentElement?.classList.contains('scroll-row')
      ? [...this.parentElement.children].indexOf(this)
      : null
    if (index === null) return DOMRect.fromRect({ x: 0, width: WIDTH })
    const x = index * LINK_WIDTH - (this.parentElement?.scrollLeft ?? 0)
    return DOMRect.fromRect({ x, width: LINK_WIDTH })
  })
  vi.stubGlobal('DOMRect', {
    fromRect: ({ x, width }: { x: number; width: number }) => ({ left: x, right: x + width }),
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const shown = (current: number) => {
  render(
    <ScrollRow data-testid="row">
      {NAMES.map((name, i) => (
        <a key={name} href={`/${name}`} aria-current={i === current ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </ScrollRow>,
  )
  return screen.getByTestId('row')
}

it('reports at which ends more is hidden', () => {
  const box = { clientWidth: 300, scrollWidth: 1000 }
  expect(hiddenEdges({ ...box, scrollLeft: 0 })).toBe('end')
  expect(hiddenEdges({ ...box, scrollLeft: 350 })).toBe('start end')
  expect(hiddenEdges({ ...box, scrollLeft: 700 })).toBe('start')
  expect(hiddenEdges({ clientWidth: 300, scrollWidth: 300, scrollLeft: 0 })).toBe('')
})

it('starts with its current link in view, clear of the faded end', () => {
  expect(shown(1).scrollLeft).toBe(0)
  cleanup()
  const row = shown(6)
  expect(row.scrollLeft).toBe(700 - WIDTH + 32)
  expect(row.dataset.hides).toBe('start end')
})

it('scrolls back to an earlier link as well', () => {
  const row = shown(6)
  showInRow(row, row.children[2] as Element)
  expect(row.scrollLeft).toBe(200 - 32)
})

it('scrolls by a vertical wheel until its end, and leaves the rest to the page', () => {
  const row = shown(0)
  expect(fireEvent.wheel(row, { deltaY: 120 })).toBe(false)
  expect(row.scrollLeft).toBe(120)
  expect(fireEvent.wheel(row, { deltaX: 90, deltaY: 10 })).toBe(true)
  expect(row.scrollLeft).toBe(120)
  Object.defineProperty(row, 'scrollLeft', { get: () => 700, set: () => {} })
  expect(fireEvent.wheel(row, { deltaY: 120 })).toBe(true)
})

it('scrolls a link that the keyboard reaches fully into view', () => {
  const row = shown(0)
  const link = row.children[5] as HTMLElement
  const matches = vi.spyOn(link, 'matches').mockReturnValue(false)
  fireEvent.focusIn(link)
  expect(row.scrollLeft).toBe(0)
  matches.mockReturnValue(true)
  fireEvent.focusIn(link)
  expect(matches).toHaveBeenLastCalledWith(':focus-visible')
  expect(row.scrollLeft).toBe(600 - WIDTH + 32)
})
