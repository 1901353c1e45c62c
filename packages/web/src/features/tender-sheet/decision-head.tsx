import type { Tone } from '@zhushutong/ui/tag'
import type { ReactNode } from 'react'
import './tender-head.css'
import './tender-sheet.css'

export interface DecisionCell {
  readonly key: string
  readonly label: string
  /** The basis of the answer, after the label. */
  readonly note?: string
  readonly figure: ReactNode
  readonly tone?: Extract<Tone, 'ok' | 'warn' | 'bad'>
  /** True without a value: the figure is grey. */
  readonly isNothing?: boolean
  /** True if the cell has its tone as background, for a verdict. */
  readonly isTinted?: boolean
  readonly basis?: ReactNode
  readonly chart?: ReactNode
}

/** An answer of the head. */
export function DecisionCellView({
  label,
  note,
  figure,
  tone,
  isNothing,
  isTinted,
  basis,
  chart,
}: DecisionCell) {
  return (
    <div className="decision-cell" data-tone={tone} data-tinted={isTinted || undefined}>
      <dt>
        {label}
        {note && <small className="decision-note">{note}</small>}
      </dt>
      <dd className="decision-figure" data-nothing={isNothing || undefined}>
        {figure}
      </dd>
      {basis && <dd className="decision-basis">{basis}</dd>}
      {chart && <dd className="decision-chart">{chart}</dd>}
    </div>
  )
}

export function DecisionHead({
  title,
  tags,
  meta,
  actions,
  cells,
  children,
  printLine,
}: {
  title: string
  tags: ReactNode
  meta: ReactNode
  actions: ReactNode
  cells: readonly ReactNode[]
  children?: ReactNode
  /** The line above the head on paper. */
  printLine?: string
}) {
  return (
    <header className="card decision-head" data-print={printLine}>
      <div className="decision-title">
        <div className="min-w-0 flex-1">
          <h1>
            <span className="min-w-0 wrap-anywhere">{title}</span>
            {tags}
          </h1>
          <div className="decision-meta">{meta}</div>
        </div>
        <div className="max-lg:w-full lg:flex-none print:hidden">{actions}</div>
      </div>
      <dl className="decision-band" style={{ '--cells': cells.length } as React.CSSProperties}>
        {cells}
      </dl>
      {children}
    </header>
  )
}
