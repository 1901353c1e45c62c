import type { ReactNode } from 'react'
import { DataTable } from '../layout/data-table'

interface Bar {
  readonly label: string
  readonly value: number
  /** The formatted value: 12,806.50. */
  readonly text: string
  /** True when the text is words instead of a number. */
  readonly isUnitless?: boolean
}

export function barText({ text, isUnitless }: Pick<Bar, 'text' | 'isUnitless'>, unit: string): string {
  return isUnitless ? text : `${text} ${unit}`
}

const HEIGHT = 100
const STEP = 20
const WIDTH = 16

interface BarChartProps {
  readonly title: string
  readonly unit: string
  readonly bars: readonly Bar[]
}

/** Columns over time, and the same numbers as a table for screen readers and others. */
export function BarChart({
  title,
  unit,
  bars,
  table = <Numbers title={title} unit={unit} bars={bars} />,
}: BarChartProps & {
  table?: ReactNode
}) {
  const top = Math.max(...bars.map((bar) => bar.value), 1)
  const middle = bars[Math.floor((bars.length - 1) / 2)]
  return (
    <figure>
      <svg
        role="img"
        aria-label={`${title}（${unit}），数值见下方表格`}
        viewBox={`0 0 ${bars.length * STEP - (STEP - WIDTH)} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-28 w-full border-b border-line-strong"
      >
        {bars.map((bar, index) => {
          const height = (bar.value / top) * HEIGHT
          return (
            <g key={bar.label} data-tip={`${bar.label}：${barText(bar, unit)}`} className="group">
              <rect x={index * STEP} width={WIDTH} height={HEIGHT} fill="transparent" />
              <rect
                x={index * STEP}
                y={HEIGHT - height}
                width={WIDTH}
                height={height}
                className="fill-primary opacity-85 group-hover:opacity-100"
              />
            </g>
          )
        })}
      </svg>
      <div className="mt-1 flex justify-between text-12 text-ink-3" aria-hidden="true">
        <span>{bars[0]?.label}</span>
        {bars.length > 2 && <span>{middle?.label}</span>}
        {bars.length > 1 && <span>{bars.at(-1)?.label}</span>}
      </div>
      {table}
    </figure>
  )
}

function Numbers({ title, unit, bars }: BarChartProps) {
  return (
    <details className="mt-2">
      <summary className="inline-block text-12 text-ink-3 underline underline-offset-2 hover:text-primary">
        看表格
      </summary>
      <div className="mt-2 max-w-[480px]">
        <DataTable
          caption={title}
          rows={bars}
          rowKey={(bar) => bar.label}
          columns={[
            { key: 'label', header: '时间', cell: (bar) => bar.label },
            { key: 'value', header: '数值', unit, align: 'right', cell: (bar) => bar.text },
          ]}
        />
      </div>
    </details>
  )
}
