import type { HeadChart as Chart, StripMark } from '@zhushutong/domain/record-heads'
import { Meter } from '@zhushutong/ui/charts/meter'
import { Shares } from '@zhushutong/ui/charts/shares'
import { SpreadBox } from '@zhushutong/ui/charts/spread-box'

const BAR = 10
const STEP = 13
const HEIGHT = 28
/** Minimum height: an empty column is a thin line, so that it stays visible. */
const LEAST = 2

type ColumnsOf = Extract<Chart, { of: 'columns' }>['columns']

/** Few figures as columns; the text alternative lists them. */
function Columns({ columns, label }: { columns: ColumnsOf; label: string }) {
  const most = Math.max(...columns.map(({ count }) => count), 1)
  return (
    <svg
      className="spark"
      viewBox={`0 0 ${Math.max(columns.length, 6) * STEP - (STEP - BAR)} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`${label}：${columns.map((column) => describeColumn(column)).join('，')}`}
    >
      {columns.map((column, at) => {
        const height = Math.max((column.count / most) * HEIGHT, LEAST)
        return (
          <rect
            key={column.label}
            x={at * STEP}
            y={HEIGHT - height}
            width={BAR}
            height={height}
            data-none={column.count === 0 || undefined}
            data-tip={describeColumn(column)}
          />
        )
      })}
    </svg>
  )
}

/** The label of an amount names it already; a count follows its year. */
const describeColumn = ({ label, count }: ColumnsOf[number]): string =>
  /^\d{4}/.test(label) ? `${label} ${count} 条` : label

/** The offers of all bidders from the lowest to the highest, the winner's marked. */
function Strip({ marks }: { marks: readonly StripMark[] }) {
  return (
    <>
      <span
        className="price-strip"
        role="img"
        aria-label={`报价从低到高：${marks.map(({ label }) => label).join('，')}`}
      >
        {marks.map(({ label, at, isWinner }) => (
          <i key={label} style={{ left: `${at}%` }} data-winner={isWinner || undefined} data-tip={label} />
        ))}
      </span>
      <span className="axis" aria-hidden="true">
        <span>最低</span>
        <span>最高</span>
      </span>
    </>
  )
}

type StepsOf = Extract<Chart, { of: 'steps' }>['steps']

function Steps({ steps }: { steps: StepsOf }) {
  return (
    <span
      className="step-row"
      role="img"
      aria-label={steps.map(({ label, isDone }) => `${label}${isDone ? '已收录' : '未收录'}`).join('，')}
    >
      {steps.map(({ label, isDone }) => (
        <i
          key={label}
          data-done={isDone || undefined}
          data-tip={`${label}：${isDone ? '已收录' : '未收录'}`}
        />
      ))}
    </span>
  )
}

const describeSpread = ({ low, median, high }: Extract<Chart, { of: 'spread' }>['spread']): string =>
  low === high ? `${median}%` : `多在 ${low}–${high}%，中位 ${median}%`

/** The small chart of a figure, rendered on the server. */
export function HeadChart({ chart, label }: { chart: Chart; label: string }) {
  switch (chart.of) {
    case 'share':
      return <Meter percent={chart.percent} />
    case 'parts':
      return <Shares shares={chart.parts} />
    case 'spread':
      return <SpreadBox spread={chart.spread} label={describeSpread(chart.spread)} hasScale />
    case 'columns':
      return <Columns columns={chart.columns} label={label} />
    case 'strip':
      return <Strip marks={chart.marks} />
    case 'steps':
      return <Steps steps={chart.steps} />
  }
}
