import { formatRate, type Spread } from '@zhushutong/domain/tender-sheet'

/** All rates are drawn on one scale, from 0 to 24 %, so that they can be compared. */
const MOST = 2_400

const place = (rate: number) => `${Math.min(100, (rate / MOST) * 100)}%`

/** Where half of the awards lie, with the middle one, on the scale of 0–24 %. */
export function SpreadBox({ spread: { lower, median, upper } }: { spread: Spread }) {
  return (
    <div
      className="spread-box"
      role="img"
      aria-label={`一半在 ${formatRate(lower)}% 至 ${formatRate(upper)}% 之间，中位 ${formatRate(median)}%`}
    >
      <span className="spread-line">
        <i
          className="spread-half"
          style={{
            left: place(lower),
            width: `max(3px, ${((Math.min(upper, MOST) - Math.min(lower, MOST)) / MOST) * 100}%)`,
          }}
        />
        <u className="spread-middle" style={{ left: place(median) }} />
      </span>
      <small className="spread-scale" aria-hidden="true">
        <b>0</b>
        <b>12</b>
        <b>24%</b>
      </small>
    </div>
  )
}
