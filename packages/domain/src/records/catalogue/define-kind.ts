import type { Column } from './column'
import type { Filter, FilterDeclaration } from './filter'
import type { KindDeclaration } from './kind'

/** The properties of all variants of T. */
type PropertyOf<T> = T extends unknown ? keyof T : never

/** A compile error for a declaration with an unknown property, such as `exproted: true`. */
type NothingBut<Known, T> = [Exclude<PropertyOf<T>, PropertyOf<Known>>] extends [never]
  ? unknown
  : { readonly noSuchProperty: Exclude<PropertyOf<T>, PropertyOf<Known>> }

/** The kind as declared, with literal types; each filter has its options. */
type Defined<Kind extends KindDeclaration, Filters> = Omit<Kind, 'filters'> & {
  readonly filters: { readonly [I in keyof Filters]: Filters[I] & Filter }
}

/**
 * Declares a kind of record. Names of unknown columns or filters, and unknown properties, do not compile. A filter by
 * an enum column gets the options of the column.
 */
// The mark lets a bundler leave out the kinds that a page does not use.
/* @__NO_SIDE_EFFECTS__ */
export function defineKind<
  const Columns extends readonly Column[],
  const Filters extends readonly FilterDeclaration[],
  const Kind extends KindDeclaration<
    Columns[number]['key'],
    Extract<Columns[number], { readonly type: 'enum' }>['key'],
    Filters[number]['key']
  >,
>(
  kind: Kind & { readonly columns: Columns; readonly filters: Filters } & NothingBut<KindDeclaration, Kind> &
    NothingBut<Column, Columns[number]> &
    NothingBut<FilterDeclaration, Filters[number]>,
): Defined<Kind, Filters> {
  const filters = kind.filters.map((filter): Filter => {
    if (filter.type !== 'options' || filter.options) return filter
    const column = kind.columns.find(({ key }) => key === filter.column)
    return { ...filter, options: column?.type === 'enum' ? column.options : [] }
  })
  return { ...kind, filters } as unknown as Defined<Kind, Filters>
}
