import type { AnyValue, RecordKind } from '@zhushutong/domain/records'
import type { Fields } from '../source'

/** Values by column: null for one that the source left blank, absent for one that it does not state or that is unreadable. */
export type Values = Readonly<Record<string, AnyValue>>

/** A warning about a row, with its field and value. */
export interface Remark {
  readonly line: number
  /** The character in the line where the row begins, if several rows are in one line. */
  readonly column?: number
  readonly level: 'warning' | 'rejected' | 'merged'
  /** Chinese, shown in the report. */
  readonly reason: string
  readonly field: string
  readonly value: string
}

/** One of several documents that make a statement. */
export interface SourceDocument {
  readonly id: string
  /** The time of its publication, ms. */
  readonly at: number
  readonly body: Fields
}

/** A row converted to a record, not yet matched with the database. */
export interface Draft {
  readonly line: number
  readonly values: Values
  /** The record's key in its source; together with the source the natural key of an import. */
  readonly sourceKey: string
  /**
   * Proves that two rows are the same record: a credit code, an id. Different proofs mean different
   * records.
   */
  readonly proof: string | null
  /** Indicates the same record if one of the two rows has no proof: name and place. */
  readonly hint: string | null
  /** The id of the record in this portal, as an export of it gives it. */
  readonly recordId?: string | null
  /** The date of the data, YYYY-MM-DD; absent if the row has none. */
  readonly dataOn?: string | null
  /** The hash of the source's row; absent or null if the row was merged with others. */
  readonly rowHash?: string | null
  /** The documents that the values are compiled from; absent for a source of rows. */
  readonly documents?: readonly SourceDocument[]
  readonly remarks: readonly Remark[]
}

export type Reading = { readonly draft: Draft } | { readonly rejected: Remark }

export interface Shape {
  /** The name in messages: 工商登记表. */
  readonly title: string
  readonly kind: RecordKind
  /** The first part of the natural key, the same for every file of this format. */
  readonly source: string
  /** The name of the source on the screens, if all rows have the same one. */
  readonly platform?: string
  /** Changes with the mapping: the same row is then read again. */
  readonly fingerprint: string
  read(fields: Fields, line: number): Reading
  /** Merges two states of one record. Missing values never replace known ones. */
  combine(older: Values, newer: Values): Values
  /** Computes the values of a draft from all its documents, in the order of their dates. */
  compile?(draft: Draft): Draft
}

/** The newer value of each column, or the older one if the newer is missing. */
export function newerFirst(older: Values, newer: Values): Values {
  const known = Object.entries(newer).filter(([, value]) => value !== null && value !== undefined)
  return { ...older, ...Object.fromEntries(known) }
}

const SHOWN = 200

/** A value as the report shows it. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
}
