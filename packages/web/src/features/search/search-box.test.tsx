import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ContentSuggestions } from '@zhushutong/domain/content'
import { type KindSuggestions, SEARCH_CATEGORIES } from '@zhushutong/domain/portal/search'
import { viewerAs } from '@zhushutong/domain/testing'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openDialogs } from '@/testing/dialogs'
import { DialogContext } from '@/triggers/dialog-context'
import { GatewayContext } from '@/wiring/browser/gateway'
import { fakeGateway, refusal } from '@/wiring/browser/gateway.fixture'
import { HeaderSearch } from './header-search'
import { changeHistory, readHistory } from './history.store'

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

// Loaded before the clock stops.
beforeAll(() => import('./search-panel').then(() => undefined))
beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('fetch', async () => ({ ok: true, json: async () => SEARCH_CATEGORIES }))
  open.mockClear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const companies = Array.from({ length: 7 }, (_, i) => ({ id: `c${i}`, name: `重庆公司${i}`, region: null }))

const CATEGORIES = [
  { value: 'qiye', label: '企业', placeholder: '请输入企业名称' },
  { value: 'renyuan', label: '人员', placeholder: '请输入完整的人员姓名' },
  { value: 'zhaobiao', label: '招标', placeholder: '请输入招标项目名称' },
]

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

interface Answers {
  readonly list?: typeof companies | null
  readonly kinds?: KindSuggestions | null
  readonly articles?: ContentSuggestions
}

/** A call that fails where its answer is null. */
const answer =
  <T,>(result: T | null) =>
  async () =>
    result ?? Promise.reject(refusal('服务暂时不可用'))

const gatewayWith = ({ list = companies, kinds = KINDS, articles = NO_ARTICLES }: Answers = {}) =>
  fakeGateway({
    search: { suggestion: answer(list && { records: list }), suggestionByType: answer(kinds) },
    articles: { suggestion: answer(articles) },
  })

const box = (
  <GatewayContext value={gatewayWith()}>
    <textarea aria-label="别处" />
    <HeaderSearch categories={CATEGORIES} category="qiye" />
  </GatewayContext>
)

const open = vi.fn(() => true)

const show = async ({ isMember = false, ...answers }: Answers & { readonly isMember?: boolean } = {}) => {
  const viewer = viewerAs(isMember ? 'svip' : 'visitor')
  render(
    <DialogContext value={{ viewer, open, offer: vi.fn() }}>
      <GatewayContext value={gatewayWith(answers)}>
        <HeaderSearch categories={CATEGORIES} category="qiye" />
      </GatewayContext>
    </DialogContext>,
  )
  await act(async () => input().focus())
  await pass(0)
}

const input = () => screen.getByRole<HTMLInputElement>('searchbox')
const type = (value: string) => fireEvent.change(input(), { target: { value } })
const panel = () => screen.queryByRole('region', { name: '搜索联想与历史' })

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
    await show({ ...supplied, list: supplied.list && [...supplied.list] })
    type('没有这家')
    expect(said()).toBe(false)
    await pass(200)
    expect(said()).toBe(isSaid)
    if (isSaid) expect(screen.getByText(/统一社会信用代码/)).toBeDefined()
    cleanup()
  }
})

it('SHL-08 a visitor without hits is told what a login opens', async () => {
  await show({ list: [] })
  type('小学')
  await pass(200)
  expect(screen.getByText(/登录后可搜索招标、中标/)).toBeDefined()
  cleanup()
  await show({ list: null, isMember: true, kinds: null })
  type('小学')
  await pass(200)
  expect(screen.getByText('暂时没有取到联想，可以直接搜索')).toBeDefined()
})

it('STO-01 shows the last five searches; one can be removed, or all', async () => {
  for (const keyword of ['一', '二', '三', '四', '五', '六']) changeHistory({ type: 'searched', keyword })
  await show()
  const searches = () =>
    screen.queryAllByRole('button', { name: /^[一二三四五六]$/ }).map(({ textContent }) => textContent)
  expect(searches()).toEqual(['六', '五', '四', '三', '二'])
  fireEvent.click(screen.getByLabelText('删除搜索记录：五'))
  expect(readHistory()).toEqual(['六', '四', '三', '二'])
  expect(document.activeElement).toBe(panel())
  fireEvent.click(screen.getByText('清空'))
  expect(readHistory()).toEqual([])
  expect(searches()).toHaveLength(0)
})

it('on a narrow screen a tap opens a sheet, focus alone does not; both boxes have one text', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  openDialogs()
  await show()
  expect(screen.queryByRole('dialog')).toBeNull()
  await act(async () => fireEvent.click(input()))
  expect(screen.getByRole('dialog', { name: '搜索' })).toBeDefined()
  fireEvent.click(screen.getByRole('radio', { name: '招标' }))
  fireEvent.change(screen.getByRole('textbox', { name: '请输入招标项目名称' }), { target: { value: '小学' } })
  expect(input()).toHaveProperty('value', '小学')
  expect(screen.getByLabelText('查询类别')).toHaveProperty('value', 'zhaobiao')
})

it('SHL-08 arrows move through the list and back, Esc returns to the box, and leaving closes', async () => {
  await show({ isMember: true })
  type('重庆')
  await pass(200)
  const names = within(panel() as HTMLElement).getAllByRole('link', { name: /重庆公司/ })
  const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key })
  press('ArrowDown')
  press('ArrowDown')
  expect(document.activeElement).toBe(names[1])
  press('ArrowUp')
  press('ArrowUp')
  expect(document.activeElement).toBe(input())
  press('ArrowDown')
  press('Escape')
  expect([document.activeElement, panel()]).toEqual([input(), null])
  await act(async () => fireEvent.click(input()))
  expect(panel()).not.toBeNull()
  await act(async () => input().blur())
  expect(panel()).toBeNull()
})

it('ACC-11 VAL-06 a visitor logs in before the results; an empty search opens nothing', async () => {
  await show()
  const submit = () =>
    act(async () => fireEvent.click(screen.getByText('搜索', { selector: '[type=submit]' })))
  await submit()
  expect(open).not.toHaveBeenCalled()
  type('小学')
  fireEvent.change(screen.getByLabelText('查询类别'), { target: { value: 'zhaobiao' } })
  await submit()
  const go = `/query/?name=zhaobiao&keyword=${encodeURIComponent('小学')}`
  expect(open).toHaveBeenCalledExactlyOnceWith({ name: 'login', next: { go } }, input())
  expect(readHistory()).toEqual(['小学'])
})

it('keeps a text and a category from before its scripts ran', async () => {
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(box)
  input().value = '城南'
  screen.getByLabelText<HTMLSelectElement>('查询类别').value = 'renyuan'
  const hydrated = await act(async () => hydrateRoot(root, box))
  expect(input().value).toBe('城南')
  expect(input().placeholder).toBe('请输入完整的人员姓名')
  expect(screen.getByLabelText('查询类别')).toHaveProperty('value', 'renyuan')
  await act(async () => hydrated.unmount())
  root.remove()
})

it('gets the focus on /, but not while typing', () => {
  render(box)
  const elsewhere = screen.getByLabelText('别处')
  elsewhere.focus()
  fireEvent.keyDown(elsewhere, { key: '/' })
  expect(document.activeElement).toBe(elsewhere)
  fireEvent.keyDown(document.body, { key: '/', ctrlKey: true })
  expect(document.activeElement).toBe(elsewhere)
  fireEvent.keyDown(document.body, { key: '/' })
  expect(document.activeElement).toBe(input())
})

it('CON-10 SHL-08 a text that only articles have is not said to be found nowhere', async () => {
  await show({ list: [], kinds: NOTHING, articles: ARTICLES, isMember: true })
  type('小学')
  await pass(200)
  expect(screen.queryByText('抱歉，没有找到相关信息')).toBeNull()
  expect(screen.getByText('没有相关的企业与项目，以下内容提到了它')).toBeDefined()
})
