import { PERMIT_STATE_LABELS } from '@zhushutong/domain/due-diligence'
import { formatSum } from '@zhushutong/domain/formatting'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { DataTable } from '@zhushutong/ui/layout/data-table'
import { Tag, type Tone } from '@zhushutong/ui/tag'
import type { ReactNode } from 'react'
import { moneyColumn } from '@/lists/money-column'
import { MoreRows } from '@/lists/more-rows'
import type { DueSheet } from './due-diligence.types'

const NOTHING = <span className="nothing">--</span>
const dayText = (day: string | null): ReactNode => day ?? NOTHING

const PERMIT_TONES: Readonly<Record<DueSheet['permits'][number]['state'], Tone>> = {
  valid: 'ok',
  ending: 'warn',
  ended: 'bad',
  unknown: 'neutral',
}

export function Permits({ permits }: Pick<DueSheet, 'permits'>) {
  return (
    <TitledCard id="permits" title="资质与安全生产许可证" count={permits.length}>
      <DataTable
        caption="资质与安全生产许可证的有效期"
        rows={permits}
        rowKey={(_row, at) => String(at)}
        empty={<p className="text-ink-3">没有收录，不代表没有。</p>}
        columns={[
          { key: 'name', header: '名称', cell: ({ name }) => name },
          { key: 'until', header: '有效期至', cell: ({ until }) => dayText(until) },
          {
            key: 'state',
            header: '状态',
            cell: ({ state }) => <Tag tone={PERMIT_TONES[state]}>{PERMIT_STATE_LABELS[state]}</Tag>,
          },
        ]}
      />
    </TitledCard>
  )
}

type Penalty = NonNullable<DueSheet['penalties']>[number]
type Work = DueSheet['works']['records'][number]

const SEVERITY_TONES: readonly Tone[] = ['neutral', 'neutral', 'warn', 'bad']

const noPenalties = (penalties: DueSheet['penalties']): string =>
  penalties === null ? '没有核验过这家企业的信用记录，不代表没有。' : '核验的平台均未查询到处罚、失信、欠薪。'

export function Penalties({ penalties, creditHref }: Pick<DueSheet, 'penalties'> & { creditHref: string }) {
  return (
    <TitledCard
      id="penalties"
      title="处罚与失信"
      count={penalties?.length}
      note={
        <a className="print:hidden" href={creditHref}>
          全部信用记录
        </a>
      }
    >
      <DataTable
        caption="处罚与失信，公示中的在前，重的在前"
        rows={penalties ?? []}
        rowKey={(_row, at) => String(at)}
        empty={<p className="text-ink-3">{noPenalties(penalties)}</p>}
        columns={[
          { key: 'item', header: '事项', cell: ({ item }) => item ?? '未写明事项' },
          {
            key: 'severity',
            header: '轻重',
            cell: ({ severity, severityLabel, matter, isInForce }) => (
              <Tag tone={isInForce ? (SEVERITY_TONES[severity] ?? 'neutral') : 'neutral'}>
                {matter} · {severityLabel}
              </Tag>
            ),
          },
          { key: 'authority', header: '决定机关', cell: ({ authority }) => authority ?? NOTHING },
          { key: 'decidedOn', header: '决定日期', cell: ({ decidedOn }) => dayText(decidedOn) },
          moneyColumn({ key: 'amount', header: '罚款', fen: ({ amount }: Penalty) => amount }),
          { key: 'validUntil', header: '公示截止', cell: ({ validUntil }) => dayText(validUntil) },
          { key: 'repair', header: '信用修复', cell: ({ repair }) => repair.title },
        ]}
      />
    </TitledCard>
  )
}

export function Works({
  works,
  hrefOf,
}: Pick<DueSheet, 'works'> & { hrefOf: (kind: string, id: string) => string }) {
  const { total, records, overdue } = works
  return (
    <TitledCard
      id="works"
      title="未完工程"
      count={total}
      note={
        <>
          <Tag>推断</Tag> 由收录的中标结果与施工许可推断，变更可能未公布
        </>
      }
    >
      {total > 0 && (
        <p className="mb-3">
          合计 {formatSum(works) ?? '金额未公布'}
          {overdue > 0 && <b className="text-warn">，{overdue} 项已过预计完工日</b>}
        </p>
      )}
      <DataTable
        caption="未完工程，预计完工晚的在前"
        rows={records}
        rowKey={({ module, moduleId }, at) => `${module}${moduleId}${at}`}
        empty={<p className="text-ink-3">收录的数据中没有未完工的项目，不代表没有。</p>}
        columns={[
          {
            key: 'name',
            header: '工程',
            cell: ({ name, module, moduleId }) => <a href={hrefOf(module, moduleId)}>{name}</a>,
          },
          { key: 'owner', header: '业主', cell: ({ ownerName }) => ownerName ?? NOTHING },
          moneyColumn({ key: 'amount', header: '金额', fen: ({ amount }: Work) => amount }),
          {
            key: 'end',
            header: '预计完工',
            cell: ({ expectedEnd, isOverdue }) => (
              <>
                {dayText(expectedEnd)} {isOverdue && <Tag tone="warn">逾期</Tag>}
              </>
            ),
          },
          { key: 'reason', header: '依据', cell: ({ reason }) => reason },
        ]}
      />
      <MoreRows of={works} noun="项" />
    </TitledCard>
  )
}
