import { cx } from '../cx'

type Stat = {
  label: string
  value: string
  isNothing?: boolean
  href?: string
  /** The colour of a warning figure. */
  tone?: 'warn' | 'bad'
  suffix?: string
}

const phone = ['', 'grid-cols-1', 'grid-cols-2', 'grid-cols-3', 'grid-cols-2', 'grid-cols-3', 'grid-cols-3']
const wide = [
  '',
  'md:grid-cols-1',
  'md:grid-cols-2',
  'md:grid-cols-3',
  'md:grid-cols-4',
  'md:grid-cols-5',
  'md:grid-cols-6',
]

/** Two to six figures side by side, each a link if it has details. */
export function StatStrip({ stats, large }: { stats: readonly Stat[]; large?: boolean }) {
  const columns = Math.min(stats.length, 6)
  return (
    <ul className={cx('grid gap-px overflow-hidden bg-line', phone[columns], wide[columns])}>
      {stats.map(({ label, value, isNothing, href, tone, suffix }) => {
        const inside = (
          <>
            <b
              data-tone={tone}
              className={cx(
                'block font-semibold whitespace-nowrap',
                large ? 'text-20 lg:text-28' : 'text-20 md:max-lg:text-14',
                tone && 'warns',
                isNothing ? 'text-ink-3' : !large && !tone && 'text-primary',
              )}
            >
              {value}
              {suffix && <span className="text-14 text-primary">{suffix}</span>}
            </b>
            <span className="text-ink-2">{label}</span>
          </>
        )
        return (
          <li key={label} className="bg-surface">
            {href ? (
              <a href={href} className="block px-3 py-3 hover:bg-surface-2 md:px-4 lg:px-6">
                {inside}
              </a>
            ) : (
              <div className="px-3 py-3 md:px-4 lg:px-6">{inside}</div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
