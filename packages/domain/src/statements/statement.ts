import type { AnyValue } from '../records'

/** Values by column key; null for a value that the source left blank, absent for one that it did not state. */
export type StatedValues = Readonly<Record<string, AnyValue>>

/** The content of one row or document of a source about one record. */
interface Said {
  /** The date of the data, YYYY-MM-DD. */
  readonly dataOn: string
  /** The time of the import, ms. */
  readonly recordedAt: number
  readonly values: StatedValues
}

/** Everything that a source has stated about a record under one key. */
export interface Statement extends Said {
  readonly source: string
  /** A source of a higher rank overrules one of a lower rank. */
  readonly rank: number
  /** The dates of values that are older than `dataOn`, by column key. */
  readonly olderDays: Readonly<Record<string, string>>
  /** For corrections: the value of the other sources that each value corrects, by column key (DAT-05). */
  readonly corrects?: StatedValues
}

/** True for the statement of a source, false for a correction by staff. */
export function isSource({ corrects }: Pick<Statement, 'corrects'>): boolean {
  return corrects === undefined
}

/** Corrections by staff as a source: its name on the screens, and its rank above every other. */
export const STAFF_SOURCE = { source: 'staff-correction', platform: '人工核验', rank: 100 } as const

/** The date of the data of a value; null for a value that the source did not state. */
export function statedOn({ values, olderDays, dataOn }: Statement, key: string): string | null {
  return key in values ? (olderDays[key] ?? dataOn) : null
}

/**
 * The statement with newer content of its source. A value of an older date changes nothing that is newer (DAT-03);
 * a blank replaces a value (DAT-04); a value that the newer content does not state stays with its own date.
 */
export function mergeStatement(previous: Statement, said: Said): Statement {
  const [, dataOn = said.dataOn] = [previous.dataOn, said.dataOn].sort()
  const values: Record<string, AnyValue> = { ...previous.values }
  const days: Record<string, string> = {}
  for (const key of Object.keys(previous.values)) days[key] = statedOn(previous, key) ?? previous.dataOn
  for (const [key, value] of Object.entries(said.values)) {
    const day = days[key]
    if (day !== undefined && day > said.dataOn) continue
    values[key] = value
    days[key] = said.dataOn
  }
  const olderDays = Object.fromEntries(Object.entries(days).filter(([, day]) => day < dataOn))
  return { ...previous, dataOn, recordedAt: said.recordedAt, values, olderDays }
}
