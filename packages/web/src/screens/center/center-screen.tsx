import { ErrorState } from '@zhushutong/ui/layout/states'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { CenterLayout } from '@/features/center'
import { currentReader, type Reader } from '../reader'
import type { SearchParams } from '../search-params'
import { loadMenuMarks } from './menu-marks'
import { centerHref } from './section-address'
import { findSection, GROUPS } from './sections'

export function centerMetadata(index: string): Metadata {
  return {
    title: `${findSection(index).label} - 个人中心`,
    robots: { index: false },
  }
}

/** The frame of the centre's pages. */
export async function CenterFrame({ children }: { children: ReactNode }) {
  const marks = await loadMenuMarks(await currentReader())
  return (
    <CenterLayout
      groups={GROUPS.map(({ title, sections }) => ({
        title,
        links: sections.map(({ index, label }) => ({
          ...{ index, label, href: centerHref(index) },
          ...(marks[index] !== undefined && { mark: marks[index] }),
        })),
      }))}
    >
      {children}
    </CenterLayout>
  )
}

/** A page of the centre by its number. */
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
    <>
      <h1 className="sr-only">个人中心 · {label}</h1>
      {reader.member ? (
        <Content query={query} reader={reader} hrefOf={(narrowed) => centerHref(index, narrowed)} />
      ) : (
        <section className="card">
          <ErrorState title="登录已失效">请重新登录后查看个人中心</ErrorState>
        </section>
      )}
    </>
  )
}
