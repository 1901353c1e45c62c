import { addSums, formatCount, leftOutText } from '@zhushutong/domain/formatting'
import { tender } from '@zhushutong/domain/records'
import { BarChart } from '@zhushutong/ui/charts/bar-chart'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { ErrorState } from '@zhushutong/ui/layout/states'
import type { ReactNode } from 'react'
import type { ChartName } from '@/content/page.types'
import { BarsView, type ListedBar } from '@/features/institute'
import { visitorContainer } from '@/wiring/server/container'
import { INSTITUTE, type Institute } from '@/wiring/server/reads/institute'
import type { ResultOf } from '@/wiring/types'
import { isMacroChart, loadMacroChart } from './macro-chart'

type InstituteFigures = ResultOf<'institute', 'figures'>

const MAX_BARS = 12
const FEN_PER_YI = 10_000_000_000

type Counts = ReadonlyArray<{ readonly key: string; readonly label: string; readonly count: number }>
type Months = InstituteFigures['months']

const countBars = (counts: Counts, hrefOf?: (key: string) => string): ListedBar[] =>
  counts.slice(0, MAX_BARS).map(({ key, label, count }) => ({
    label,
    value: count,
    text: formatCount(count),
    href: hrefOf?.(key),
  }))

const monthChart = (
  title: string,
  unit: string,
  figure: (month: Months[number]) => number,
  text: (value: number) => string = formatCount,
  noteOf: (months: Months) => string = () => '',
) => ({
  title,
  note: ({ months }: InstituteFigures) => ['近十二个整月', noteOf(months)].filter(Boolean).join(' · '),
  show: (months: Months) => (
    <BarChart
      title={title}
      unit={unit}
      bars={months.map((month) => ({
        label: month.month,
        value: figure(month),
        text: text(figure(month)),
      }))}
    />
  ),
})

const MONTH_CHARTS = {
  tendersByMonth: monthChart('每月招标公告', '条', ({ tenders }) => tenders),
  winsByMonth: monthChart('每月中标', '条', ({ wins }) => wins),
  amountByMonth: monthChart(
    '每月中标金额',
    '亿元',
    ({ amount }) => amount / FEN_PER_YI,
    (value) => value.toFixed(2),
    (months) => leftOutText(addSums(months)),
  ),
} as const

interface Shown {
  readonly title: string
  readonly note: string
  /** Null if the figures failed to load. */
  readonly body: ReactNode
}

const ofFigures = async (
  port: Institute,
  title: string,
  note: string | ((figures: InstituteFigures) => string),
  show: (figures: InstituteFigures) => ReactNode,
): Promise<Shown> => {
  const figures = await port.figures()
  const noted = typeof note === 'string' ? note : figures && note(figures)
  return { title, note: noted ?? '', body: figures && show(figures) }
}

const ofCounts = async (
  title: string,
  note: string,
  load: () => Promise<Counts | null>,
  unit: string,
  hrefOf?: (key: string) => string,
): Promise<Shown> => {
  const counts = await load()
  return { title, note, body: counts && <BarsView unit={unit} bars={countBars(counts, hrefOf)} /> }
}

const discountNote = ({ discount: { count, percent } }: InstituteFigures): string =>
  percent === null
    ? '近十二个整月，暂无样本'
    : `近十二个整月 · 平均 ${percent.toFixed(2)}% · 样本 ${formatCount(count)} 条`

const load = (name: ChartName, port: Institute): Promise<Shown> => {
  if (isMacroChart(name)) return loadMacroChart(name, port)
  switch (name) {
    case 'tendersByMonth':
    case 'winsByMonth':
    case 'amountByMonth': {
      const { title, note, show } = MONTH_CHARTS[name]
      return ofFigures(port, title, note, ({ months }) => show(months))
    }
    case 'winsByType':
      return ofFigures(port, '中标按工程类型', '近十二个整月', ({ types }) => (
        <BarsView
          unit="条"
          bars={types
            .slice(0, MAX_BARS)
            .map(({ label, wins }) => ({ label, value: wins, text: formatCount(wins) }))}
        />
      ))
    case 'discountBands':
      return ofFigures(port, '下浮率分布', discountNote, ({ discount: { bands } }) => (
        <BarsView
          unit="条"
          bars={bands.map(({ label, count }) => ({ label, value: count, text: formatCount(count) }))}
        />
      ))
    case 'discountByType':
      return ofFigures(port, '下浮率按工程类型', discountNote, ({ discount: { byType } }) => (
        <BarsView
          unit="%"
          bars={byType.map(({ label, percent, count }) => ({
            label: `${label}（${formatCount(count)}）`,
            value: percent,
            text: percent.toFixed(1),
          }))}
        />
      ))
    case 'tendersByProvince':
      return ofCounts(
        '招标按省份',
        '近一年',
        port.tendersByProvince,
        '条',
        (key) => `/${tender.segment}/?region=${key}`,
      )
    case 'companiesByProvince':
      return ofCounts(
        '企业按省份',
        '全部收录',
        port.companiesByProvince,
        '家',
        (key) => `/qiye/?region=${key}`,
      )
    case 'qualifications':
      return ofCounts('企业按资质类别', '全部收录', port.qualifications, '家')
    case 'personnel':
      return ofCounts('人员按名录', '全部收录', port.personnel, '人')
  }
}

export async function Chart({ name }: { name: ChartName }) {
  const { title, note, body } = await load(name, visitorContainer().get(INSTITUTE))
  return (
    <TitledCard title={title} note={note}>
      {body ?? <ErrorState title="这张图暂时没有加载出来">请稍后刷新页面重试</ErrorState>}
    </TitledCard>
  )
}
