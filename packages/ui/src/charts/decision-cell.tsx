import type { ReactNode } from 'react'

/** A cell of the band of figures under a record's name; its label links to the evidence. */
export function DecisionCell({
  label,
  href,
  wide,
  tone,
  children,
}: {
  label: string
  href?: string
  wide?: boolean
  /** The colour of the cell, for a verdict. */
  tone?: string
  children: ReactNode
}) {
  return (
    <section data-wide={wide ? '' : undefined} data-verdict={tone}>
      <h2>{href ? <a href={href}>{label}</a> : label}</h2>
      {children}
    </section>
  )
}
