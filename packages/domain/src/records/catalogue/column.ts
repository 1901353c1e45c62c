import type { Requirement } from '../../access'
import type { StoredRecord } from './record'

/**
 * How a value is stored, compared and shown.
 * text, longText, code: string · date: 'YYYY-MM-DD' · time: ms since epoch (UTC) · fen: integer of the
 * currency's minor unit (fen for CNY) · count: integer · region: GB/T 2260 code of six digits ·
 * enum: a key of `options` · tags: string[] · link: http(s) address · table: rows of nested columns
 */
export type ColumnType =
  | 'text'
  | 'longText'
  | 'code'
  | 'date'
  | 'time'
  | 'fen'
  | 'count'
  | 'region'
  | 'enum'
  | 'tags'
  | 'link'
  | 'table'

export type Tone = 'ok' | 'warn' | 'bad' | 'neutral'

export interface Option {
  readonly value: string
  readonly label: string
  /** How an enum value is coloured as a tag; neutral where absent. */
  readonly tone?: Tone
}

export type MaskShape = 'phone' | 'personName' | 'amount' | 'text'

/**
 * What a viewer needs to see the value, and what other viewers get instead (ACC-02). Other viewers cannot search, filter
 * or sort by the column either. A column from which a closed value follows is closed as that one.
 */
export interface ColumnAccess {
  readonly needs: Exclude<Requirement, 'none'>
  /** masked: starred text in the shape of the value; locked: only that a value exists. */
  readonly below: 'masked' | 'locked'
  readonly mask?: MaskShape
}

/**
 * The record a value links to: `id` is the column of the same row that holds its id. Directive 1 requires a login to
 * follow the link, 2 a membership as well (ACC-03); without a directive everybody may.
 */
export interface ColumnLink {
  readonly kind: string
  readonly id: string
  readonly directive?: 1 | 2
}

interface ColumnBase {
  readonly key: string
  readonly label: string
  readonly access?: ColumnAccess
  readonly link?: ColumnLink
  /** Qualifications by their names: details link to their standards (QST-03), lists have their short names (LST-07). */
  readonly namesQualifications?: true
  /** An expiry date, and the service that sends reminders of it (ACC-07). */
  readonly expiry?: 'company_qualification_expire' | 'company_anxu_expire'
  /** An expiry date without a reminder service. */
  readonly endsValidity?: boolean
  /** Part of the data but never shown by itself (tokens for filters, currencies, references). */
  readonly hidden?: boolean
  /**
   * For filters only: never leaves the gateway. Where it tells a closed value it is closed by `access` as that one is,
   * so that its filter is refused as well (ACC-02).
   */
  readonly internal?: boolean
  /** The value derived from other columns of the same record when the record is written. */
  readonly from?: (record: StoredRecord) => AnyValue
  /** Computed from other records (gateway records/derived); not part of the source data. */
  readonly derived?: boolean
  /**
   * Judged of another kind's record at the moment of reading, since it changes with the day alone (gateway
   * records/schema/computed.ts). Stored nowhere, so that no filter and no sort takes it.
   */
  readonly computed?: boolean
  /**
   * A number of records of this kind, or of another matter: missing where no source counts them, and then 暂未收录. A derived
   * one is 0 only where a source of that kind covers the record (COV-01).
   */
  readonly counts?: string
  /** The column with the note on what this sum leaves out (COV-02). */
  readonly leftOut?: string
  /** Inferred, not recorded: how, in one sentence. Its values wear a dotted mark. */
  readonly inferred?: string
  /** A number above none wears the colour of the verdict in this column of its record (CRD-06). */
  readonly judgedBy?: string
  readonly exported?: boolean
}

/** A column of a nested table; tables do not nest further. */
export type CellColumn = ColumnBase &
  (
    | { readonly type: Exclude<ColumnType, 'fen' | 'enum' | 'table' | 'tags'> }
    | { readonly type: 'fen'; readonly currency?: string }
    | { readonly type: 'enum'; readonly options: readonly Option[] }
  )

export type Column =
  | CellColumn
  | (ColumnBase & { readonly type: 'tags' })
  | (ColumnBase & { readonly type: 'table'; readonly columns: readonly CellColumn[] })

type CellValue<T extends ColumnType> = T extends 'time' | 'fen' | 'count' ? number : string

/** The TypeScript type of a column's value; any value may be missing; a missing value is null, never a guess. */
export type ValueOf<C extends Column> = C extends {
  type: 'table'
  columns: infer Cs extends readonly CellColumn[]
}
  ? ReadonlyArray<{ readonly [K in Cs[number] as K['key']]: CellValue<K['type']> | null }> | null
  : C extends { type: 'tags' }
    ? readonly string[] | null
    : CellValue<C['type']> | null

/** A value of any column, where the kind is not known at compile time. */
export type AnyCell = string | number | null
export type AnyValue = AnyCell | readonly string[] | ReadonlyArray<Readonly<Record<string, AnyCell>>>

/** Every record states its source and when it was collected and checked; `checkedAt` null means never checked. */
export const PROVENANCE = [
  { key: 'sourcePlatform', label: '来源', type: 'text' },
  { key: 'sourceUrl', label: '来源链接', type: 'link' },
  { key: 'collectedAt', label: '采集时间', type: 'time' },
  { key: 'checkedAt', label: '核验时间', type: 'time' },
] as const satisfies readonly Column[]
