import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { AnalyzeView } from './analyze.view'
import { analyzeHref, parseAnalyzePlace } from './analyze-href'
import { anInsight, aRelation, hrefOf } from './insight.fixture'
import type { Insight, Meetings } from './insight.types'

afterEach(cleanup)

const LONG = '重庆市黔江区正阳工业园区开发建设投资集团有限责任公司第一分公司'
const many = Array.from({ length: 8 }, (_, i) =>
  aRelation({ id: `o${i}`, name: i === 0 ? LONG : `业主${i}`, times: 9 - i, share: 12.5, years: 3 }),
)
const insight = anInsight({
  owner: { total: 8, records: many, opensBy: null },
  competitor: {
    total: 49,
    records: [aRelation({ id: 'c9', name: '对手公司', times: 21, won: 9, lost: 7, elsewhere: 5 })],
    opensBy: 'svip',
  },
})

const show = (
  more: {
    insight?: Insight | null
    meetings?: Meetings
    ownId?: string
    address?: Record<string, string>
  } = {},
) =>
  render(
    <AnalyzeView
      search={null}
      insight={more.insight === undefined ? insight : more.insight}
      meetings={more.meetings ?? null}
      ownId={more.ownId ?? null}
      isLoggedIn
      place={parseAnalyzePlace(more.address ?? {})}
      hrefOf={hrefOf}
      now={0}
    >
      请选择企业
    </AnalyzeView>,
  )

it('ACC-02 one line says how many more there are and what opens them', () => {
  show()
  expect(screen.getByText('还有竞争对手 48 家，开通建筑管家 SVIP，查看完整信息')).toBeTruthy()
  expect(screen.getByRole('link', { name: '立即开通' }).getAttribute('href')).toBe('/svip.html')
})

it('an address is read as it is written; what it cannot mean is left out', () => {
  const place = {
    years: null,
    view: 'list',
    list: 'agency',
    other: 'c2',
    as: 'partner',
    page: 2,
  } as const
  const { searchParams } = new URL(analyzeHref('c1', place), 'http://x')
  expect(parseAnalyzePlace(Object.fromEntries(searchParams))).toEqual(place)
  expect(parseAnalyzePlace({ years: '2', view: 'x', of: 'x', with: '../x', as: 'partner', p: '0' })).toEqual(
    parseAnalyzePlace({}),
  )
})
