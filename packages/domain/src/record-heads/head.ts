import type { Opening } from '../access'
import type { Spread } from '../bid-figures'
import { formatMoney } from '../formatting'
import { comparableFen, type RecordView } from '../records'

/** The place of the records behind a figure, one click away (HED-01). */
export type Evidence =
  | { readonly section: string }
  /** Another page of the record, by its segment. */
  | { readonly view: string }
  | { readonly kind: string; readonly id: string }
  /** The figures of an owner's results. */
  | { readonly marketOf: string }

/** The small chart of a figure. */
export type HeadChart =
  | { readonly of: 'share'; readonly percent: number }
  | {
      readonly of: 'parts'
      readonly parts: ReadonlyArray<{ readonly label: string; readonly percent: number }>
    }
  | { readonly of: 'spread'; readonly spread: Spread }
  | {
      readonly of: 'columns'
      readonly columns: ReadonlyArray<{ readonly label: string; readonly count: number }>
    }
  | { readonly of: 'strip'; readonly marks: readonly StripMark[] }
  | {
      readonly of: 'steps'
      readonly steps: ReadonlyArray<{ readonly label: string; readonly isDone: boolean }>
    }

/** A price among others, at its place from the lowest (0) to the highest (100). */
export interface StripMark {
  readonly label: string
  readonly at: number
  readonly isWinner: boolean
}

/** A figure of a record's head: its value, the basis of it, its evidence (HED-01). */
export interface HeadFigure {
  readonly key: string
  readonly label: string
  /** Null if it is unknown or closed. */
  readonly value: string | null
  readonly unit?: string
  readonly basis: string
  readonly tone?: 'warn' | 'bad'
  /** The number of cases behind a rate; below ten it is marked (FIG-05). */
  readonly cases?: number
  /** The membership that opens the value, for readers to whom it is closed (ACC-02). */
  readonly opensBy?: Opening
  readonly evidence?: Evidence
  readonly chart?: HeadChart
}

export interface HeadVerdict {
  readonly label: string
  readonly tone: 'ok' | 'warn' | 'bad' | 'neutral'
  readonly title: string
  readonly reason: string
  /** The way in which the verdict was inferred. */
  readonly inferred?: string
  readonly evidence?: Evidence
  readonly evidenceText?: string
}

/** The answers at the top of a record's page. */
export interface RecordHead {
  readonly verdict: HeadVerdict
  readonly figures: readonly HeadFigure[]
}

/** The values of a record, of any kind. */
export type Values = Readonly<Record<string, unknown>>

export const readText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

export const readCount = (value: unknown): number | null => (typeof value === 'number' ? value : null)

export const readRows = (value: unknown): readonly Values[] => (Array.isArray(value) ? value : [])

/** An amount in CNY, in fen; null in another currency. */
export const readFen = (record: Values, key: string): number | null =>
  comparableFen({ key, currency: 'currency' }, record)

/** An amount for a basis; null without one in CNY. */
export const moneyOf = (fen: number | null): string | null => (fen === null ? null : formatMoney(fen))

export const joinParts = (parts: ReadonlyArray<string | null | false | undefined>, by = '，'): string =>
  parts.filter(Boolean).join(by)

/** The membership that opens a column, or a cell 'table.cell'; undefined for an open one. */
export const findOpening = ({ locks }: Pick<RecordView, 'locks'>, key: string): Opening | undefined =>
  locks[key]?.opensBy

export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10

/** A figure that is closed to the reader: it is shown as closed, never as 0 (HED-01). */
export const closedFigure = (
  figure: Pick<HeadFigure, 'key' | 'label' | 'basis' | 'evidence'>,
  opensBy: Opening,
): HeadFigure => ({ ...figure, value: null, opensBy })
