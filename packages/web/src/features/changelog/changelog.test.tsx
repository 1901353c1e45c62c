import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { type ChangelogGateway, startChangelog } from '@zhushutong/domain/changelog'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openDialogs } from '@/testing/dialogs'
import { ChangelogView } from './index'

/** 00:30 on 2026-11-20 in Shanghai; still 2026-11-19 in UTC. */
const TIME = Date.UTC(2026, 10, 19, 16, 30)

const entry = (n: number) => ({
  id: `c-${n}`,
  title: `第 ${n} 次更新`,
  remark: null,
  labelList: n === 1 ? ['查人员'] : [],
  releaseTime: TIME,
})
const records = (from: number, count: number) => Array.from({ length: count }, (_, n) => entry(from + n))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

let reach: () => void = () => {}
beforeEach(() => {
  openDialogs()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        reach = () => seen([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
})

const open = async (answers: Partial<ChangelogGateway> = {}, total = 12) => {
  const gateway = {
    page: vi.fn<ChangelogGateway['page']>(
      answers.page ??
        (async ({ pageNum }) => ({ records: records(pageNum * 10 - 9, pageNum === 1 ? 10 : 2), total })),
    ),
    detail: vi.fn<ChangelogGateway['detail']>(
      answers.detail ??
        (async (id) => ({ textBody: `<p>正文 ${id}</p><img src="/assets/content/a.png" alt="图">` })),
    ),
  }
  const onChoose = vi.fn()
  await act(async () => render(<ChangelogView gateway={gateway} onChoose={onChoose} />))
  return { gateway, onChoose }
}
const list = () => screen.getByRole('navigation', { name: '更新日志列表' })
const links = () => within(list()).getAllByRole('link')
const press = (element: HTMLElement) => act(async () => fireEvent.click(element))

it('CHG-02 the first entry is marked new and shown beside the list; the chosen one takes its place', async () => {
  const { gateway, onChoose } = await open()
  expect(links()).toHaveLength(10)
  expect(links()[0]?.textContent).toBe('第 1 次更新新2026-11-20 · 查人员')
  expect(links()[1]?.textContent).toBe('第 2 次更新2026-11-20')
  expect(screen.getByRole('article', { name: '第 1 次更新' }).textContent).toContain('正文 c-1')
  await press(links()[3] as HTMLElement)
  expect(links().map((link) => link.getAttribute('aria-current'))).toEqual(
    links().map((_, index) => (index === 3 ? 'true' : null)),
  )
  expect(screen.getByRole('article', { name: '第 4 次更新' }).textContent).toContain('正文 c-4')
  expect(gateway.detail.mock.calls).toEqual([['c-1'], ['c-4']])
  expect(onChoose.mock.calls).toEqual([['c-4']])
})

it('CHG-02 a click with a key held opens the page of the entry instead', async () => {
  const { onChoose } = await open()
  const isPrevented = !fireEvent.click(links()[1] as HTMLElement, { ctrlKey: true })
  expect([isPrevented, onChoose.mock.calls.length]).toEqual([false, 0])
  expect(links()[1]?.getAttribute('href')).toBe('/dailyLog/?id=c-2')
})

it('CHG-02 the end of the list loads the next 10, by the scroll or by its button, until there are no more', async () => {
  const { gateway } = await open()
  await act(async () => reach())
  expect(gateway.page.mock.calls.map(([query]) => query)).toEqual([
    { platformType: 'PC', pageNum: 1, pageSize: 10 },
    { platformType: 'PC', pageNum: 2, pageSize: 10 },
  ])
  expect(links()).toHaveLength(12)
  expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull()
})

it('CHG-02 a picture opens large by a click and by Enter, other parts of the text do not', async () => {
  await open()
  await press(screen.getByText('正文 c-1'))
  expect(screen.queryByRole('dialog')).toBeNull()
  const picture = screen.getByRole('button', { name: '放大图片：图' })
  await press(picture)
  const large = screen.getByRole('dialog', { name: '查看图片' })
  expect(large.querySelector('img')?.getAttribute('src')).toBe('/assets/content/a.png')
  await press(within(large).getByRole('button', { name: '关闭' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await act(async () => fireEvent.keyDown(picture, { key: 'Enter' }))
  expect(screen.getByRole('dialog', { name: '查看图片' })).toBeDefined()
})

it('CHG-02 what fails says so and is loaded again on request', async () => {
  let down = true
  const failed = { error: 'network', message: '网络开小差了，请稍后重试' }
  await open({
    page: async () => (down ? failed : { records: records(1, 1), total: 1 }),
    detail: async () => (down ? failed : { textBody: '<p>来了</p>' }),
  })
  expect(screen.getByRole('alert').textContent).toContain('开小差了，请稍后重试')
  down = false
  await press(screen.getByRole('button', { name: '重试' }))
  expect(screen.getByText('来了')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('CHG-02 an empty log says so', async () => {
  await open({ page: async () => ({ records: [], total: 0 }) })
  expect(screen.getByText('暂无更新')).toBeDefined()
})

it('CHG-02 a page goes on from what it was rendered with, without loading it again', async () => {
  const gateway = { page: vi.fn(), detail: vi.fn() }
  const shown = { id: 'c-2', textBody: '<p>已有</p>' }
  const initial = startChangelog({ records: records(1, 10), total: 10, shown })
  await act(async () => render(<ChangelogView gateway={gateway} initial={initial} />))
  expect(screen.getByRole('article', { name: '第 2 次更新' }).textContent).toContain('已有')
  expect([gateway.page.mock.calls, gateway.detail.mock.calls]).toEqual([[], []])
})
