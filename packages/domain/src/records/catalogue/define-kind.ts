import type { Column } from './column'
import type { Filter, FilterDeclaration } from './filter'
import type { KindDeclaration } from './kind'

/** Every property that one of the variants of T has. */
type PropertyOf<T> = T extends unknown ? keyof T : never

/** Asks for what cannot be given where a declaration has a property that nothing reads, `exproted: true`. */
type NothingBut<Known, T> = [Exclude<PropertyOf<T>, PropertyOf<Known>>] extends [never]
  ? unknown
  : { readonly noSuchProperty: Exclude<PropertyOf<T>, PropertyOf<Known>> }

/** The kind as declared, to the letter, each of its filters with its options. */
type Defined<Kind extends KindDeclaration, Filters> = Omit<Kind, 'filters'> & {
  readonly filters: { readonly [I in keyof Filters]: Filters[I] & Filter }
}

/**
 * Declares a kind of record. A column or filter that it names and does not have, and a property that no kind has, do
 * not compile. A filter by an enum column is offered with the options of the column.
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
