import type { AnyValue, StoredRecord } from '../../catalogue/column'
import { listOrNull } from '../shared/list-or-null'
import { readQualificationTags } from '../shared/qualification-text'

const UNGRADED = '不分等级'
const MAX_NAMED = 3

interface Row {
  readonly name?: unknown
  readonly grade?: unknown
}

const rowsOf = (rows: AnyValue | undefined): readonly Row[] =>
  Array.isArray(rows) ? (rows as readonly Row[]).filter(({ name }) => typeof name === 'string') : []

const textOf = ({ name, grade }: Row) => `${name}${grade === UNGRADED ? '' : (grade ?? '')}`

const plain = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '')

/** The first names of a company's qualifications with their grades, and the number of all; null without any. */
export function summariseQualifications(qualifications: AnyValue | undefined): string | null {
  const rows = rowsOf(qualifications)
  if (rows.length === 0) return null
  const rest = rows.length > MAX_NAMED ? `等 ${rows.length} 项` : ''
  return rows.slice(0, MAX_NAMED).map(textOf).join('、') + rest
}

/** The codes of a company's qualifications, for filters: D110A (DAT-37). */
export function listQualificationCodes({ qualifications }: StoredRecord): readonly string[] | null {
  return listOrNull(rowsOf(qualifications).flatMap((row) => readQualificationTags(plain(textOf(row)))))
}

/** The number of a company's qualifications; null where its sources have no table of them. */
export function countQualifications({ qualifications }: StoredRecord): number | null {
  return rowsOf(qualifications).length || null
}
