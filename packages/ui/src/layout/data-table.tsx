import type { ReactNode } from 'react'
import { ScrollBox } from './scroll-box'

export type Column<Row> = {
  key: string
  header: string
  /** Shown in the header after the name, never in the cells: 万元. */
  unit?: string
  /** Numbers and amounts are right-aligned; right-aligned columns are never wrapped. */
  align?: 'left' | 'right'
  /** Width in px; all columns have the same minimum (UIX-02). */
  width?: number
  cell: (row: Row, index: number) => ReactNode
}

type Props<Row> = {
  /** Description of the table for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row, index: number) => string
  /** The first number of a leading column of row numbers. */
  numberFrom?: number
  /** Shown instead of the table if there are no rows. */
  empty?: ReactNode
  /** Its cells are running text, not values. */
  isText?: boolean
}

const heading = <Row,>({ header, unit }: Column<Row>) => (unit ? `${header}（${unit}）` : header)

/** A table of records; on phones each row becomes a card with its first column as title. */
export function DataTable<Row>({ caption, columns, rows, rowKey, numberFrom, empty, isText }: Props<Row>) {
  if (rows.length === 0 && empty) return empty
  return (
    <ScrollBox label={caption}>
      <table className="data-table" data-cards="" data-text={isText || undefined}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {numberFrom !== undefined && <th data-narrow="">序号</th>}
            {columns.map((column) => (
              <th key={column.key} scope="col" data-align={column.align} style={{ width: column.width }}>
                {heading(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={rowKey(row, index)}>
              {numberFrom !== undefined && <td data-narrow="">{numberFrom + index}</td>}
              {columns.map((column, at) =>
                at === 0 ? (
                  <th key={column.key} scope="row" data-align={column.align}>
                    {column.cell(row, index)}
                  </th>
                ) : (
                  <td key={column.key} data-label={heading(column)} data-align={column.align}>
                    {column.cell(row, index)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
