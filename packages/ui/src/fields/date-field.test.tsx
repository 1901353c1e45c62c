import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { DateField } from './date-field'

vi.setConfig({ testTimeout: 30_000 })

// The calendar's scripts load slowly on a busy machine.
beforeAll(() => import('./calendar').then(() => {}), 60_000)

// jsdom has no popovers: these open and close, with events. Removed at the end, because the files of a worker
// share the prototypes.
beforeAll(() => {
  const toggle = (panel: HTMLElement, newState: string) =>
    fireEvent(panel, Object.assign(new Event('toggle'), { newState }))
  HTMLElement.prototype.hidePopover = function () {
    toggle(this, 'closed')
  }
  HTMLElement.prototype.showPopover = function () {
    toggle(this, 'open')
  }
  return () => {
    for (const method of ['hidePopover', 'showPopover']) Reflect.deleteProperty(HTMLElement.prototype, method)
  }
})
afterEach(cleanup)

const input = () => screen.getByLabelText<HTMLInputElement>('中标日期起')
const button = () => screen.getByRole('button', { name: '选择中标日期起' })
const panel = () => document.getElementById(button().getAttribute('popovertarget') ?? '') as HTMLElement
const open = async () => {
  await act(async () => panel().showPopover())
  await waitFor(() => expect(panel().querySelector('[role=grid]')).not.toBeNull(), { timeout: 20_000 })
}

function Follower({ onChange }: { onChange: (text: string) => void }) {
  const [text, setText] = useState('2026-01-31')
  return (
    <DateField
      aria-label="中标日期起"
      value={text}
      onChange={(day) => {
        setText(day)
        onChange(day)
      }}
    />
  )
}

it('without scripts it is a text field with a pattern, and has no dead button', () => {
  const html = renderToStaticMarkup(<DateField aria-label="中标日期起" name="since" />)
  expect(html).toContain('pattern="\\d{4}-\\d{2}-\\d{2}"')
  expect(html).toContain('title="请按 2026-01-31 的格式填写"')
  expect(html).not.toContain('<button')
})

it('with scripts validation is left to its form', () => {
  render(<DateField aria-label="中标日期起" />)
  expect(input().hasAttribute('pattern')).toBe(false)
  expect(input().type).toBe('text')
})

it.each([
  ['2026/1/5', '2026-01-05'],
  ['20260105', '2026-01-05'],
  ['2026年1月5日', '2026-01-05'],
  ['２０２６－０１－０５', '2026-01-05'],
  [' 2026-01-05 ', '2026-01-05'],
  ['明天', '明天'],
  ['2026-02-30', '2026-02-30'],
])('normalises %s to %s on blur', (typed, kept) => {
  render(<DateField aria-label="中标日期起" />)
  fireEvent.change(input(), { target: { value: typed } })
  fireEvent.blur(input())
  expect(input().value).toBe(kept)
})

it('opens a Chinese calendar at the typed day, and focuses that day', async () => {
  render(<Follower onChange={() => {}} />)
  await open()
  expect(button().getAttribute('aria-expanded')).toBe('true')
  const day = document.activeElement
  expect(day?.getAttribute('aria-label')).toMatch(/2026年1月31日.*已选择/)
  expect(screen.getByLabelText('选择月份')).toBeDefined()
  fireEvent.keyDown(day as Element, { key: 'ArrowRight' })
  expect(document.activeElement?.getAttribute('aria-label')).toContain('2026年2月1日')
})

it('writes the chosen day into the field, closes, and restores the focus', async () => {
  const onChange = vi.fn()
  render(<Follower onChange={onChange} />)
  await open()
  fireEvent.click(screen.getByRole('button', { name: /2026年1月9日/, hidden: true }))
  expect(onChange).toHaveBeenLastCalledWith('2026-01-09')
  expect(input().value).toBe('2026-01-09')
  expect(button().getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(button())
  expect(screen.queryByRole('grid', { hidden: true })).toBeNull()
})

it('clicking the day that is chosen already keeps it', async () => {
  render(<Follower onChange={() => {}} />)
  await open()
  fireEvent.click(screen.getByRole('button', { name: /2026年1月31日/, hidden: true }))
  expect(input().value).toBe('2026-01-31')
})

it('opens at today if no day was typed', async () => {
  render(<DateField aria-label="中标日期起" defaultValue="明天" />)
  await open()
  expect(document.activeElement?.getAttribute('aria-label')).toContain('今天')
})
