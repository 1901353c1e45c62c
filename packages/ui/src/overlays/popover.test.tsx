import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Popover } from './popover'
import { PopoverCloser } from './popover-closer'

afterEach(cleanup)

const popover = (text: string) => screen.getByText(text).closest('details')

beforeEach(() => {
  render(
    <>
      <Popover trigger="外">
        <Popover trigger="内">
          <a href="#x">链接</a>
        </Popover>
      </Popover>
      <button type="button">别处</button>
      <PopoverCloser />
    </>,
  )
  for (const text of ['外', '内']) popover(text)?.setAttribute('open', '')
})

it('Esc closes the innermost and focuses its button, then the next', () => {
  screen.getByText('链接').focus()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect([popover('外')?.open, popover('内')?.open]).toEqual([true, false])
  expect(document.activeElement?.textContent).toBe('内')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(popover('外')?.open).toBe(false)
  expect(document.activeElement?.textContent).toBe('外')
})

it('stays open while used and closes when pointer or focus move outside', () => {
  fireEvent.pointerDown(screen.getByText('链接'))
  expect([popover('外')?.open, popover('内')?.open]).toEqual([true, true])
  fireEvent.pointerDown(screen.getByText('外'))
  expect([popover('外')?.open, popover('内')?.open]).toEqual([true, false])
  screen.getByText('别处').focus()
  expect(popover('外')?.open).toBe(false)
})
