import type { MonthOfWins, Spread } from '@zhushutong/domain/bid-figures'
import { SpreadBox } from '@zhushutong/ui/charts/spread-box'

const BAR = 10
const STEP = 13
const HEIGHT = 28
/** Minimum height: a month without wins is a thin line, so that it stays visible. */
const LEAST = 2

/** Twelve months as columns, rendered on the server; the text alternative lists the numbers. */
export function Sparkline({
  months,
  scale = 1,
}: {
  months: readonly MonthOfWins[]
  /** The maximum shared by several charts, so that their columns are comparable. */
  scale?: number
}) {
  const most = Math.max(...months.map(({ count }) => count), scale)
  return (
    <>
      <svg
        className="spark"
        viewBox={`0 0 ${months.length * STEP - (STEP - BAR)} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`逐月中标：${months.map(({ month, count }) => `${month} ${count} 项`).join('，')}`}
      >
        {months.map(({ month, count }, index) => {
          const height = Math.max((count / most) * HEIGHT, LEAST)
          return (
            <rect
              key={month}
              x={index * STEP}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              data-none={count === 0 ? '' : undefined}
              data-tip={`${month} ${count} 项`}
            />
          )
        })}
      </svg>
      <span className="axis" aria-hidden="true">
        <span>{months[0]?.month}</span>
        <span>{months.at(-1)?.month}</span>
      </span>
    </>
  )
}

export function DiscountBox({ spread, hasScale }: { spread: Spread; hasScale?: boolean }) {
  const { low, high, median, least, most } = spread
  return (
    <SpreadBox
      spread={spread}
      label={`最低 ${least}%，多在 ${low}–${high}%，中位 ${median}%，最高 ${most}%`}
      hasScale={hasScale}
    />
  )
}
