import type { ReactNode } from 'react'
import type { Column } from '../layout/data-table'

/** A figure; grey if it is zero or unknown. */
export function Figure({ isNothing, children }: { isNothing: boolean; children: ReactNode }) {
  return isNothing ? <span className="nothing">{children}</span> : children
}

/** A column of figures: right-aligned, unit in the header, zero and unknown ones in grey. */
export function figureColumn<Row>({
  key,
  header,
  unit,
  figure,
}: Pick<Column<Row>, 'key' | 'header' | 'unit'> & {
  /** The figure without its unit, a mark for zero or unknown, and a small note below it. */
  figure: (row: Row) => { text: string; isNothing: boolean; note?: string }
}): Column<Row> {
  return {
    key,
    header,
    unit,
    align: 'right',
    cell: (row) => {
      const { text, isNothing, note } = figure(row)
      return (
        <>
          <Figure isNothing={isNothing}>{text}</Figure>
          {note && <small className="block text-12 text-ink-3">{note}</small>}
        </>
      )
    },
  }
}
