import { ErrorState } from '@zhushutong/ui/layout/states'
import type { Metadata } from 'next'
import { CenterLayout } from '@/features/center'
import type { Reader } from '../reader'
import type { SearchParams } from '../search-params'
import { centerHref } from './section-address'
import { findSection, GROUPS } from './sections'

export function centerMetadata(index: string): Metadata {
  return {
    title: `${findSection(index).label} - 个人中心`,
    robots: { index: false },
  }
}

export function CenterScreen({
  index: requested,
  query,
  reader,
}: {
  index: string
  query: SearchParams
  reader: Reader
}) {
  const { index, label, Content } = findSection(requested)
  return (
    <CenterLayout
      current={label}
      groups={GROUPS.map(({ title, sections }) => ({
        title,
        links: sections.map((section) => ({ label: section.label, href: centerHref(section.index) })),
      }))}
    >
      {reader.member ? (
        <Content query={query} reader={reader} hrefOf={(narrowed) => centerHref(index, narrowed)} />
      ) : (
        <section className="card">
          <ErrorState title="登录已失效">请重新登录后查看个人中心</ErrorState>
        </section>
      )}
    </CenterLayout>
  )
}
