import type { AnyValue, RecordKind } from '@zhushutong/domain/records'
import type { Fields } from '../source'

/** The columns that a row fills; missing ones are null or absent. */
export type Values = Readonly<Record<string, AnyValue>>

/** What a person should know of a row, with the field and value it is about. */
export interface Remark {
  readonly line: number
  readonly level: 'warning' | 'rejected' | 'merged'
  /** Chinese, as the report shows it. */
  readonly reason: string
  readonly field: string
  readonly value: string
}

/** A row as a record to be. */
export interface Draft {
  readonly line: number
  readonly values: Values
  /** What the record is called in its source; with the source the natural key of an import. */
  readonly sourceKey: string
  /** Proves that two rows are the same thing: a credit code, an id. Rows with different ones never are. */
  readonly proof: string | null
  /** Says so where one of the two has no proof: name and place. */
  readonly hint: string | null
  readonly remarks: readonly Remark[]
}

export type Reading = { readonly draft: Draft } | { readonly rejected: Remark }

/** One shape of file that is understood. */
export interface Shape {
  /** For messages: 工商登记表. */
  readonly title: string
  readonly kind: RecordKind
  /** The first part of the natural key, the same for every file of this shape. */
  readonly source: string
  read(fields: Fields, line: number): Reading
  /** The same thing in two states. Missing values never replace known ones. */
  combine(older: Values, newer: Values): Values
}

/** The newer value of each column, or the older one where the newer is missing. */
export const newerFirst = (older: Values, newer: Values): Values => {
  const known = Object.entries(newer).filter(([, value]) => value !== null && value !== undefined)
  return { ...older, ...Object.fromEntries(known) }
}

const SHOWN = 200

/** A value as a report shows it. */
export const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
}
