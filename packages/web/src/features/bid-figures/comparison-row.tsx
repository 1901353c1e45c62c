import type { ReactNode } from 'react'

/** A row of the comparison: what it is about, and a cell for each company. */
export function ComparisonRow({
  label,
  note,
  children,
}: {
  label: string
  /** How it is counted. */
  note?: string
  children: ReactNode
}) {
  return (
    <tr>
      <th scope="row">
        {label}
        {note && <small>{note}</small>}
      </th>
      {children}
    </tr>
  )
}

/** A figure, bold and said in words where it is the best of its row (CMP-03). */
export function Best({ word, children }: { word: string | false; children: ReactNode }) {
  return word ? (
    <>
      <b className="best">{children}</b> <span className="best-word">{word}</span>
    </>
  ) : (
    children
  )
}

/** Nothing that is known, or nothing held. */
export function Nothing({ children }: { children: ReactNode }) {
  return <span className="nothing">{children}</span>
}
