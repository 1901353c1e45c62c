import type { Viewer } from '@zhushutong/domain/access'
import { divisionName, divisionPath, shortDivisionName } from '@zhushutong/domain/divisions'
import {
  type DetailView as DetailViewOf,
  findColumn,
  type RecordKind,
  type RecordPage,
  type RecordView,
  type Section,
} from '@zhushutong/domain/records'
import type { ReactNode } from 'react'
import { DailyLimitNote } from '@/lists/daily-limit'
import { Breadcrumb } from '@/ui/breadcrumb'
import { LineTabs } from '@/ui/line-tabs'
import { SectionBar } from '@/ui/section-bar'
import { DetailHead } from './detail-head'
import { listPath, recordHref, viewHref } from './detail-href'
import { DetailSection, sectionCount } from './detail-sections'
import { EnumTag } from './record-value'

/** Where a record stands: home, its list, its province, itself. */
export function detailCrumbs(kind: RecordKind, record: RecordView) {
  const province = typeof record.region === 'string' ? divisionPath(record.region)[0] : undefined
  return [
    { label: '首页', href: '/' },
    { label: kind.tab, href: listPath(kind) },
    ...(province && kind.filters.some((f) => f.key === 'region')
      ? [
          {
            label: shortDivisionName(divisionName(province) ?? ''),
            href: `${listPath(kind)}?region=${province}`,
          },
        ]
      : []),
    { label: String(record[kind.title] ?? '未命名') },
  ]
}

/** Whether a list of other records is empty for this one: one line at the end names all of these. */
const isNothing = (section: Section, related: Readonly<Record<string, RecordPage<RecordView>>>): boolean =>
  section.type === 'related' && related[section.key]?.total === 0

/** The pages of one record, where it has several. */
function ViewTabs({ kind, view, record }: { kind: RecordKind; view?: DetailViewOf; record: RecordView }) {
  const pages = [
    { label: `${kind.label}详情`, href: recordHref(kind, record), isCurrent: view === undefined },
    ...(kind.views ?? []).map((one) => ({
      label: one.label,
      href: viewHref(one, record.id),
      isCurrent: one === view,
    })),
  ]
  return (
    <nav aria-label="详情页" className="card mt-4">
      <LineTabs tabs={pages} />
    </nav>
  )
}

/** The name, and what is judged of the record, while the head with its reasons is out of sight. */
function BarTitle({ kind, record }: { kind: RecordKind; record: RecordView }) {
  return (
    <>
      <b className="truncate font-semibold">{String(record[kind.title] ?? '')}</b>
      {kind.list.tags.map((key) => {
        const column = findColumn(kind, key)
        return column?.computed && <EnumTag key={key} column={column} value={record[key]} />
      })}
    </>
  )
}

/** A detail screen: head, section bar with counts, sections; `rail` beside them on a wide screen. */
export function DetailView({
  kind,
  view,
  record,
  related,
  insights,
  now,
  rail,
  actions,
  quickActions,
  decision,
  viewer,
}: {
  kind: RecordKind
  /** Another page of the record than its main one. */
  view?: DetailViewOf
  record: RecordView
  /** First pages of the related sections, by section key; one that failed to load is absent. */
  related: Readonly<Record<string, RecordPage<RecordView>>>
  /** The insight sections' contents, by section key. */
  insights?: Readonly<Record<string, ReactNode>>
  now: number
  rail?: ReactNode
  actions?: ReactNode
  /** Those that the section bar takes on once the head is gone. */
  quickActions?: ReactNode
  /** The figures that decide, under the name. */
  decision?: ReactNode
  viewer?: Viewer
}) {
  const all = view?.sections ?? kind.detail.sections
  const sections = all.filter((s) => !isNothing(s, related))
  const nothing = all.filter((s) => isNothing(s, related))
  return (
    <main id="main" className="wrap pb-12">
      <Breadcrumb items={detailCrumbs(kind, record)} />
      <DailyLimitNote limit={record.dailyLimit} className="mb-4 rounded-3" />
      <DetailHead kind={kind} view={view} record={record} now={now} actions={actions} decision={decision} />
      {kind.views && <ViewTabs kind={kind} view={view} record={record} />}
      <SectionBar
        sections={sections.map((s) => ({
          id: s.key,
          label: s.label,
          count: sectionCount(s, record, related),
        }))}
        title={decision && <BarTitle kind={kind} record={record} />}
        actions={decision ? quickActions : undefined}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_280px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {sections.map((section) => (
            <DetailSection
              key={section.key}
              kind={kind}
              record={record}
              section={section}
              related={related}
              insight={insights?.[section.key]}
              rows={view ? undefined : kind.detail.rows}
              viewer={viewer}
              now={now}
            />
          ))}
          {nothing.length > 0 && (
            <p className="card px-3 py-4 text-ink-3 md:px-6">
              暂未收录：{nothing.map((s) => s.label).join('、')}。没有收录不等于没有，以来源平台公布的为准。
            </p>
          )}
        </div>
        {rail && <aside className="grid grid-cols-[minmax(0,1fr)] gap-4">{rail}</aside>}
      </div>
    </main>
  )
}
