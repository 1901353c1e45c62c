import { openingFor, VISITOR, type Viewer } from '@zhushutong/domain/access'
import {
  columnOf,
  kindNamed,
  type RecordKind,
  type RecordPage,
  type RecordView,
  type Section,
  tableUnit,
  urlOfQuery,
} from '@zhushutong/domain/records'
import { DataTable } from '@/ui/data-table'
import { EmptyState } from '@/ui/states'
import { listPath, recordHref } from './detail-href'
import { OpenBar } from './open-bar'
import { RecordValue } from './record-value'
import { SectionPager } from './section-pager'
import { alignOf, filledColumns } from './table-columns'

type RelatedPart = Extract<Section, { type: 'related' }>

/** The list of another kind, narrowed to this record. */
const relatedHref = (other: RecordKind, section: RelatedPart, value: string) =>
  `${listPath(other)}${urlOfQuery(other, { filters: { [section.filter]: [value] }, pageNum: 1, pageSize: 10 })}`

/** What a related section narrows the other kind by, or null where this record does not say. */
export const relatedValue = ({ by }: RelatedPart, record: RecordView): string | null => {
  const value = by === undefined ? record.id : record[by]
  return typeof value === 'string' && value !== '' ? value : null
}

/** The way to all of the records that a section shows the first of; nothing where it shows all. */
export function AllRelated({
  section,
  record,
  page,
}: {
  section: RelatedPart
  record: RecordView
  page: RecordPage<RecordView> | undefined
}) {
  const other = kindNamed(section.kind)
  if (!other || !page || page.total <= page.records.length) return null
  return (
    <a className="text-primary" href={relatedHref(other, section, relatedValue(section, record) ?? '')}>
      查看全部
      <span className="sr-only">{section.label}</span>
    </a>
  )
}

/** Records of another kind that belong to this one, as a table. */
export function Related({
  section,
  page,
  viewer = VISITOR,
}: {
  section: RelatedPart
  page: RecordPage<RecordView> | undefined
  viewer?: Viewer
}) {
  const other = kindNamed(section.kind)
  if (!other) return null
  // A list that is closed as a whole cannot be looked through for this record either (ACC-04, ACC-05).
  const opensBy = page ? null : openingFor(viewer, other.opensBy ?? 'none')
  if (opensBy) return <OpenBar opensBy={opensBy} />
  if (!page) return <EmptyState title={`${section.label}暂时没有加载出来`}>请稍后刷新页面</EmptyState>
  const all = section.columns.map((key) => columnOf(other, key)).filter((c) => c !== undefined)
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
            // The first leads to the record itself, wherever else its value would lead.
            const shown = index === 0 ? { ...column, link: undefined } : column
            const value = (
              <RecordValue column={shown} value={row[column.key]} record={row} locks={row.locks} inTable />
            )
            return index === 0 ? <a href={recordHref(other, row)}>{value}</a> : value
          },
        }))}
      />
      <SectionPager sectionKey={section.key} label={section.label} page={page} />
    </>
  )
}
