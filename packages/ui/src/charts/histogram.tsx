import type { ReactNode } from 'react'

export interface HistogramStep {
  /** The range and its count: 8–10%：3 标. */
  readonly text: string
  /** The start of the step, on the axis. */
  readonly from: string
  readonly count: number
  /** True for the step that contains the median. */
  readonly isMiddle: boolean
}

/**
 * The distribution of figures over steps, with the count of each; the step of the median is highlighted.
 */
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
