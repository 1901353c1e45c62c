import type { AnyValue } from '../records'
import { type Change, listFormer } from './changes'
import { isSource, type Statement, statedOn } from './statement'

const NAME = 'name'
/** The columns by which a company is found. */
const IDENTITY = [NAME, 'creditCode', 'registerNo', 'organisationCode'] as const

/** The changes of a record at one import. */
interface RecordedChange {
  /** The date of the data, YYYY-MM-DD. */
  readonly dataOn: string
  readonly source: string
  readonly changes: readonly Change[]
}

/** A former name or code of a company. */
interface FormerValue {
  readonly key: (typeof IDENTITY)[number]
  readonly value: string
  /** The first day of data with another value, or the last day on which a source stated this one; null if unknown. */
  readonly until: string | null
  readonly source: string | null
}

type Values = Readonly<Record<string, AnyValue | undefined>>

/** The values of an older date that statements have for the identity of a company, and the former names in them. */
const listStated = (statements: readonly Statement[]): FormerValue[] => {
  const sources = statements.filter(isSource)
  const own = sources.flatMap((each) =>
    IDENTITY.flatMap((key) => {
      const value = each.values[key]
      return typeof value === 'string'
        ? [{ key, value, until: statedOn(each, key), source: each.source }]
        : []
    }),
  )
  const former = sources.flatMap(({ values, source }) =>
    listFormer(values.formerNames).map((value) => ({ key: NAME, value, until: null, source }) as const),
  )
  return [...own, ...former]
}

/**
 * The former names and codes of a company with the day until which it had them and the source that says so, names first,
 * the newest first (DAT-53). A change says it best, then a source that states the value for an older date.
 * @param changes oldest first
 */
export function listFormerValues(
  record: Values,
  changes: readonly RecordedChange[],
  statements: readonly Statement[],
): readonly FormerValue[] {
  const names = new Set(listFormer(record.formerNames))
  const changed = [...changes].reverse().flatMap(({ dataOn, source, changes: some }) =>
    IDENTITY.flatMap((key): FormerValue[] => {
      const before = some.find((each) => each.key === key)?.before
      return typeof before === 'string' ? [{ key, value: before, until: dataOn, source }] : []
    }),
  )
  const unknown = [...names].map((value) => ({ key: NAME, value, until: null, source: null }) as const)
  const byValue = new Map<string, FormerValue>()
  for (const each of [...changed, ...listStated(statements), ...unknown]) {
    const id = `${each.key} ${each.value}`
    const isFormer = each.key === NAME ? names.has(each.value) : record[each.key] !== each.value
    if (isFormer && !byValue.has(id)) byValue.set(id, each)
  }
  return [...byValue.values()].sort(
    (a, b) =>
      IDENTITY.indexOf(a.key) - IDENTITY.indexOf(b.key) || (b.until ?? '').localeCompare(a.until ?? ''),
  )
}
