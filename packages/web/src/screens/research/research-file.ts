import { leftOutText } from '@zhushutong/domain/formatting'
import type { ResearchText } from '@/content/institute/research.types'
import type { ChartName } from '@/content/page.types'
import type { ResultOf } from '@/wiring/types'

type InstituteFigures = ResultOf<'institute', 'figures'>

const FEN_PER_YI = 10_000_000_000

type Lines = (figures: InstituteFigures) => readonly string[]

/** The charts with figures in the file; charts with a filter of the reader are left out. */
const CHARTS: Readonly<Partial<Record<ChartName, readonly [title: string, lines: Lines]>>> = {
  tendersByMonth: [
    '每月招标公告（条）',
    ({ months }) => months.map(({ month, tenders }) => `${month}\t${tenders}`),
  ],
  winsByMonth: ['每月中标（条）', ({ months }) => months.map(({ month, wins }) => `${month}\t${wins}`)],
  amountByMonth: [
    '每月中标金额（亿元）',
    ({ months }) =>
      months.map(({ month, amount, ...leftOut }) =>
        [month, (amount / FEN_PER_YI).toFixed(2), leftOutText(leftOut)].filter(Boolean).join('\t'),
      ),
  ],
  winsByType: ['中标按工程类型（条）', ({ types }) => types.map(({ label, wins }) => `${label}\t${wins}`)],
  discountBands: [
    '下浮率分布（条）',
    ({ discount }) => discount.bands.map(({ label, count }) => `${label}\t${count}`),
  ],
  discountByType: [
    '下浮率按工程类型（%，括号内为样本数）',
    ({ discount }) =>
      discount.byType.map(({ label, percent, count }) => `${label}\t${percent.toFixed(2)}（${count}）`),
  ],
}

const chartLines = (name: ChartName | undefined, figures: InstituteFigures | null): readonly string[] => {
  const chart = name && CHARTS[name]
  return chart && figures ? ['', `【图表】${chart[0]}`, ...chart[1](figures)] : []
}

/**
 * A research text as a text file: its summary, sections and the present figures of its charts. @param
 * figures null if loading failed: its charts are then left out
 */
export function formatResearchFile(
  { title, summary, day, sections }: ResearchText,
  figures: InstituteFigures | null,
  url: string,
): string {
  const body = sections.flatMap((section) => [
    '',
    section.title,
    ...section.paragraphs,
    ...(section.list ?? []).map((item) => `· ${item}`),
    ...chartLines(section.chart, figures),
  ])
  return [
    title,
    `筑数通研究院 · ${day}`,
    '',
    `摘要：${summary}`,
    ...body,
    '',
    `全文与实时图表：${url}`,
    '本文为筑数通研究院的一般性分析，不构成投标、投资或法律建议。引用请注明“筑数通研究院”和访问日期。',
    '',
  ].join('\r\n')
}
