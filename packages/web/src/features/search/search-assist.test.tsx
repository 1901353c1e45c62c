import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openDialogs } from '@/testing/dialogs'
import { Toaster } from '@/ui/toaster'
import { changeHistory, readHistory } from './history.store'
import { SearchAssist } from './search-assist'
import { submitSearch } from './submit-search'

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const companies = Array.from({ length: 7 }, (_, i) => ({ id: `c${i}`, name: `重庆公司${i}`, region: null }))

function Form() {
  return (
    <search>
      <form action="/query/">
        <select name="name" defaultValue="qiye">
          <option value="qiye">企业</option>
          <option value="renyuan">人员</option>
        </select>
        <input type="search" name="keyword" aria-label="搜索" />
        <button type="submit">搜索</button>
      </form>
    </search>
  )
}

const set = (list = companies) => {
  const suggest = vi.fn(async () => list)
  const onLogin = vi.fn()
  render(<Form />)
  const input = screen.getByLabelText<HTMLInputElement>('搜索')
  input.focus()
  render(
    <SearchAssist
      {...{ input, suggest, onLogin }}
      byPointer={false}
      isMember={false}
      companyHref={(id) => `/qiye/${id}.html`}
    />,
  )
  return { suggest, onLogin, input }
}

const type = (input: HTMLElement, value: string) => fireEvent.input(input, { target: { value } })
const options = () => [...document.querySelectorAll<HTMLElement>('[data-option]')]

it('SHL-08 asks once typing rests 200 ms, and shows the first five', async () => {
  const { suggest, input } = set()
  type(input, '重')
  await pass(199)
  type(input, '重庆')
  await pass(199)
  expect(suggest).not.toHaveBeenCalled()
  await pass(1)
  expect(suggest).toHaveBeenCalledExactlyOnceWith('重庆')
  expect(screen.getAllByRole('link')).toHaveLength(5)
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('/qiye/c0.html')
})

it('SHL-08 says that nothing was found, with hints', async () => {
  const { input } = set([])
  type(input, '没有这家')
  await pass(200)
  expect(screen.getAllByText('抱歉，没有找到相关信息').length).toBeGreaterThan(0)
  expect(screen.getByText(/统一社会信用代码/)).toBeDefined()
})

it('arrows move through the list and back into the box, Esc closes it', async () => {
  const { input } = set()
  type(input, '重庆')
  await pass(200)
  fireEvent.keyDown(input, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(options()[0])
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowUp' })
  expect(document.activeElement).toBe(input)
  fireEvent.keyDown(input, { key: 'ArrowUp' })
  expect(document.activeElement).toBe(options().at(-1))
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' })
  expect(document.activeElement).toBe(input)
  expect(options()).toHaveLength(0)
})

it('STO-01 shows the last five searches; one can be removed, or all', async () => {
  for (const keyword of ['一', '二', '三', '四', '五', '六']) changeHistory({ type: 'searched', keyword })
  set()
  expect(options().map((option) => option.textContent)).toEqual(['六', '五', '四', '三', '二'])
  fireEvent.click(screen.getByLabelText('删除搜索记录：五'))
  expect(readHistory()).toEqual(['六', '四', '三', '二'])
  fireEvent.click(screen.getByText('清空'))
  expect(readHistory()).toEqual([])
  expect(options()).toHaveLength(0)
})

it('ACC-11 a visitor logs in first and then goes to the results of the chosen category', () => {
  const { onLogin, input } = set()
  fireEvent.click(screen.getByLabelText('人员'))
  input.value = ' 张 三 '
  submitSearch(input.form as HTMLFormElement, false, onLogin)
  expect(onLogin).toHaveBeenCalledExactlyOnceWith('/query/?name=renyuan&keyword=%E5%BC%A0%E4%B8%89')
  expect(readHistory()).toEqual(['张三'])
})

it('VAL-06 an empty box says 请输入搜索关键词', async () => {
  render(<Toaster ms={1500} />)
  const { onLogin, input } = set()
  input.value = '  '
  act(() => submitSearch(input.form as HTMLFormElement, true, onLogin))
  expect(screen.getByText('请输入搜索关键词')).toBeDefined()
  expect(onLogin).not.toHaveBeenCalled()
  await pass(1500)
  expect(screen.queryByText('请输入搜索关键词')).toBeNull()
})

it('on a narrow screen a tap opens a sheet, focus alone does not', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  openDialogs()
  const { input } = set()
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(input)
  expect(screen.getByRole('dialog', { name: '搜索' })).toBeDefined()
})
