import {
  CONDITION_GROUPS,
  type Comquery,
  type Condition,
  type ConditionGroup,
  findFieldFilter,
} from '@zhushutong/domain/comquery'
import {
  findDoubts,
  findKind,
  type RecordKind,
  type StoredRecord,
  withoutDoubts,
} from '@zhushutong/domain/records'
import { NOW } from '../gateway'

/** The combined query implemented without a database: the reference for comparisons. */
export type Stored = Readonly<Record<string, readonly StoredRecord[]>>

const FEN_PER_WAN = 1_000_000

const values = (record: StoredRecord, column: string): string[] => {
  const value = record[column] ?? []
  return (Array.isArray(value) ? value : [value]).map(String)
}

const within = (code: string, wanted: string) => code.startsWith(wanted.replace(/(00){1,2}$/, ''))

const isCny = (record: StoredRecord) => String(record.currency ?? record.capitalCurrency ?? 'CNY') === 'CNY'

const meetsField = (
  group: ConditionGroup,
  condition: Condition,
  key: string,
  record: StoredRecord,
): boolean => {
  const field = group.fields.find((f) => f.key === key)
  const wanted = condition[key]
  if (!field || !wanted || field.type === 'times') return true
  if (field.column) {
    const held = record[field.column] ?? null
    if (held === null || (field.type === 'wan' && !isCny(record))) return false
    if (field.type === 'day') return String(held) >= wanted
    const bound = Number(wanted) * (field.type === 'wan' ? FEN_PER_WAN : 1)
    return field.bound === 'max' ? Number(held) <= bound : Number(held) >= bound
  }
  const filter = findFieldFilter(group, field)
  const held = values(record, filter?.column ?? '')
  if (field.type === 'region') return held.some((code) => within(code, wanted))
  if (filter?.type === 'head') {
    const grade = condition.grade ?? ''
    return held.some((tag) => tag.slice(0, 4) === wanted && (grade === '' || tag.slice(4) === grade))
  }
  if (filter?.type === 'tail')
    return Boolean(condition.category) || held.some((tag) => tag.slice(4) === wanted)
  return held.includes(wanted)
}

const meetsRecord = (group: ConditionGroup, condition: Condition, record: StoredRecord) =>
  group.fields.every(({ key }) => meetsField(group, condition, key, record))

const trusted = (kind: RecordKind | undefined, record: StoredRecord) =>
  kind ? withoutDoubts(record, findDoubts(kind, record, NOW)) : record

/** The records of a company that meet a condition. */
export function naiveEvidence(
  stored: Stored,
  group: ConditionGroup,
  condition: Condition,
  company: StoredRecord,
): StoredRecord[] {
  const kind = findKind(group.kind)
  const by = kind?.filters.find((f) => f.type === 'reference' && f.key === group.by)?.column
  const candidates = by
    ? (stored[group.kind] ?? []).filter((record) => values(record, by).includes(company.id))
    : [company]
  return candidates.filter((record) => meetsRecord(group, condition, trusted(kind, record)))
}

const meets = (stored: Stored, group: ConditionGroup, condition: Condition, company: StoredRecord) =>
  naiveEvidence(stored, group, condition, company).length >= Number(condition.times || 1)

/** The companies that meet every condition, unordered. */
export function naiveComquery(stored: Stored, { conditions, match }: Comquery): StoredRecord[] {
  return (stored.company ?? []).filter((company) =>
    CONDITION_GROUPS.every((group) => {
      const rows = conditions[group.key] ?? []
      const met = (row: Condition) => meets(stored, group, row, company)
      return group.key === 'qualification' && match === 'any' && rows.length > 0
        ? rows.some(met)
        : rows.every(met)
    }),
  )
}
