import type { RowOf } from '../../api'

type Row = RowOf<'serviceOrder'>

/** An order with all details, as on its own page. */
export type WholeOrder = Row & { readonly details: NonNullable<Row['details']> }

export interface CardProps {
  readonly order: WholeOrder
}
