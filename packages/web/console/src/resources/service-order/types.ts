import type { RowOf } from '../../api'

type Row = RowOf<'serviceOrder'>

/** An order as its own page has it. */
export type WholeOrder = Row & { readonly details: NonNullable<Row['details']> }

export interface CardProps {
  readonly order: WholeOrder
}
