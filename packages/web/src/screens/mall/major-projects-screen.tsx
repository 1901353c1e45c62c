import { buildListHref } from '@zhushutong/domain/addresses'
import {
  formatMajorProjects,
  MAJOR_STAGES,
  MAJOR_THRESHOLDS,
  type MajorProjectsQuery,
  majorProjectsList,
  majorProjectsSearch,
} from '@zhushutong/domain/mall'
import { project } from '@zhushutong/domain/records'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { recordHref } from '@/features/records/detail/detail-href'
import { MajorProjectsView } from '@/features/records/major-projects.view'
import { isBeyondLast } from '@/lists/beyond-last'
import { portalOrigin } from '@/settings/environment'
import { noteMainFault } from '@/wiring/server/answers'
import { renderStar } from '../detail/row-actions'
import type { Reader } from '../reader'
import { JsonLd } from '../seo/json-ld'
import { pageMetadata } from '../seo/metadata'
import { breadcrumbThing, itemListThing } from '../seo/things'

const buildMajorProjectsHref = (query: MajorProjectsQuery): string =>
  `${buildListHref('majorProject', query.page)}${formatMajorProjects(query)}`

const formatTitle = ({ from, stage, page }: MajorProjectsQuery): string => {
  const label = MAJOR_STAGES.find(({ value }) => value === stage)?.label
  return ['重大项目', `${from} 亿元以上`, label, page > 1 ? `第 ${page} 页` : undefined]
    .filter(Boolean)
    .join(' · ')
}

export function majorProjectsMetadata(query: MajorProjectsQuery): Metadata {
  return pageMetadata({
    title: formatTitle(query),
    description: `${formatTitle(query)}：业主、总投资、所处阶段与最新进展，每条注明来源与核验时间。`,
    path: buildMajorProjectsHref(query),
  })
}

export async function MajorProjectsScreen({ query, reader }: { query: MajorProjectsQuery; reader: Reader }) {
  const search = majorProjectsSearch(query)
  const page = noteMainFault(await reader.records.search(project.kind, search))
  if (isBeyondLast(project, search, page)) notFound()
  const at = (change: Partial<MajorProjectsQuery>) => buildMajorProjectsHref({ ...query, page: 1, ...change })
  const paths = 'error' in page ? [] : page.records.map((record) => recordHref(project, record))
  const crumb = { name: '重大项目', path: buildMajorProjectsHref({ ...query, page: 1 }) }
  return (
    <>
      <JsonLd
        things={[
          breadcrumbThing(portalOrigin(), [{ name: '数据商城', path: '/datamall/' }, crumb]),
          ...(paths.length > 0 ? [itemListThing(portalOrigin(), formatTitle(query), paths)] : []),
        ]}
      />
      <MajorProjectsView
        amounts={MAJOR_THRESHOLDS.map((from) => ({
          label: `${from} 亿元以上`,
          href: at({ from }),
          isCurrent: from === query.from,
        }))}
        stages={[
          { label: '不限', href: at({ stage: null }), isCurrent: query.stage === null },
          ...MAJOR_STAGES.map(({ value, label }) => ({
            label,
            href: at({ stage: value }),
            isCurrent: value === query.stage,
          })),
        ]}
        page={page}
        current={query.page}
        size={search.pageSize}
        hrefOf={(pageNum) => buildMajorProjectsHref({ ...query, page: pageNum })}
        listHref={majorProjectsList(query)}
        actionOf={(record) => renderStar(project, record)}
        now={Date.now()}
      />
    </>
  )
}
