import { buildPrompt, type Opening } from '@zhushutong/domain/access'
import { isSmallSample, SMALL_SAMPLE_TEXT } from '@zhushutong/domain/bid-figures'
import { PROGRESS_PERCENT } from '@zhushutong/domain/payment-risk'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { DataTable } from '@zhushutong/ui/layout/data-table'
import { DialogLink } from '@/triggers/dialog-trigger'
import { unlockProps } from '@/triggers/unlock'
import { DueChecks } from './due-checks'
import type { DueSheet, OwnerPayments } from './due-diligence.types'

type Risks = DueSheet['payments']

const NOT_COVERED = '诉讼、仲裁与执行案件未收录，请向中国裁判文书网、中国执行信息公开网查询。'

function RiskList({ risks, isRow }: { risks: Risks; isRow?: boolean }) {
  const isUnread = risks.every(({ inForce }) => inForce === null)
  return (
    <>
      {isUnread ? (
        <p className="text-ink-3">没有收录信用记录，不代表没有欠薪、失信或工程款争议。</p>
      ) : (
        <DueChecks
          isRow={isRow}
          checks={risks.map(({ newest, ...risk }) => ({ ...risk, detail: newest ?? undefined }))}
        />
      )}
      <p className="mt-2 text-12 text-ink-3">{NOT_COVERED}</p>
    </>
  )
}

/** Unpaid wages, dishonesty and disputes of a company (PMR-01). */
export function CompanyPaymentRisks({ risks, isRow }: { risks: Risks; isRow?: boolean }) {
  return (
    <TitledCard id="payments" title="付款风险" note="由收录的信用记录得出">
      <RiskList risks={risks} isRow={isRow} />
    </TitledCard>
  )
}

type Under = NonNullable<OwnerPayments['under']>

function UnderTable({ under, hrefOf }: { under: Under; hrefOf: (id: string) => string }) {
  if (under.length === 0) return null
  return (
    <DataTable
      caption={`公布的支付不足合同价 ${PROGRESS_PERCENT}% 的合同，少的在前`}
      rows={under}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', header: '合同', cell: ({ id, name }) => <a href={hrefOf(id)}>{name}</a> },
        { key: 'contractor', header: '承包单位', cell: ({ contractorName }) => contractorName ?? '--' },
        { key: 'completedOn', header: '完工日期', cell: ({ completedOn }) => completedOn },
        { key: 'paid', header: '已公布支付', unit: '%', align: 'right', cell: ({ paid }) => paid.toFixed(1) },
      ]}
    />
  )
}

function Payments({ payments, hrefOf }: { payments: OwnerPayments; hrefOf: (id: string) => string }) {
  const { completed, published, under, opensBy } = payments
  if (completed === 0)
    return <p className="text-ink-3">没有收录该业主已完工的合同，无法统计支付，不代表支付异常或正常。</p>
  if (published === null || under === null) {
    const opening = (opensBy ?? 'svip') as Opening
    return (
      <div className="lockbar" data-plain="">
        <span>
          收录已完工合同 {completed} 个，{buildPrompt(opening).text}
        </span>
        <DialogLink rel="nofollow" {...unlockProps(opening, 3)}>
          {buildPrompt(opening).button}
        </DialogLink>
      </div>
    )
  }
  if (published === 0)
    return <p className="text-ink-3">收录的 {completed} 个已完工合同都没有公布支付，不代表没有支付。</p>
  return (
    <>
      <p className="mb-3">
        已完工合同 {completed} 个，其中公布了支付的 {published} 个；公布的支付不足合同价 {PROGRESS_PERCENT}%
        的{' '}
        <b className={under.length > 0 ? 'text-warn' : undefined}>
          {under.length}/{published}
        </b>
        {isSmallSample(published) && `（${SMALL_SAMPLE_TEXT}）`}。
      </p>
      <UnderTable under={under} hrefOf={hrefOf} />
    </>
  )
}

/** The payment risk of an owner: its credit, and the published payments of completed contracts (PMR-01, PMR-02). */
export function OwnerPaymentRisks({
  payments,
  hrefOf,
}: {
  payments: OwnerPayments
  hrefOf: (id: string) => string
}) {
  return (
    <TitledCard id="payments" title="付款风险" note="由收录的信用记录与履约公示得出">
      <div className="grid gap-4">
        <div>
          <RiskList risks={payments.risks} />
        </div>
        <div>
          <h3 className="mb-2 font-semibold">合同支付</h3>
          <Payments payments={payments} hrefOf={hrefOf} />
          <p className="mt-2 text-12 text-ink-3">
            {PROGRESS_PERCENT}% 是政府与国有单位工程进度款支付比例的下限（财建〔2022〕183
            号）；支付可能未公布。
          </p>
        </div>
      </div>
    </TitledCard>
  )
}
