import { ScrollRow } from '../layout/scroll-row'

export interface Fact {
  readonly label: string
  readonly value: string
  /** The counts behind the figure. */
  readonly basis?: string
  readonly href?: string
  /** True for an unknown figure, which is grey. */
  readonly isNothing?: boolean
}

/** The verdict and the figures of a record in one line. */
export function FactLine({
  name,
  verdict: { title, tone, href },
  facts,
}: {
  name: string
  verdict: { readonly title: string; readonly tone?: string; readonly href?: string }
  facts: readonly Fact[]
}) {
  return (
    <>
      <b>{name}</b>
      <ScrollRow className="head-line">
        <a href={href} data-verdict={tone}>
          {title}
        </a>
        {facts.map(({ label, value, basis, href: to, isNothing }) => (
          <a key={label} href={to} className={isNothing ? 'nothing' : undefined}>
            <span>{label}</span> <b>{value}</b> {basis && <small>{basis}</small>}
          </a>
        ))}
      </ScrollRow>
    </>
  )
}
