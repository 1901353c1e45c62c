export interface Choice {
  readonly label: string
  readonly href: string
  readonly isChosen: boolean
}

export interface ChoiceRow {
  readonly label: string
  readonly choices: readonly Choice[]
}

/** The parts of a market to choose from, each a link, so that a choice is an address (FIG-12). */
export function MarketChoices({ rows }: { rows: readonly ChoiceRow[] }) {
  return (
    <div className="card grid gap-3 px-3 py-4 md:px-6 print:hidden">
      {rows
        .filter(({ choices }) => choices.length > 0)
        .map(({ label, choices }) => (
          <nav key={label} aria-label={label} className="flex min-w-0 gap-3">
            <span className="flex-none text-ink-3">{label}</span>
            <span className="flex min-w-0 gap-x-4 gap-y-1 max-md:overflow-x-auto md:flex-wrap">
              {choices.map((choice) => (
                <a
                  key={choice.label}
                  href={choice.href}
                  rel={label === '金额' || label === '年份' ? 'nofollow' : undefined}
                  aria-current={choice.isChosen ? 'true' : undefined}
                  className="whitespace-nowrap text-ink-2 hover:text-primary current:font-semibold current:text-primary max-md:current:order-first"
                >
                  {choice.label}
                </a>
              ))}
            </span>
          </nav>
        ))}
    </div>
  )
}
