import type { Requirement } from '../../access'

/**
 * The storage of a value by type.
 * text, longText, code: string · date: 'YYYY-MM-DD' · time: ms since epoch (UTC) · fen: integer of the currency's minor
 * unit (fen for CNY) · count: integer · region: GB/T 2260 code of six digits · enum: a key of `options` · tags:
 * string[] · link: http(s) address · table: rows of nested columns
 */
type ColumnType =
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
  /** The colour of the value's tag; neutral if absent. */
  readonly tone?: Tone
}

type MaskShape = 'phone' | 'personName' | 'amount' | 'text'

/**
 * The requirement for seeing the value, and its replacement for other viewers (ACC-02). Other viewers cannot search,
 * filter or sort by the column either. A column that reveals a closed value has the access of that value's column.
 */
export interface ColumnAccess {
  readonly needs: Exclude<Requirement, 'none'>
  /** masked: starred text in the shape of the value; locked: no value, only the fact that it exists. */
  readonly below: 'masked' | 'locked'
  readonly mask?: MaskShape
}

/**
 * The record that a value links to: `id` is the column of the same row with its id. Directive 1 requires a login to
 * follow the link, 2 a membership as well (ACC-03); a link without a directive is open to everybody.
 */
export interface ColumnLink {
  readonly kind: string
  readonly id: string
  /** The column of the same row with the credit code that its source states (DAT-54). */
  readonly code?: string
  readonly directive?: 1 | 2
}

interface ColumnBase {
  readonly key: string
  readonly label: string
  readonly access?: ColumnAccess
  readonly link?: ColumnLink
  /** Names of qualifications: details link to their standards (QST-03), lists show their short names (LST-07). */
  readonly namesQualifications?: true
  /** An expiry date, and the service that sends reminders of it (ACC-07). */
  readonly expiry?: 'company_qualification_expire' | 'company_anxu_expire'
  /** An expiry date without a reminder service. */
  readonly endsValidity?: boolean
  /** Part of the data but never shown by itself (tokens for filters, currencies, references). */
  readonly hidden?: boolean
  /**
   * For filters only: never leaves the gateway. If it reveals a closed value, it has the `access` of that value's
   * column, so that its filter is refused as well (ACC-02).
   */
  readonly internal?: boolean
  /**
   * The reason to doubt a value, in Chinese with the column's name, by its record and the day of today (YYYY-MM-DD);
   * null for a plausible value. Sorts, filters and sums leave a doubted value out (DAT-24).
   */
  readonly doubt?: (value: string | number, record: StoredRecord, today: string) => string | null
  /** The value derived from other columns of the same record when the record is written. */
  readonly from?: (record: StoredRecord) => AnyValue
  /** The value of a record whose sources state none, from its other columns (DAT-37). */
  readonly otherwise?: (record: StoredRecord) => AnyValue
  /** Keeps another column's history: its former values joined by 、, or the date of its last change (DAT-06). */
  readonly history?: { readonly of: string; readonly keeps: 'values' | 'date' }
  /** Computed from other records (gateway records/derived); not part of the source data. */
  readonly derived?: boolean
  /**
   * Computed at reading from another kind's record, since it changes with the day alone (gateway
   * records/schema/computed.ts). Not stored, so that no filter and no sort uses it.
   */
  readonly computed?: boolean
  /**
   * The counted kind of records, or another matter. The number is missing where no source counts it, and is then shown
   * as 暂未收录. A derived number is 0 only where a source of that kind covers the record (COV-01).
   */
  readonly counts?: string
  /** The column with the note on amounts left out of this sum (COV-02). */
  readonly leftOut?: string
  /** The method of inference, in one sentence, for values that are not recorded. They are shown with a dotted mark. */
  readonly inferred?: string
  /** The column of the verdict whose colour a number above 0 gets (CRD-06). */
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

/** The types of large columns, returned in a detail only. */
export const DETAIL_ONLY = ['table', 'longText', 'tags'] as const

const NUMBERS = ['time', 'fen', 'count'] as const

/** True for a column whose values are numbers. */
export function holdsNumbers({ type }: { readonly type: ColumnType }): boolean {
  return (NUMBERS as readonly ColumnType[]).includes(type)
}

type CellValue<T extends ColumnType> = T extends (typeof NUMBERS)[number] ? number : string

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

/** A complete record as stored, before access rules are applied. Never leaves the gateway. */
export type StoredRecord = Readonly<Record<string, AnyValue>> & { readonly id: string }

/** A value that is held back until it is checked: its column, and the reason in Chinese (DAT-24). */
export interface Doubt {
  readonly column: string
  readonly reason: string
}

/** The source of every record, and the times of its collection and check; a `checkedAt` of null means never checked. */
export const PROVENANCE = [
  { key: 'sourcePlatform', label: '来源', type: 'text' },
  { key: 'sourceUrl', label: '来源链接', type: 'link' },
  { key: 'dataOn', label: '数据日期', type: 'date' },
  { key: 'withdrawnOn', label: '来源撤下', type: 'date' },
  { key: 'collectedAt', label: '采集时间', type: 'time' },
  { key: 'checkedAt', label: '核验时间', type: 'time' },
] as const satisfies readonly Column[]
