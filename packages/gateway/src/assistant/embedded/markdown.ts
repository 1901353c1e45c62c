import { buildDetailHref, type DetailKind } from '@zhushutong/domain/addresses'
import { formatCount, formatDate, NO_VALUE } from '@zhushutong/domain/formatting'
import {
  findColumn,
  formatQueryUrl,
  formatValue,
  type RecordKind,
  type RecordQuery,
  type RecordView,
} from '@zhushutong/domain/records'
import type { CitedRecord } from '../answerer.ports'

/** Replaces the characters that would end a link or begin a new one. */
export function plain(text: string): string {
  return text.replace(/[[\]()\\`*_<>\n\r]/g, (sign) => PLAIN[sign] ?? '')
}
const PLAIN: Readonly<Record<string, string>> = {
  '[': '［',
  ']': '］',
  '(': '（',
  ')': '）',
  '*': '＊',
  _: '＿',
}

export function link(text: string, path: string): string {
  return `[${plain(text)}](${path})`
}

/** Link to the list of a kind with the conditions of a search (NAV-13). */
export function listLink(kind: RecordKind, query: RecordQuery): string {
  const [sub] = kind.onlySubLists ? (kind.subLists ?? []) : []
  return `/${kind.segment}/${sub ? `${sub.segment}/` : ''}${formatQueryUrl(kind, query)}`
}

/** Link to a record's page; null for kinds without detail pages (NAV-14). */
export function recordLink(kind: RecordKind, record: Pick<RecordView, 'id' | 'expired'>): string | null {
  return kind.detailPath === 'none'
    ? null
    : buildDetailHref(kind.segment as DetailKind, { [kind.idName]: record.id, expired: record.expired })
}

/**
 * A value of a record with its label: 预算金额 3.20 亿元; null if it is missing. Masked values keep their stars.
 */
export function fact(kind: RecordKind, record: RecordView, key: string): string | null {
  const column = findColumn(kind, key)
  if (!column || column.hidden) return null
  const shown = formatValue(column, record[key], record)
  if (shown === NO_VALUE) return null
  const note = column.leftOut === undefined ? null : record[column.leftOut]
  return `${column.label} ${plain(shown)}${typeof note === 'string' ? `，${plain(note)}` : ''}`
}

/** The source of a record and when it was collected. */
export function provenance({ sourcePlatform, collectedAt }: RecordView): string {
  const at = typeof collectedAt === 'number' ? `，采集于 ${formatDate(collectedAt)}` : ''
  return typeof sourcePlatform === 'string' ? `（来源：${plain(sourcePlatform)}${at}）` : ''
}

const FACTS = 5

/** A record on one line: its name as a link, facts, source and time. */
export function recordLine(
  kind: RecordKind,
  record: RecordView,
  namedColumns: readonly string[],
  listPath: string,
): string {
  const title = record[kind.title]
  const name = typeof title === 'string' && title !== '' ? title : '名称开通会员后可见'
  const { tags, below, columns } = kind.list
  const shown = [...namedColumns, ...columns.map(({ key }) => key), ...below, ...tags]
  const keys = [...new Set(shown)].filter((key) => key !== kind.title)
  const facts = keys.flatMap((key) => fact(kind, record, key) ?? []).slice(0, FACTS)
  const head = link(name, recordLink(kind, record) ?? listPath)
  return `${head}${facts.length > 0 ? `：${facts.join('；')}` : ''}${provenance(record)}`
}

/** A piece of an answer: text, and the records whose content it contains. */
export type Piece = string | { readonly text: string; readonly records: readonly CitedRecord[] }

export function pieceAbout({ kind }: RecordKind, { id }: Pick<RecordView, 'id'>, text: string): Piece {
  return { text, records: [{ module: kind, moduleId: id }] }
}

/** 1,234 条, or 超过 10,000 条 if counting stopped at the cap. */
export function countText({ classifier }: RecordKind, total: number, totalIsCapped: boolean): string {
  return `${totalIsCapped ? '超过 ' : ''}${formatCount(total)} ${classifier}`
}
