import { divisionName } from '../../divisions'
import { NO_VALUE } from '../../formatting'
import type { CellColumn, Column } from './column'
import type { RecordKind } from './kind'

/** The text in place of a number that no source counts. */
export const NOT_COVERED_TEXT = '暂未收录'

/** The text of a missing value: an uncounted number differs from an unpublished value. */
export function missingText({ counts }: Column | CellColumn): string {
  return counts === undefined ? NO_VALUE : NOT_COVERED_TEXT
}

/** A number of records for display: 0 only where a source covers the counted kind, otherwise null (COV-01). */
export function countCovered(count: number, isCovered: boolean): number | null {
  return count > 0 || isCovered ? count : null
}

/**
 * True when a record's number of records of another kind is 0: a source covers them, and there are none (COV-01). False
 * for a number above 0, and without a source.
 */
export function hasNone(
  { columns }: RecordKind,
  record: Readonly<Record<string, unknown>>,
  of: string,
): boolean {
  return columns.some(({ key, counts, type }) => counts === of && type === 'count' && record[key] === 0)
}

/** True when this kind's records are counted in other kinds, so that its sources can cover these. */
export function isCounted(kinds: readonly RecordKind[], { kind }: RecordKind): boolean {
  return kinds.some(({ columns }) => columns.some(({ counts, derived }) => derived && counts === kind))
}

/** The common prefix of the codes of all divisions within a division: 50, 5001, 500112. */
const beginningOf = (code: string): string => code.replace(/(00){1,2}$/, '')

/**
 * The coverage of a source, as its import declares it: `all`, `none`, or codes of divisions separated by commas. Returns
 * the prefixes of the covered codes, '' for all; null if the declaration is invalid.
 */
export function readCoverage(text: string): readonly string[] | null {
  if (text === 'all') return ['']
  if (text === 'none') return []
  const codes = text.split(/[,，]/).map((code) => code.trim())
  return codes.every((code) => /^\d{6}$/.test(code) && divisionName(code) !== null)
    ? [...new Set(codes.map(beginningOf))]
    : null
}
