/** The ways in which a mapping reads the values of a column. */
export const PARSE_NAMES = [
  'text',
  'creditCode',
  'date',
  'time',
  'capital',
  'price',
  'yuan',
  'wan',
  'yi',
  'count',
  'region',
  'link',
  'tags',
  'option',
] as const
export type ParseName = (typeof PARSE_NAMES)[number]

/** The fields that a column's value comes from, or a value for every row. */
export type MappedColumn =
  | string
  | {
      readonly from: string | readonly string[]
      readonly parse?: ParseName
      readonly words?: Readonly<Record<string, string>>
    }
  | { readonly value: string }

/**
 * A table column: rows from a list (`each`), from texts cut at `split`, from the lines of fields as exports have them
 * (`lines`), from fields numbered by {n}, or the row itself.
 */
export interface MappedTable {
  readonly each?: string
  readonly split?: string
  readonly lines?: true
  readonly columns: Readonly<Record<string, MappedColumn>>
}

/** A mapping file: the columns of a kind by the fields of a source. */
export interface MappingFile {
  readonly source: string
  readonly platform?: string
  readonly key?: string | readonly string[]
  readonly moreKey?: string | readonly string[]
  readonly columns: Readonly<Record<string, MappedColumn>>
  readonly tables?: Readonly<Record<string, MappedTable>>
  readonly date?: MappedColumn
  /** The field with the address of the record in this portal, as its exports have it. */
  readonly record?: string
}
