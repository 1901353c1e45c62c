import { expect, it } from 'vitest'
import { findResearch } from '@/content/institute/research'
import { formatResearchFile } from './research-file'

const FIGURES = {
  months: [
    { month: '2026-10', tenders: 12, wins: 5, amount: 25_000_000_000, unpriced: 2, foreign: 1, doubted: 0 },
  ],
  types: [],
  discount: { count: 0, percent: null, bands: [], byType: [] },
}
const URL = 'https://www.example.com/yjyredetail/tendering-activity.html'

it('COV-02 a monthly amount says what it leaves out', () => {
  const text = { ...findResearch('tendering-activity')! }
  const [section] = text.sections
  const file = formatResearchFile(
    { ...text, sections: [{ ...section!, chart: 'amountByMonth' }] },
    FIGURES,
    URL,
  )
  expect(file).toContain('2026-10\t2.50\t另有 2 项金额未公开、1 项为外币金额')
})

it('without the figures it leads to those of the page', () => {
  const file = formatResearchFile(findResearch('tendering-activity')!, null, URL)
  expect(file).not.toContain('【图表】')
  expect(file).toContain(URL)
})
