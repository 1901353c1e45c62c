import type { HeadFigure, RecordHead } from '@zhushutong/domain/record-heads'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RecordHeadBand } from './record-head.view'

const FIGURE: HeadFigure = {
  key: 'a',
  label: '重复中标',
  value: '71.4',
  unit: '%',
  cases: 7,
  basis: '5/7 次',
  evidence: { section: 'winner' },
}

const render = (...figures: readonly Partial<HeadFigure>[]) => {
  const head: RecordHead = {
    verdict: { label: '授标集中度', tone: 'warn', title: '授标较集中', reason: '甲 9/10 次' },
    figures: figures.map((figure, i) => ({ ...FIGURE, key: String(i), ...figure })),
  }
  return renderToStaticMarkup(
    <RecordHeadBand head={head} hrefOf={(of) => ('section' in of ? `#${of.section}` : '/other/')} />,
  )
}

it('HED-01 a figure links to its evidence, and few cases are marked', () => {
  const html = render({})
  expect(html).toContain('<a href="#winner">重复中标</a>')
  expect(html).toContain('样本少')
  expect(render({ cases: 10 })).not.toContain('样本少')
  expect(html).toContain('data-verdict="warn"')
})

it('HED-01 an unknown figure is 未知 without a link, and a closed one leads to what opens it', () => {
  const unknown = render({ value: null, cases: undefined })
  expect(unknown).toContain('未知')
  expect(unknown).not.toContain('#winner')
  const closed = render({ value: null, cases: undefined, opensBy: 'svip' })
  expect(closed).not.toContain('未知')
  expect(closed).toContain('href="/svip.html"')
})

it('HED-03 the offers of bidders are read out from the lowest to the highest', () => {
  const marks = [
    { label: '甲 1.00 万元', at: 0, isWinner: true },
    { label: '乙 2.00 万元', at: 100, isWinner: false },
  ]
  expect(render({ chart: { of: 'strip', marks } })).toContain('报价从低到高：甲 1.00 万元，乙 2.00 万元')
})
