import type { Viewer } from '@zhushutong/domain/access'
import { divisionName, divisionPath, shortDivisionName } from '@zhushutong/domain/divisions'
import {
  type DetailView as DetailViewOf,
  hasNone,
  listSectionTabs,
  type RecordKind,
  type RecordView,
  type Section,
  sumEntries,
} from '@zhushutong/domain/records'
import { Breadcrumb } from '@zhushutong/ui/layout/breadcrumb'
import { SectionBar } from '@zhushutong/ui/layout/section-bar'
import { StuckLine } from '@zhushutong/ui/layout/stuck-line'
import { Tabs } from '@zhushutong/ui/layout/tabs'
import type { ReactNode } from 'react'
import { DailyLimitNote } from '@/lists/daily-limit'
import type { SectionContents } from './detail.types'
import { DetailHead } from './detail-head'
import { listPath, recordHref, viewHref } from './detail-href'
import { countSection, countsApartText, countText, DetailSection } from './detail-sections'

/** The breadcrumbs of a record: home, its list, its province, its name. */
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

/**
 * True if a section of this record has no data: a single line at the end names all such sections. A table
 * without rows, and related records counted as 0, are shown as empty; a missing table was never recorded
 * (COV-01).
 */
const isNothing = (
  kind: RecordKind,
  section: Section,
  record: RecordView,
  { related, insights }: SectionContents,
): boolean => {
  if (section.type === 'related')
    return related[section.key]?.total === 0 && !hasNone(kind, record, section.kind)
  if (section.type === 'insight') return insights?.[section.key] === null
  if (section.type !== 'table') return false
  const { column } = section
  return (record[column] ?? null) === null && !(column in record.locks)
}

function ViewTabs({ kind, view, record }: { kind: RecordKind; view?: DetailViewOf; record: RecordView }) {
  const pages = [
    { label: `${kind.label}详情`, href: recordHref(kind, record), isCurrent: view === undefined },
    ...(kind.views ?? []).map((kindView) => ({
      label: kindView.label,
      href: viewHref(kindView, record.id),
      isCurrent: kindView === view,
    })),
  ]
  return (
    <nav aria-label="详情页" className="border-t border-line print:hidden">
      <Tabs links={pages} />
    </nav>
  )
}

/**
 * A record's page: head, section bar with counts, sections; `rail` is beside them on wide screens. If the
 * kind groups its sections, the bar has a tab for each group (FIG-06). With groups or a head of figures,
 * sections have the full width, and `rail` is below them.
 */
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
  decisionLine,
  history,
  viewer,
}: {
  kind: RecordKind
  /** A page of the record other than its main page. */
  view?: DetailViewOf
  record: RecordView
  related: SectionContents['related']
  insights?: SectionContents['insights']
  now: number
  rail?: ReactNode
  actions?: ReactNode
  /** Actions that the section bar shows after the head is scrolled away. */
  quickActions?: ReactNode
  decision?: ReactNode
  /** The key figures in one line, shown while the head is out of sight. */
  decisionLine?: ReactNode
  /** The changes and sources of the record. */
  history?: ReactNode
  viewer?: Viewer
}) {
  const contents = { related, insights }
  const all = view?.sections ?? kind.detail.sections
  const left = all.filter((section) => isNothing(kind, section, record, contents))
  const sections = all.filter((section) => !left.includes(section))
  // An insight computed from zero records is not reported as missing data.
  const nothing = left.filter(
    (section) =>
      section.type !== 'insight' || section.from === undefined || !hasNone(kind, record, section.from),
  )
  const groups = view ? undefined : kind.detail.groups
  const tabs = listSectionTabs(sections, groups)
  const countEntries = (key: string) => {
    const section = sections.find((candidate) => candidate.key === key)
    return section ? countSection(section, record, contents) : null
  }
  const formatCountsApart = (keys: readonly string[]) =>
    keys
      .map((key) => sections.find((candidate) => candidate.key === key))
      .map((section) => section && countsApartText(kind, section, record))
      .find((text) => text !== undefined)
  const cards = (some: readonly Section[]) =>
    some.map((section) => (
      <DetailSection
        key={section.key}
        kind={kind}
        record={record}
        section={section}
        contents={contents}
        rows={view ? undefined : kind.detail.rows}
        viewer={viewer}
        now={now}
      />
    ))
  const others = nothing.length > 0 && (
    <p className="card p-3 text-ink-3 md:px-4">
      暂未收录：{nothing.map((section) => section.label).join('、')}
      。未收录不代表没有，以来源平台公布的为准。
    </p>
  )
  return (
    <main id="main" className="wrap pb-12">
      {decisionLine && <StuckLine label="结论与数字">{decisionLine}</StuckLine>}
      <Breadcrumb items={detailCrumbs(kind, record)} />
      <DailyLimitNote limit={record.dailyLimit} className="mb-4 rounded-3" />
      <DetailHead
        kind={kind}
        view={view}
        record={record}
        now={now}
        actions={actions}
        decision={decision}
        pages={kind.views && <ViewTabs kind={kind} view={view} record={record} />}
      />
      <SectionBar
        sections={tabs.map(({ key, label, counts }) => ({
          id: key,
          label,
          count: formatCountsApart(counts) ?? countText(sumEntries(counts.map(countEntries))),
        }))}
        actions={decision ? quickActions : undefined}
      />
      {groups || decision ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {groups ? (
            tabs.map(({ key, sections: some }) => (
              <div key={key} id={key} className="section-group">
                {cards(some)}
              </div>
            ))
          ) : (
            <div className="section-group">{cards(sections)}</div>
          )}
          {others}
          {history}
          {rail && <aside className="section-rail print:hidden">{rail}</aside>}
        </div>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_280px]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {cards(sections)}
            {others}
            {history}
          </div>
          {rail && <aside className="grid grid-cols-[minmax(0,1fr)] gap-4 print:hidden">{rail}</aside>}
        </div>
      )}
    </main>
  )
}
