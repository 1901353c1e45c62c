import { formatCount, formatMatchCount, formatTime } from '@zhushutong/domain/formatting'
import {
  type Failure,
  MAX_OFFSET,
  project,
  type RecordPage,
  type RecordView,
} from '@zhushutong/domain/records'
import { LinkButton } from '@zhushutong/ui/button'
import { Chip, ChipRow } from '@zhushutong/ui/fields/chip'
import { Breadcrumb } from '@zhushutong/ui/layout/breadcrumb'
import { EmptyState } from '@zhushutong/ui/layout/states'
import type { ReactNode } from 'react'
import { ListPager } from '@/lists/list-pager'
import { RecordLedger } from './list/ledger'
import { LoadFailure } from './list/load-failure'

interface Choice {
  readonly label: string
  readonly href: string
  readonly isCurrent: boolean
}

const Row = ({ label, choices }: { label: string; choices: readonly Choice[] }) => (
  <ChipRow label={label}>
    {choices.map((choice) => (
      <Chip key={choice.label} href={choice.href} current={choice.isCurrent}>
        {choice.label}
      </Chip>
    ))}
  </ChipRow>
)

/** Projects of large investments, with their most relevant conditions. */
export function MajorProjectsView({
  amounts,
  stages,
  page,
  current,
  size,
  hrefOf,
  listHref,
  actionOf,
  now,
}: {
  amounts: readonly Choice[]
  stages: readonly Choice[]
  page: RecordPage<RecordView> | Failure
  current: number
  size: number
  hrefOf: (page: number) => string
  /** The address of the same projects in their list, with all its filters. */
  listHref: string
  actionOf: (record: RecordView) => ReactNode
  now: number
}) {
  return (
    <main id="main" className="wrap pb-12">
      <Breadcrumb
        items={[
          { label: '首页', href: '/' },
          { label: '数据商城', href: '/datamall/' },
          { label: '重大项目' },
        ]}
      />
      <h1 className="text-20 font-semibold">重大项目</h1>
      <p className="mt-1 mb-4 text-ink-2">
        总投资 1 亿元及以上的项目，从立项到竣工各环节归在同一条记录，按最新进展排列。
      </p>
      <section className="card mb-4 px-3 py-2 md:px-6" aria-label="筛选">
        <Row label="总投资" choices={amounts} />
        <Row label="所处阶段" choices={stages} />
      </section>
      <section className="card" aria-label="项目">
        {'error' in page ? (
          <LoadFailure failure={page} />
        ) : (
          <>
            <div className="flex flex-wrap items-center gap-x-4 border-b border-line px-3 py-3 md:px-6">
              <h2>
                共 {page.totalIsCapped ? formatMatchCount(page.total + 1) : formatCount(page.total)} 个项目
              </h2>
              {page.freshAt !== null && (
                <span className="text-12 text-ink-3">数据更新于 {formatTime(page.freshAt)}</span>
              )}
              <LinkButton size="small" href={listHref} className="md:ml-auto">
                按更多条件筛选与导出
              </LinkButton>
            </div>
            <RecordLedger kind={project} records={page.records} now={now} actionOf={actionOf} />
            {page.records.length === 0 && (
              <EmptyState title="没有符合条件的重大项目">降低总投资的下限，或看全部阶段</EmptyState>
            )}
            <ListPager
              total={Math.min(page.total, MAX_OFFSET)}
              current={current}
              size={size}
              hrefOf={hrefOf}
            />
          </>
        )}
      </section>
    </main>
  )
}
