import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ChangelogGateway } from '@zhushutong/domain/changelog'
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

beforeEach(() => {
  openDialogs()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
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
const press = (element: HTMLElement) => act(async () => fireEvent.click(element))

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
