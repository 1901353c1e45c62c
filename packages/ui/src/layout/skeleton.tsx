const widths = ['62%', '88%', '74%']

/** One grey line or block as a placeholder for text. */
export function Skeleton({ width = '100%', height = 16 }: { width?: number | string; height?: number }) {
  return <div className="skeleton" style={{ width, height }} aria-hidden="true" />
}

/** A list placeholder: rows as tall as the real ones, so that the layout does not shift. */
export function ListSkeleton({ rows = 10 }: { rows?: number }) {
  return (
    <div role="status">
      <span className="sr-only">加载中</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move.
        <div key={row} className="grid gap-3 border-b border-line p-4 last:border-b-0 md:px-6">
          {widths.map((width, line) => (
            <Skeleton key={width} width={width} height={line === 0 ? 20 : 14} />
          ))}
        </div>
      ))}
    </div>
  )
}
