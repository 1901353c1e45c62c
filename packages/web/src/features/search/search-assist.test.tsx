import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ContentSuggestions } from '@zhushutong/domain/content'
import { type KindSuggestions, SEARCH_CATEGORIES } from '@zhushutong/domain/portal/search'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openDialogs } from '@/testing/dialogs'
import { changeHistory, readHistory } from './history.store'
import { SearchAssist } from './search-assist'

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
          <option value="zhaobiao">招标</option>
          <option value="xinyong">信用</option>
        </select>
        <input type="search" name="keyword" aria-label="搜索" />
        <button type="submit">搜索</button>
      </form>
    </search>
  )
}

const KINDS: KindSuggestions = {
  records: [
    {
      type: 'zhaobiao',
      label: '招标',
      classifier: '条',
      total: 1000,
      totalIsCapped: true,
      titles: [{ id: 't1', name: '城南小学教学楼', expired: false, hits: [[2, 4]] }],
    },
    { type: 'owner', label: '业主', classifier: '家', total: 12, totalIsCapped: false, titles: [] },
  ],
  isComplete: true,
}
const ARTICLES: ContentSuggestions = {
  groups: [
    { key: 'news', label: '资讯', total: 12, url: '/tag/all.html?q=a&group=news' },
    { key: 'question', label: '问答', total: 3, url: '/tag/all.html?q=a&group=question' },
  ],
  titles: [{ id: 'n1', title: '小学工程怎么投标', groupName: '资讯', url: '/toutiao/n1.html' }],
}
const NO_ARTICLES: ContentSuggestions = { groups: [], titles: [] }
const NOTHING: KindSuggestions = { records: [], isComplete: true }

const set = ({
  list = companies as typeof companies | null,
  kinds = KINDS as KindSuggestions | null,
  articles = NO_ARTICLES as ContentSuggestions | null,
  isMember = false,
} = {}) => {
  const names = vi.fn(async (_text: string, _signal: AbortSignal) => list)
  const byType = vi.fn(async (_text: string, _type: string, _signal: AbortSignal) => kinds)
  const content = vi.fn(async (_text: string, _signal: AbortSignal) => articles)
  const onLogin = vi.fn()
  render(<Form />)
  const input = screen.getByLabelText<HTMLInputElement>('搜索')
  input.focus()
  render(
    <SearchAssist
      {...{ input, onLogin, isMember }}
      categories={SEARCH_CATEGORIES}
      suggest={{ names, byType, content }}
      byPointer={false}
      links={{
        company: (id) => `/qiye/${id}.html`,
        record: (type, { id }) => `/${type}/${id}.html`,
        list: (type, keyword) => `/query/?name=${type}&keyword=${keyword}`,
      }}
    />,
  )
  return { names, byType, content, onLogin, input }
}

const type = (input: HTMLElement, value: string) => fireEvent.input(input, { target: { value } })
/** The entries, without entries of the help. */
const options = () =>
  [...document.querySelectorAll<HTMLElement>('[data-option]')].filter((option) => !option.closest('details'))

it('SHL-08 says "no results", with hints, only if every kind was searched and is empty', async () => {
  const said = () => screen.queryAllByText('抱歉，没有找到相关信息').length > 0
  const cases = [
    [{ list: [], kinds: NOTHING, isMember: true }, true],
    [{ list: [], kinds: { records: [], isComplete: false }, isMember: true }, false],
    [{ list: [], kinds: null, isMember: true }, false],
    [{ list: null, kinds: NOTHING, isMember: true }, false],
    [{ list: [], isMember: false }, false],
  ] as const
  for (const [supplied, isSaid] of cases) {
    const { input } = set({ ...supplied, list: supplied.list && [...supplied.list] })
    type(input, '没有这家')
    expect(said()).toBe(false)
    await pass(200)
    expect(said()).toBe(isSaid)
    if (isSaid) expect(screen.getByText(/统一社会信用代码/)).toBeDefined()
    cleanup()
  }
})

it('SHL-08 a visitor without hits is told what a login opens', async () => {
  const { input } = set({ list: [] })
  type(input, '小学')
  await pass(200)
  expect(screen.getByText(/登录后可搜索招标、中标/)).toBeDefined()
  cleanup()
  const failing = set({ list: null, isMember: true, kinds: null })
  type(failing.input, '小学')
  await pass(200)
  expect(screen.getByText('暂时没有取到联想，可以直接搜索')).toBeDefined()
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

it('on a narrow screen a tap opens a sheet, focus alone does not', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  openDialogs()
  const { input } = set()
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(input)
  expect(screen.getByRole('dialog', { name: '搜索' })).toBeDefined()
})

it('CON-10 SHL-08 a text that only articles have is not said to be found nowhere', async () => {
  const { input } = set({ list: [], kinds: NOTHING, articles: ARTICLES, isMember: true })
  type(input, '小学')
  await pass(200)
  expect(screen.queryByText('抱歉，没有找到相关信息')).toBeNull()
  expect(screen.getByText('没有相关的企业与项目，以下内容提到了它')).toBeDefined()
})
