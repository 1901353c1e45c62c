import { barText } from '@zhushutong/ui/charts/bar-chart'

export interface ListedBar {
  readonly label: string
  readonly value: number
  readonly text: string
  /** True if the text replaces the figure, so that no unit follows. */
  readonly isUnitless?: boolean
  readonly href?: string
}

/** Figures of unordered items, each with a bar; without the bars, they are a plain list. */
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
