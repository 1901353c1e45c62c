import type { ReactNode } from 'react'

export function ComparisonRow({
  label,
  note,
  children,
}: {
  label: string
  /** The counting rule of the row. */
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

/** A figure; the best of its row is bold and followed by a word (CMP-03). */
export function Best({ word, children }: { word: string | false; children: ReactNode }) {
  return word ? (
    <>
      <b className="best">{children}</b> <span className="best-word">{word}</span>
    </>
  ) : (
    children
  )
}

export function Nothing({ children }: { children: ReactNode }) {
  return <span className="nothing">{children}</span>
}
