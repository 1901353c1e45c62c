import { findMissingRequirement, VISITOR, type Viewer } from '@zhushutong/domain/access'
import { formatCount } from '@zhushutong/domain/formatting'
import {
  findColumn,
  findKind,
  findMissingForFilter,
  formatQueryUrl,
  type RecordKind,
  type RecordPage,
  type RecordView,
  type Section,
  tableUnit,
} from '@zhushutong/domain/records'
import { DataTable } from '@zhushutong/ui/layout/data-table'
import { EmptyState } from '@zhushutong/ui/layout/states'
import { listPath, recordHref } from './detail-href'
import { RecordValue } from './record-value'
import { SectionPager } from './section-pager'
import { alignOf, filledColumns } from './table-columns'
import { UnlockBar } from './unlock-bar'

type RelatedPart = Extract<Section, { type: 'related' }>

const relatedHref = (other: RecordKind, section: RelatedPart, value: string) =>
  `${listPath(other)}${formatQueryUrl(other, { filters: { [section.filter]: [value] }, pageNum: 1, pageSize: 10 })}`

/** The filter's value for a related section; null if this record lacks it. */
export function relatedValue({ by }: RelatedPart, record: RecordView): string | null {
  const value = by === undefined ? record.id : record[by]
  return typeof value === 'string' && value !== '' ? value : null
}

/** The link to all records of a section; nothing if all are shown already. */
export function AllRelated({
  section,
  record,
  page,
}: {
  section: RelatedPart
  record: RecordView
  page: RecordPage<RecordView> | undefined
}) {
  const other = findKind(section.kind)
  if (!other || !page || page.total <= page.records.length) return null
  return (
    <a className="text-primary" href={relatedHref(other, section, relatedValue(section, record) ?? '')}>
      {`查看全部 ${page.totalIsCapped ? '超1万' : formatCount(page.total)} ${other.classifier}`}
      <span className="sr-only">{section.label}</span>
    </a>
  )
}

export function Related({
  section,
  page,
  isPaged,
  viewer = VISITOR,
}: {
  section: RelatedPart
  page: RecordPage<RecordView> | undefined
  /** True if the section has further pages. */
  isPaged: boolean
  viewer?: Viewer
}) {
  const other = findKind(section.kind)
  if (!other) return null
  // A list closed to the reader is closed here too (ACC-04, ACC-05), and so is a list whose relation to this
  // record is closed to the reader (ACC-02).
  const opensBy = page
    ? null
    : (findMissingRequirement(viewer, other.opensBy ?? 'none') ??
      findMissingForFilter(other, section.filter, viewer))
  if (opensBy) return <UnlockBar opensBy={opensBy} />
  if (!page) return <EmptyState title={`${section.label}暂时没有加载出来`}>请稍后刷新页面</EmptyState>
  const all = section.columns.map((key) => findColumn(other, key)).filter((c) => c !== undefined)
  const columns = filledColumns(all, page.records, ({ key }) => page.records.some((row) => key in row.locks))
  return (
    <>
      <DataTable
        caption={section.label}
        rows={page.records}
        rowKey={(row) => row.id}
        empty={<EmptyState title={`暂无${section.label}`} />}
        columns={columns.map((column, index) => ({
          key: column.key,
          header: column.label,
          unit: tableUnit(column),
          align: alignOf(column),
          cell: (row: RecordView) => {
            // The first column links to the record, in place of the value's own link.
            const shown = index === 0 ? { ...column, link: undefined } : column
            const value = (
              <RecordValue column={shown} value={row[column.key]} record={row} locks={row.locks} inTable />
            )
            return index === 0 ? <a href={recordHref(other, row)}>{value}</a> : value
          },
        }))}
      />
      {isPaged && <SectionPager sectionKey={section.key} label={section.label} page={page} />}
    </>
  )
}
