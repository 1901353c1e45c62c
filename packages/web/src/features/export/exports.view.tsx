import { formatFileSize } from '@zhushutong/domain/export'
import { formatCount, formatTime, NO_VALUE } from '@zhushutong/domain/formatting'
import { SVIP_BENEFITS } from '@zhushutong/domain/membership'
import { LinkButton } from '@zhushutong/ui/button'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { DataTable } from '@zhushutong/ui/layout/data-table'
import { EmptyState, ErrorState } from '@zhushutong/ui/layout/states'
import type { ReactNode } from 'react'
import { ListPager } from '@/lists/list-pager'
import { moneyColumn } from '@/lists/money-column'
import { DialogLinkButton } from '@/triggers/dialog-trigger'
import type { ListedExport } from './export.types'

interface ExportPage {
  readonly records: readonly ListedExport[]
  readonly total: number
  readonly pageNum: number
  readonly pageSize: number
}

interface ExportUsage {
  readonly allowance: number
  readonly used: number
}

function Usage({ usage }: { usage: ExportUsage }) {
  if (usage.allowance === 0)
    return (
      <p className="mb-3 flex flex-wrap items-center gap-3 text-ink-2">
        开通会员后，每月可免费导出 {formatCount(SVIP_BENEFITS.exportsPerMonth)} 条数据
        <DialogLinkButton href="/svip.html" dialog={{ name: 'buy' }} variant="gold" size="small">
          开通会员
        </DialogLinkButton>
      </p>
    )
  return (
    <p className="mb-3 text-ink-2">
      本月免费导出 {formatCount(usage.allowance)} 条，已使用 {formatCount(usage.used)} 条，剩余{' '}
      <b className="text-primary">{formatCount(Math.max(0, usage.allowance - usage.used))}</b> 条；超出部分
      0.1 元/条
    </p>
  )
}

/** The user's exports (MEM-02). */
export function ExportsView({
  page,
  usage,
  hrefOf,
  stateOf,
  actionsOf,
}: {
  /** null: loading failed. */
  page: ExportPage | null
  usage: ExportUsage | null
  hrefOf: (page: number) => string
  stateOf: (job: ListedExport) => ReactNode
  actionsOf: (job: ListedExport) => ReactNode
}) {
  return (
    <TitledCard title="导出记录" count={page ? page.total : undefined}>
      {usage && <Usage usage={usage} />}
      {page === null ? (
        <ErrorState title="导出记录暂时没有加载出来">请稍后刷新页面重试</ErrorState>
      ) : (
        <>
          <DataTable
            caption="导出记录"
            rows={page.records}
            rowKey={(job) => job.exportId}
            empty={
              <EmptyState title="暂无导出记录" action={<LinkButton href="/qiye/">去查企业</LinkButton>}>
                在任意列表点“导出”，文件会保存在这里
              </EmptyState>
            }
            columns={[
              { key: 'title', header: '内容', cell: (job) => job.title },
              { key: 'format', header: '格式', cell: (job) => (job.format === 'xlsx' ? 'Excel' : 'CSV') },
              { key: 'items', header: '条数', align: 'right', cell: (job) => formatCount(job.items) },
              moneyColumn({ key: 'fee', header: '费用', unit: '元', fen: ({ fen }: ListedExport) => fen }),
              {
                key: 'size',
                header: '大小',
                align: 'right',
                cell: ({ size }) => (size === null ? NO_VALUE : formatFileSize(size)),
              },
              { key: 'time', header: '导出时间', cell: (job) => formatTime(job.createTime) },
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
