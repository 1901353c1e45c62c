import { addSums, formatCount, formatSum, leftOutText } from '@zhushutong/domain/formatting'
import { BarChart } from '@zhushutong/ui/charts/bar-chart'
import { DataTable } from '@zhushutong/ui/layout/data-table'
import type { ReactNode } from 'react'
import type { MacroChartName } from '@/content/page.types'
import { BarsView } from '@/features/institute'
import type { Institute } from '@/wiring/server/reads/institute'
import type { ResultOf } from '@/wiring/types'

type MacroFigures = ResultOf<'institute', 'macro'>

const MAX_BARS = 12
const FEN_PER_YI = 10_000_000_000

type Series = keyof MacroFigures
type Row = MacroFigures[Series][number]

interface MacroChart {
  readonly title: string
  readonly series: Series
  /** The figure drawn as bars; the table has both. */
  readonly figure: 'count' | 'amount'
  /** The measure word: 条, 宗, 个. */
  readonly classifier: string
  /** The kind of amount: 预算, 成交价. */
  readonly money: string
  /** The list opened by the bar of a province. */
  readonly list?: string
}

const civic = { classifier: '个项目', money: '预算' } as const
const land = { classifier: '宗', money: '成交价' } as const
const planned = { classifier: '个项目', money: '总投资' } as const
const wins = { classifier: '条', money: '中标金额' } as const

/** The charts of the macro analysis by name (SHL-17). */
const MACRO_CHARTS: Readonly<Record<MacroChartName, MacroChart>> = {
  civicByClass: { ...civic, title: '民生工程按类别', series: 'civicByClass', figure: 'count' },
  civicAmountByClass: { ...civic, title: '民生工程预算按类别', series: 'civicByClass', figure: 'amount' },
  civicByProvince: {
    ...civic,
    title: '民生工程按省份',
    series: 'civicByProvince',
    figure: 'count',
    list: '/zhaobiao/',
  },
  civicAmountByProvince: {
    ...civic,
    title: '民生工程预算按省份',
    series: 'civicByProvince',
    figure: 'amount',
    list: '/zhaobiao/',
  },
  homesByMonth: { ...land, title: '每月成交宗数', series: 'homesByMonth', figure: 'count' },
  homesAmountByMonth: { ...land, title: '每月成交价', series: 'homesByMonth', figure: 'amount' },
  plannedByMonth: { ...planned, title: '每月审批项目', series: 'plannedByMonth', figure: 'count' },
  plannedAmountByMonth: { ...planned, title: '每月审批总投资', series: 'plannedByMonth', figure: 'amount' },
  plannedAmountByType: { ...planned, title: '总投资按工程类型', series: 'plannedByType', figure: 'amount' },
  plannedAmountByProvince: {
    ...planned,
    title: '总投资按省份',
    series: 'plannedByProvince',
    figure: 'amount',
    list: '/nijian/',
  },
  winsByProvince: {
    ...wins,
    title: '中标按省份',
    series: 'winsByProvince',
    figure: 'count',
    list: '/zhongbiao/',
  },
  winsAmountByProvince: {
    ...wins,
    title: '中标金额按省份',
    series: 'winsByProvince',
    figure: 'amount',
    list: '/zhongbiao/',
  },
  publicByMonth: { ...civic, title: '每月招标项目', series: 'publicByMonth', figure: 'count' },
  publicAmountByMonth: { ...civic, title: '每月招标预算', series: 'publicByMonth', figure: 'amount' },
  publicAmountByType: { ...civic, title: '招标预算按工程类型', series: 'publicByType', figure: 'amount' },
  publicAmountByProvince: {
    ...civic,
    title: '招标预算按省份',
    series: 'publicByProvince',
    figure: 'amount',
    list: '/zhaobiao/',
  },
  landAmountByMonth: { ...land, title: '每月土地成交价', series: 'landByMonth', figure: 'amount' },
  landAmountByProvince: { ...land, title: '土地成交价按省份', series: 'landByProvince', figure: 'amount' },
}

export function isMacroChart(name: string): name is MacroChartName {
  return Object.hasOwn(MACRO_CHARTS, name)
}

const inYi = (fen: number) => fen / FEN_PER_YI
/** Replaces a sum of fewer than three amounts, which is not published (SHL-17). */
const TOO_FEW = '不足 3 条'

const formatFigure = (figure: MacroChart['figure'], { count, amount }: Row) => {
  if (figure === 'count') return { value: count, text: formatCount(count) }
  if (amount === null) return { value: 0, text: TOO_FEW, isUnitless: true }
  return { value: inYi(amount), text: inYi(amount).toFixed(2) }
}

const buildBar = ({ figure, list, series }: MacroChart, row: Row) => ({
  label: row.label,
  ...formatFigure(figure, row),
  href: list && series.endsWith('Province') ? `${list}?region=${row.key}` : undefined,
})

/** The table of all rows, with both figures. */
function Numbers({ chart, rows }: { chart: MacroChart; rows: readonly Row[] }) {
  return (
    <details className="mt-2">
      <summary className="inline-block text-12 text-ink-3 underline underline-offset-2 hover:text-primary">
        看表格
      </summary>
      <div className="mt-2 max-w-[480px]">
        <DataTable
          caption={chart.title}
          rows={rows}
          rowKey={({ key }) => key}
          columns={[
            { key: 'label', header: '项', cell: ({ label }) => label },
            {
              key: 'count',
              header: '数量',
              unit: chart.classifier,
              align: 'right',
              cell: ({ count }) => formatCount(count),
            },
            {
              key: 'amount',
              header: chart.money,
              align: 'right',
              cell: ({ amount, ...rest }) => (amount === null ? TOO_FEW : formatSum({ amount, ...rest })),
            },
          ]}
        />
      </div>
    </details>
  )
}

const firstBy = ({ figure }: MacroChart, rows: readonly Row[]) =>
  [...rows].sort((a, b) => (figure === 'count' ? b.count - a.count : (b.amount ?? 0) - (a.amount ?? 0)))

function Bars({ chart, rows }: { chart: MacroChart; rows: readonly Row[] }) {
  const unit = chart.figure === 'count' ? chart.classifier : '亿元'
  if (chart.series.endsWith('Month'))
    return (
      <BarChart
        title={chart.title}
        unit={unit}
        bars={rows.map((row) => buildBar(chart, row))}
        table={<Numbers chart={chart} rows={rows} />}
      />
    )
  const sorted = firstBy(chart, rows)
  return (
    <>
      <BarsView unit={unit} bars={sorted.slice(0, MAX_BARS).map((row) => buildBar(chart, row))} />
      <Numbers chart={chart} rows={sorted} />
    </>
  )
}

/** The message for a chart without data; null if there is data. */
const findGap = ({ figure, money }: MacroChart, rows: readonly Row[]): ReactNode => {
  const say = (words: string) => <p className="py-6 text-ink-3">{words}</p>
  if (rows.every(({ count }) => count === 0)) return say('近十二个整月没有收录相关记录')
  const isKeptBack = figure === 'amount' && rows.every(({ amount }) => amount === null)
  return isKeptBack ? say(`各项写明${money}的记录都${TOO_FEW}，不作汇总`) : null
}

/** The period, and for sums the number of records without an amount (COV-02). */
const formatNote = ({ figure }: MacroChart, rows: readonly Row[]): string => {
  const summed = rows.flatMap(({ amount, ...rest }) => (amount === null ? [] : { ...rest, amount }))
  return ['近十二个整月', figure === 'amount' && leftOutText(addSums(summed))].filter(Boolean).join(' · ')
}

/** The content of a chart of the macro analysis; `body` is null if the figures failed to load. */
export async function loadMacroChart(
  name: MacroChartName,
  port: Institute,
): Promise<{ title: string; note: string; body: ReactNode }> {
  const chart = MACRO_CHARTS[name]
  const figures = await port.macro()
  const rows = figures?.[chart.series]
  const body = rows && (findGap(chart, rows) ?? <Bars chart={chart} rows={rows} />)
  return { title: chart.title, note: formatNote(chart, rows ?? []), body: body ?? null }
}
