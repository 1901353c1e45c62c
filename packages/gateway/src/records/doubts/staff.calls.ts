import { buildRecordHref } from '@zhushutong/domain/addresses'
import { findColumn, findKind, formatValue } from '@zhushutong/domain/records'
import type { StaffContract } from '@zhushutong/sdk/staff'
import type { ResourceDeps, StaffHandlers } from '../../console'
import { pageOf } from '../../platform/http'
import { refused } from '../refused'
import { withinTime } from '../search/within-time'
import { findDoubtPage, type StoredDoubt } from './doubts.store'

/** Long, as a statement reads the doubted records of every kind. */
const LIMITS = { ms: 10_000, line: 'doubts' }

const valueText = ({ kind: name, column: key, value, currency }: StoredDoubt): string => {
  const kind = findKind(name)
  const column = kind && findColumn(kind, key)
  if (!column || value === null) return value ?? ''
  const record = column.type === 'fen' && column.currency ? { [column.currency]: currency } : {}
  return formatValue(column, column.type === 'date' ? value : Number(value), record)
}

const rowView = (doubt: StoredDoubt) => {
  const { kind: name, recordId, recordName, column, reason, source, updatedAt } = doubt
  const kind = findKind(name)
  return {
    id: `${name} ${recordId} ${column}`,
    kind: name,
    kindName: kind?.label ?? name,
    recordId,
    recordName: recordName ?? '未命名',
    address: kind ? buildRecordHref(kind, { id: recordId }) : null,
    column,
    columnName: (kind && findColumn(kind, column)?.label) ?? column,
    value: valueText(doubt),
    reason,
    source,
    updateTime: updatedAt,
  }
}

/** Implausible values, for the staff who look them up at their source (DAT-24). */
export function doubtCalls({ database }: ResourceDeps): StaffHandlers<StaffContract['doubt']> {
  return {
    async list({ sort: _, ...query }) {
      const result = await withinTime(database, (reader) => findDoubtPage(reader, query), LIMITS)
      return 'error' in result ? refused(result) : pageOf(query, result.rows.map(rowView), result.total)
    },
  }
}
