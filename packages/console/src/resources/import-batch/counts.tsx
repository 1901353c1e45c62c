import { type Batch, formatCount, listCounts } from './batch-words'

/** The counts of a run in a row of figures. */
export function CountsStrip({ counts }: { counts: NonNullable<Batch['counts']> }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(84px,1fr))] gap-3 border-y border-line py-3">
      {listCounts(counts).map(([name, count]) => (
        <div key={name}>
          <dt className="text-12 text-ink-3">{name}</dt>
          <dd className={`text-16 font-semibold tabular-nums ${count === 0 ? 'text-ink-3' : ''}`}>
            {formatCount(count)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
