import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { RegionChoice } from './region-choice'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Form({ start = '' }: { start?: string }) {
  const [code, setCode] = useState(start)
  return (
    <>
      <RegionChoice label="工作地点" value={code} onChange={setCode} />
      <output>{code}</output>
    </>
  )
}

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
const place = () => screen.getByRole('combobox', { name: /工作地点/ })
const toggle = (newState: string) => {
  const panel = document.getElementById(place().getAttribute('aria-controls') ?? '') as HTMLElement
  panel.style.display = newState === 'open' ? 'block' : 'none'
  fireEvent(panel, Object.assign(new Event('toggle'), { newState }))
}
const show = async (start?: string) => {
  render(<Form start={start} />)
  // Loads the divisions.
  await act(async () => void (await import('@zhushutong/domain/divisions')))
  await pass(0)
  toggle('open')
  await pass(0)
}
const option = (name: string | RegExp) => screen.getByRole('radio', { name })
const press = (name: string | RegExp) => fireEvent.click(option(name), { detail: 1 })
const rest = (name: RegExp) => fireEvent.pointerEnter(option(name).parentElement as HTMLElement)
const isOpen = () => place().getAttribute('aria-expanded') === 'true'

// jsdom has no popovers: hiding hides and fires the event. Removed at the end, because the files of a worker
// share the prototypes.
beforeAll(() => {
  HTMLElement.prototype.hidePopover = () => toggle('closed')
  return () => void Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover')
})

it('UIX-02 opens a level that one rests on for 500 ms, without choosing it', async () => {
  await show()
  rest(/^江苏省/)
  await pass(499)
  expect(screen.queryByRole('radio', { name: /^南京市/ })).toBeNull()
  await pass(1)
  expect(option(/^南京市/)).toBeDefined()
  expect(document.querySelector('output')?.textContent).toBe('')
  rest(/^浙江省/)
  await pass(300)
  fireEvent.pointerLeave(option(/^浙江省/).parentElement as HTMLElement)
  await pass(1000)
  expect(screen.queryByRole('radio', { name: /^杭州市/ })).toBeNull()
})

it('UIX-02 chooses level by level; the last one closes the panel by a press, not by an arrow key', async () => {
  await show()
  press(/^江苏省/)
  press(/^南京市/)
  expect(isOpen()).toBe(true)
  fireEvent.click(option(/^玄武区/))
  expect(document.querySelector('output')?.textContent).toBe('320102')
  expect(isOpen()).toBe(true)
  press(/^鼓楼区/)
  expect(isOpen()).toBe(false)
  expect(place().textContent).toBe('江苏省 / 南京市 / 鼓楼区')
})

it('UIX-02 finds what is typed once typing rests for 300 ms; Enter takes the best match', async () => {
  await show('500000')
  const field = screen.getByRole('searchbox', { name: '查找工作地点' })
  fireEvent.change(field, { target: { value: '渝北' } })
  await pass(299)
  expect(screen.queryByRole('radio', { name: '重庆市 / 渝北区' })).toBeNull()
  await pass(1)
  expect(option('重庆市 / 渝北区')).toBeDefined()
  fireEvent.change(field, { target: { value: '没有这里' } })
  await pass(300)
  expect(screen.getByText('没有匹配的选项')).toBeDefined()
  fireEvent.change(field, { target: { value: '玄武' } })
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false)
  expect(document.querySelector('output')?.textContent).toBe('320102')
  expect(isOpen()).toBe(false)
})
