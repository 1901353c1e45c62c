export interface Share {
  readonly label: string
  readonly percent: number
}

const SHOWN = 3

/** The shares of wins, largest first: the bar shows all, the text the first three. */
export function Shares({ shares }: { shares: readonly Share[] }) {
  return (
    <>
      <span className="stack" aria-hidden="true">
        {shares.map(({ label, percent }) => (
          <i key={label} style={{ width: `${percent}%` }} />
        ))}
      </span>
      <span className="shares">
        {shares.slice(0, SHOWN).map(({ label, percent }, index) => (
          <span key={label}>{index === 0 ? <b>{`${label} ${percent}%`}</b> : `${label} ${percent}%`}</span>
        ))}
      </span>
    </>
  )
}
