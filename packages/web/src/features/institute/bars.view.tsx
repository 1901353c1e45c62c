import { barText } from '@/ui/bar-chart'

/** One bar of a list: its figure as shown, and the page behind it if there is one. */
export interface ListedBar {
  readonly label: string
  readonly value: number
  readonly text: string
  /** The text is words in place of a figure. */
  readonly isUnitless?: boolean
  readonly href?: string
}

/** Figures of unordered things, each beside its bar; they read as a list without the bars. */
export function BarsView({ bars, unit }: { bars: readonly ListedBar[]; unit: string }) {
  const most = Math.max(...bars.map(({ value }) => value), 1)
  return (
    <ul className="list-none pl-0">
      {bars.map(({ label, value, text, isUnitless, href }) => (
        <li
          key={label}
          className="grid grid-cols-[88px_minmax(0,1fr)_auto] items-center gap-2 py-1 md:grid-cols-[120px_minmax(0,1fr)_96px]"
        >
          {href ? (
            <a href={href} className="truncate text-primary">
              {label}
            </a>
          ) : (
            <span className="truncate" title={label}>
              {label}
            </span>
          )}
          <span className="h-2 rounded-1 bg-surface-2" aria-hidden="true">
            <span
              className="block h-2 rounded-1 bg-primary opacity-85"
              style={{ width: `${(Math.max(value, 0) / most) * 100}%` }}
            />
          </span>
          <span className="text-right text-ink-2">{barText({ text, isUnitless }, unit)}</span>
        </li>
      ))}
    </ul>
  )
}
