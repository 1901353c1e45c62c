import type { DetailPage, RecordPage, RecordView, Section } from '@zhushutong/domain/records'
import { readNotice } from '@zhushutong/domain/tender-sheet'
import { Breadcrumb } from '@zhushutong/ui/layout/breadcrumb'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { ShownPart } from '@zhushutong/ui/layout/page-part'
import { SectionBar } from '@zhushutong/ui/layout/section-bar'
import type { SectionContents } from '@/features/records/detail/detail.types'
import { detailCrumbs } from '@/features/records/detail/detail.view'
import { countSection, countText, DetailSection } from '@/features/records/detail/detail-sections'
import { SectionOrigins } from '@/features/records/detail/section-origins'
import { SimilarLoading } from '@/features/tender-sheet'
import { DailyLimitNote } from '@/lists/daily-limit'
import { orNull } from '@/wiring/server/answers'
import { Sidebar } from '../../frame/sidebar'
import { loadPart, partLimit } from '../../load-part'
import type { Reader } from '../../reader'
import { RecordHistory } from '../../record-history'
import { listEventChoices } from '../event-choices'
import { RecordActions } from '../record-actions'
import { Remind, RemindButton } from './remind'
import { loadTenderCheck } from './tender-check'
import { TenderHead } from './tender-head'
import { TenderRail } from './tender-rail'
import { Notice, Similar, tenderInsights } from './tender-sections'

type Related = Readonly<Record<string, RecordPage<RecordView>>>

/** True when a section has nothing to show: one line at the end names all such sections. */
const isNothing = (section: Section, record: RecordView, related: Related): boolean => {
  if (section.type === 'related') return related[section.key]?.total === 0
  if (section.type === 'table') return ((record[section.column] ?? []) as readonly unknown[]).length === 0
  if (section.type === 'text') return !record[section.column]
  return section.type === 'insight' && section.insight === 'owner-awards' && record.ownerId === null
}

const insightsByKey = (
  sections: readonly Section[],
  contents: ReturnType<typeof tenderInsights>,
): SectionContents['insights'] =>
  Object.fromEntries(
    sections.flatMap((section) => {
      const render = section.type === 'insight' ? contents[section.insight] : undefined
      return render ? [[section.key, { content: render(section.label) }] as const] : []
    }),
  )

const isOpen = ({ bidDeadline }: RecordView, now: number) =>
  typeof bidDeadline === 'number' && bidDeadline >= now

/** A tender in the order of a decision: the answers, then their grounds, last the registration. */
export async function TenderSheet({
  place: { kind },
  record,
  related,
  reader,
  now,
}: {
  place: DetailPage
  record: RecordView
  related: Related
  reader: Reader
  now: number
}) {
  const blocks = readNotice(typeof record.content === 'string' ? record.content : '')
  const [check, sheet] = await Promise.all([
    loadPart(reader, loadTenderCheck(reader, record, blocks, now)),
    loadPart(reader, orNull(reader.calls.tenderSheet.get({ id: record.id }, partLimit(reader)))),
  ])
  const all = kind.detail.sections
  const contents = { related, insights: insightsByKey(all, tenderInsights(record, sheet, check)) }
  const sections = all.filter((section) => !isNothing(section, record, related))
  const nothing = all.filter((section) => isNothing(section, record, related))
  return (
    <main id="main" className="wrap pb-12">
      <Breadcrumb items={detailCrumbs(kind, record)} />
      <DailyLimitNote limit={record.dailyLimit} className="mb-4 rounded-3" />
      <TenderHead
        kind={kind}
        record={record}
        check={check}
        sheet={sheet}
        now={now}
        actions={
          <div className="flex flex-wrap items-center gap-2 lg:justify-end">
            <RecordActions kind={kind} record={record} reader={reader} />
            {isOpen(record, now) && <RemindButton kind={kind} record={record} />}
          </div>
        }
      />
      <SectionBar
        sections={sections.map((section) => ({
          id: section.key,
          label: section.label,
          count: countText(countSection(section, record, contents)),
        }))}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_280px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {sections.map((section) =>
            section.type === 'text' ? (
              <TitledCard key={section.key} id={section.key} title={section.label}>
                <Notice record={record} blocks={blocks} />
                <SectionOrigins {...{ kind, section, record, now }} />
              </TitledCard>
            ) : (
              <DetailSection
                key={section.key}
                kind={kind}
                record={record}
                section={section}
                contents={contents}
                viewer={reader.viewer}
                now={now}
              />
            ),
          )}
          {nothing.length > 0 && (
            <p className="card px-3 py-4 text-ink-3 md:px-6">
              暂未收录：{nothing.map((section) => section.label).join('、')}
              。未收录不代表没有，以来源平台公布的为准。
            </p>
          )}
          <RecordHistory type={kind.segment} id={record.id} choices={listEventChoices(kind)} />
        </div>
        <aside className="grid grid-cols-[minmax(0,1fr)] gap-4 print:hidden">
          <Remind kind={kind} record={record} now={now} />
          <TenderRail kind={kind} record={record} />
          <ShownPart part={sheet} fallback={<SimilarLoading />}>
            {(loaded) =>
              loaded && (
                <Similar {...{ kind, record, now }} sheet={loaded} isMember={reader.member !== null} />
              )
            }
          </ShownPart>
          <Sidebar reader={reader} kind={kind} />
        </aside>
      </div>
    </main>
  )
}
