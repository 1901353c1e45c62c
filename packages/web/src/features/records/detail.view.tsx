import { divisionName, divisionPath, shortName } from '@zhushutong/domain/divisions'
import type { RecordKind, RecordPage, RecordView } from '@zhushutong/domain/records'
import type { ReactNode } from 'react'
import { Breadcrumb } from '@/ui/breadcrumb'
import { SectionBar } from '@/ui/section-bar'
import { DetailHead } from './detail-head'
import { DetailSection, sectionCount } from './detail-sections'

const crumbs = (kind: RecordKind, record: RecordView) => {
  const province = typeof record.region === 'string' ? divisionPath(record.region)[0] : undefined
  return [
    { label: '首页', href: '/' },
    { label: kind.tab, href: `/${kind.segment}/` },
    ...(province && kind.filters.some((f) => f.key === 'region')
      ? [{ label: shortName(divisionName(province) ?? ''), href: `/${kind.segment}/?region=${province}` }]
      : []),
    { label: String(record[kind.title] ?? '未命名') },
  ]
}

/** A detail screen: head, section bar with counts, sections; `rail` beside them on a wide screen. */
export function DetailView({
  kind,
  record,
  related,
  now,
  rail,
  actions,
}: {
  kind: RecordKind
  record: RecordView
  /** First pages of the related sections, by section key; one that could not be loaded is absent. */
  related: Readonly<Record<string, RecordPage<RecordView>>>
  now: number
  rail?: ReactNode
  actions?: ReactNode
}) {
  const sections = kind.detail.sections
  return (
    <main id="main" className="wrap pb-12">
      <Breadcrumb items={crumbs(kind, record)} />
      <DetailHead kind={kind} record={record} now={now} actions={actions} />
      <div className="my-4">
        <SectionBar
          sections={sections.map((s) => ({
            id: s.key,
            label: s.label,
            count: sectionCount(s, record, related),
          }))}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_280px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {sections.map((section) => (
            <DetailSection
              key={section.key}
              kind={kind}
              record={record}
              section={section}
              related={related}
            />
          ))}
        </div>
        {rail && <aside className="grid grid-cols-[minmax(0,1fr)] gap-4">{rail}</aside>}
      </div>
    </main>
  )
}
