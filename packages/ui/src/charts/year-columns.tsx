/** The column of a year: its count, and an amount for the grey line. */
interface YearColumn {
  readonly label: string
  readonly count: number
  readonly amount: number
  /** The formatted amount below the year. */
  readonly amountText: string
  /** The same in words. */
  readonly text: string
  /** The list of the counted records. */
  readonly href: string
  /** True for a year that is not over: its column is hatched. */
  readonly isUnfinished?: boolean
}

const WHOLE = 100

/**
 * Counts by year as columns and amounts as a grey line with its own scale; each year links to the list of
 * its records.
 */
export function YearColumns({ columns }: { columns: readonly YearColumn[] }) {
  const mostCount = Math.max(...columns.map(({ count }) => count), 1)
  const mostAmount = Math.max(...columns.map(({ amount }) => amount), 1)
  const share = ({ amount }: YearColumn) => (amount / mostAmount) * WHOLE
  const points = columns.map(
    (column, at) => `${((at + 0.5) / columns.length) * WHOLE},${WHOLE - share(column)}`,
  )
  return (
    <div className="year-columns">
      <ol>
        {columns.map((column) => (
          <li key={column.label} data-unfinished={column.isUnfinished || undefined}>
            <a href={column.href} aria-label={column.text} data-tip={column.text}>
              <span className="year-plot">
                <b data-none={column.count === 0 || undefined}>{column.count}</b>
                <i style={{ '--share': column.count / mostCount } as React.CSSProperties} />
                <u style={{ '--share': share(column) / WHOLE } as React.CSSProperties} />
              </span>
              <span>{column.label}</span>
              <small>{column.amountText}</small>
            </a>
          </li>
        ))}
      </ol>
      <svg viewBox={`0 0 ${WHOLE} ${WHOLE}`} preserveAspectRatio="none" aria-hidden="true">
        <polyline points={points.join(' ')} />
      </svg>
    </div>
  )
}
