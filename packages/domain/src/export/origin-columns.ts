import { buildRecordHref } from '../addresses'
import { dayOf } from '../formatting'
import { type Column, DOUBT_TEXT, formatDoubts, type RecordKind, type RecordView } from '../records'

/** The columns of an export beside those of the record itself: the date of the data, its address, its doubts. */
export const ORIGIN_COLUMNS = [
  { key: 'dataDate', label: '数据日期', type: 'date' },
  { key: 'recordAddress', label: '记录网址', type: 'link' },
  { key: 'doubtText', label: DOUBT_TEXT, type: 'text' },
] as const satisfies readonly Column[]

/** The day of the data: the one that the source names, else the day of their collection. */
const dataDateOf = ({ dataOn, collectedAt }: RecordView): string | null => {
  if (typeof dataOn === 'string') return dataOn
  return typeof collectedAt === 'number' ? dayOf(collectedAt) : null
}

const addressOf = (kind: RecordKind, record: RecordView, origin: string): string | null => {
  const path = buildRecordHref(kind, record)
  return path === null ? null : `${origin}${path}`
}

/**
 * A record with the values of `ORIGIN_COLUMNS`.
 * @param origin the portal's own, as of https://www.example.com
 */
export function withOrigin(kind: RecordKind, record: RecordView, origin: string): RecordView {
  const values = {
    dataDate: dataDateOf(record),
    recordAddress: addressOf(kind, record, origin),
    doubtText: formatDoubts(record) || null,
  }
  return { ...record, ...values } as unknown as RecordView
}
