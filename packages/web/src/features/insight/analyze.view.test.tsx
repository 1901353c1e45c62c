import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AnalyzeView } from './analyze.view'
import { anInsight, aRelation, hrefOf } from './insight.fixture'

// jsdom has none.
beforeEach(() => vi.stubGlobal('CSS', { escape: (text: string) => text }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const many = Array.from({ length: 7 }, (_, i) => aRelation({ id: `o${i}`, name: `业主${i}` }))
const insight = anInsight({
  owner: { total: 7, records: many, opensBy: null },
  competitor: {
    total: 1,
    records: [aRelation({ id: 'c9', name: '对手公司', times: 2, won: 2 })],
    opensBy: null,
  },
})
const graph = () => screen.getByRole('application')
const node = (name: RegExp) => within(graph()).getByRole('button', { name })

it('before a company is chosen it asks for one', () => {
  render(
    <AnalyzeView keyword="重庆" insight={null} hrefOf={hrefOf}>
      先选一家企业
    </AnalyzeView>,
  )
  expect(screen.getByRole('searchbox', { name: '企业名称' }).getAttribute('value')).toBe('重庆')
  expect(screen.getByText('先选一家企业')).toBeTruthy()
  expect(screen.queryByRole('application')).toBeNull()
})

it('draws at most five of each type, and lists them all', () => {
  render(<AnalyzeView keyword="" insight={insight} hrefOf={hrefOf} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('重庆某建设有限公司的关系链')
  expect(within(graph()).getAllByRole('button', { name: /^业主单位/ })).toHaveLength(5)
  const table = screen.getByRole('table', { name: '业主单位' })
  expect(within(table).getAllByRole('link')).toHaveLength(7)
  expect(node(/^竞争对手/).getAttribute('aria-label')).toContain('同场投标 2 次，本企业胜出 2 次')
})

it('arrow keys move between nodes; Enter opens a card, Escape closes it', () => {
  render(<AnalyzeView keyword="" insight={insight} hrefOf={hrefOf} />)
  const centre = node(/^当前企业/)
  centre.focus()
  fireEvent.keyDown(centre, { key: 'ArrowDown' })
  const focused = document.activeElement
  expect(focused).not.toBe(centre)
  expect(graph().contains(focused)).toBe(true)
  fireEvent.keyDown(graph(), { key: 'Enter' })
  const card = screen.getByRole('complementary')
  expect(focused?.getAttribute('aria-label')).toContain(within(card).getByRole('heading').textContent)
  fireEvent.keyDown(graph(), { key: 'Escape' })
  expect(screen.queryByRole('complementary')).toBeNull()
})

it('the card of a company links to it and can centre it', () => {
  render(<AnalyzeView keyword="" insight={insight} hrefOf={hrefOf} />)
  fireEvent.click(node(/^竞争对手/))
  const card = within(screen.getByRole('complementary'))
  expect(card.getByRole('link', { name: '查看详情' }).getAttribute('href')).toBe('/company/c9')
  expect(card.getByRole('link', { name: '以它为中心' }).getAttribute('href')).toBe('/companyAnalyze/?cid=c9')
  fireEvent.click(node(/^业主单位：业主0/))
  expect(screen.queryByRole('link', { name: '以它为中心' })).toBeNull()
})

it('without bids there is nothing to draw', () => {
  render(<AnalyzeView keyword="" insight={anInsight({ bids: 0 })} hrefOf={hrefOf} />)
  expect(screen.getByText('暂无可计算的投标记录')).toBeTruthy()
  expect(screen.queryByRole('application')).toBeNull()
})
