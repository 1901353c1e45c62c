/** All rates are drawn on one scale, in percent, so that the eye can compare them. */
const SCALE = 24
const onScale = (percent: number): number => Math.min((percent / SCALE) * 100, 100)

/** The middle half of percentages as a box and their median as a line, on a scale of 0 to 24 %. */
export function SpreadBox({
  spread: { low, median, high },
  label,
  hasScale = false,
}: {
  spread: { readonly low: number; readonly median: number; readonly high: number }
  /** The same in words. */
  label: string
  hasScale?: boolean
}) {
  const left = onScale(low)
  return (
    <>
      <span className="spread-box" role="img" aria-label={label}>
        <i style={{ left: `${left}%`, width: `${Math.max(onScale(high) - left, 1)}%` }} />
        <b style={{ left: `${onScale(median)}%` }} />
      </span>
      {hasScale && (
        <span className="spread-scale" aria-hidden="true">
          <span>0</span>
          <span>12</span>
          <span>24%</span>
        </span>
      )}
    </>
  )
}
