import type { ReactNode } from 'react'

/** One step of a histogram. */
export interface HistogramStep {
  /** What it holds, and how many: 8–10%：3 标. */
  readonly text: string
  /** Where it begins, on the axis. */
  readonly from: string
  readonly count: number
  /** The step that the middle one lies in. */
  readonly isMiddle: boolean
}

/** How figures are distributed over steps, with the number of each; the one with the middle figure stands out. */
export function Histogram({ caption, steps }: { caption: ReactNode; steps: readonly HistogramStep[] }) {
  const most = Math.max(...steps.map(({ count }) => count), 1)
  return (
    <figure className="histogram">
      <figcaption>{caption}</figcaption>
      <ol>
        {steps.map(({ text, from, count, isMiddle }) => (
          <li key={from} title={text}>
            <span aria-hidden="true">{count > 0 ? count : ''}</span>
            <i
              className="histogram-bar"
              data-middle={isMiddle || undefined}
              style={{ height: `${(count / most) * 100}%` }}
            />
            <small className="histogram-from" aria-hidden="true">
              {from}
            </small>
            <span className="sr-only">{text}</span>
          </li>
        ))}
      </ol>
    </figure>
  )
}
