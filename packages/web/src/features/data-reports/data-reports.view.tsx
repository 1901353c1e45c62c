import { formatFileSize } from '@zhushutong/domain/export'
import { formatDate, formatTime, NO_VALUE } from '@zhushutong/domain/formatting'
import { REPORT_RETENTION_DAYS } from '@zhushutong/domain/mall'
import { LinkButton } from '@zhushutong/ui/button'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { DataTable } from '@zhushutong/ui/layout/data-table'
import { EmptyState, ErrorState } from '@zhushutong/ui/layout/states'
import type { ReactNode } from 'react'
import { ListPager } from '@/lists/list-pager'
import type { ListedReport } from './data-reports.types'

interface ListedReports {
  readonly records: readonly ListedReport[]
  readonly total: number
  readonly pageNum: number
  readonly pageSize: number
}

/** The user's data reports (DRP-03). */
export function DataReportsView({
  page,
  hrefOf,
  orderHref,
  stateOf,
  actionsOf,
}: {
  /** null: loading failed. */
  page: ListedReports | null
  hrefOf: (page: number) => string
  orderHref: (orderId: string) => string
  stateOf: (report: ListedReport) => ReactNode
  actionsOf: (report: ListedReport) => ReactNode
}) {
  return (
    <TitledCard title="数据报告" count={page ? page.total : undefined}>
      {page === null ? (
        <ErrorState title="数据报告暂时没有加载出来">请稍后刷新页面重试</ErrorState>
      ) : (
        <>
          {page.total > 0 && (
            <p className="mb-3 text-ink-2">
              付款后自动生成，生成后保留 {REPORT_RETENTION_DAYS}{' '}
              天；还没有生成的报告，可以在订单里申请全额退款。
            </p>
          )}
          <DataTable
            caption="数据报告"
            rows={page.records}
            rowKey={(report) => report.resourceId}
            empty={
              <EmptyState title="暂无数据报告" action={<LinkButton href="/datamall/">去数据商城</LinkButton>}>
                在数据商城选一个产品和地区，购买后的报告会保存在这里
              </EmptyState>
            }
            columns={[
              { key: 'title', header: '报告', cell: ({ title }) => title },
              { key: 'time', header: '数据截至', cell: ({ createTime }) => formatTime(createTime) },
              {
                key: 'size',
                header: '大小',
                align: 'right',
                cell: ({ size }) => (size === null ? NO_VALUE : formatFileSize(size)),
              },
              {
                key: 'kept',
                header: '保留到',
                cell: ({ expireTime }) => (expireTime === null ? NO_VALUE : formatDate(expireTime)),
              },
              {
                key: 'order',
                header: '订单',
                cell: ({ orderId }) => (
                  <a className="text-primary underline" href={orderHref(orderId)}>
                    查看订单
                  </a>
                ),
              },
              { key: 'state', header: '状态', cell: stateOf },
              { key: 'actions', header: '操作', cell: actionsOf },
            ]}
          />
          <ListPager total={page.total} current={page.pageNum} size={page.pageSize} hrefOf={hrefOf} />
        </>
      )}
    </TitledCard>
  )
}
