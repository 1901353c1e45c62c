import { buildHref, buildRecordHref, type RouteName } from '@zhushutong/domain/addresses'
import {
  type ColumnLink,
  type DetailView,
  findKind,
  type RecordKind,
  type RecordView,
  type SubList,
} from '@zhushutong/domain/records'

/** The address of a kind's list; if the kind has sub-lists only, of its first sub-list. */
export function listPath(kind: RecordKind, sub: SubList | undefined = undefined): string {
  const shown = sub ?? (kind.onlySubLists ? kind.subLists?.[0] : undefined)
  return shown ? `/${kind.segment}/${shown.segment}/` : `/${kind.segment}/`
}

/** The address of a record's page; of the kind's list if the kind has no record pages (NAV-14, NAV-20). */
export function recordHref(kind: RecordKind, record: Pick<RecordView, 'id' | 'expired'>): string {
  return buildRecordHref(kind, record) ?? listPath(kind)
}

/** The anchor of the section that compares a tender with the reader's company. */
const CHECK = 'check'

/** The address of a tender's check, a section of its page (BID-09). */
export function checkHref(kind: RecordKind, record: Pick<RecordView, 'id' | 'expired'>): string {
  return `${recordHref(kind, record)}#${CHECK}`
}

export function viewHref(view: DetailView, id: string): string {
  return buildHref(`${view.segment}details` as RouteName, { id })
}

/** The link of a value, or null if its row has no id. */
export function linkHref(link: ColumnLink, row: Readonly<Record<string, unknown>>): string | null {
  const id = row[link.id]
  const kind = findKind(link.kind)
  return kind && typeof id === 'string' && id !== '' ? recordHref(kind, { id, expired: false }) : null
}
