/** A share of a whole as a bar, in percent. */
export function Meter({ percent }: { percent: number }) {
  return (
    <span className="meter" aria-hidden="true">
      <i style={{ width: `${Math.min(percent, 100)}%` }} />
    </span>
  )
}
