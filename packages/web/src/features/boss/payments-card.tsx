import { INSTALLMENT_STATE_LABELS, type InstallmentState } from '@zhushutong/domain/boss-orders'
import { formatPrice } from '@zhushutong/domain/formatting'
import { StatStrip } from '@zhushutong/ui/charts/stat-strip'
import { CopyButton } from '@zhushutong/ui/fields/copy-button'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { DataTable } from '@zhushutong/ui/layout/data-table'
import { Tag, type Tone } from '@zhushutong/ui/tag'
import { moneyColumn } from '@/lists/money-column'
import type { Account, Payments } from './boss.types'

const TONES: Readonly<Record<InstallmentState, Tone>> = {
  paid: 'ok',
  partial: 'blue',
  open: 'warn',
  overdue: 'bad',
}

function AccountFacts({ account }: { account: Account }) {
  const facts = [
    ['户名', account.accountName],
    ['开户行', account.bankName],
    ['账号', account.accountNo],
    ['附言', account.remark],
  ] as const
  return (
    <section aria-label="收款账户" className="mt-4 rounded-2 bg-surface-2 p-4">
      <p className="mb-2 font-semibold">请转账到</p>
      <dl className="grid grid-cols-[56px_minmax(0,1fr)] gap-y-2">
        {facts.map(([label, value]) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-3">{label}</dt>
            <dd className="flex flex-wrap items-center gap-2 wrap-anywhere">
              {value}
              <CopyButton text={value} label={`复制${label}`} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-12 text-ink-3">
        请从企业的对公账户转账，并在附言中填写订单号，到账后 1 个工作日内确认。
      </p>
    </section>
  )
}

/** Amounts due with their dates, amounts received, and the account to pay to (BOS-03). */
export function PaymentsCard({ payments, account }: { payments: Payments; account: Account | null }) {
  const { total, paid, open, surplus, installments, receipts } = payments
  if (installments.length === 0 && receipts.length === 0) return null
  return (
    <TitledCard id="payments" title="付款">
      <StatStrip
        stats={[
          { label: '合计', value: formatPrice(total) },
          { label: '已到账', value: formatPrice(paid), isNothing: paid === 0 },
          { label: '待付', value: formatPrice(open), isNothing: open === 0 },
        ]}
      />
      <div className="mt-3">
        <DataTable
          caption="付款计划"
          rows={installments}
          rowKey={({ name }, at) => `${at} ${name}`}
          columns={[
            { key: 'name', header: '款项', cell: ({ name }) => name },
            moneyColumn({
              key: 'amount',
              header: '金额',
              unit: '元',
              fen: ({ amount }: Payments['installments'][number]) => amount,
            }),
            { key: 'due', header: '付款期限', cell: ({ dueOn }) => dueOn },
            {
              key: 'state',
              header: '状态',
              cell: ({ state }) => <Tag tone={TONES[state]}>{INSTALLMENT_STATE_LABELS[state]}</Tag>,
            },
          ]}
        />
      </div>
      {surplus > 0 && <p className="mt-3 text-ink-2">多付 {formatPrice(surplus)}，请联系服务管家退回。</p>}
      {receipts.length > 0 && (
        <ul className="mt-3 grid gap-1 text-ink-2" aria-label="到账记录">
          {receipts.map(({ amount, receivedOn, reference }) => (
            <li key={reference}>
              {receivedOn} 到账 {formatPrice(amount)}，银行流水号 {reference}
            </li>
          ))}
        </ul>
      )}
      {open > 0 &&
        (account ? (
          <AccountFacts account={account} />
        ) : (
          <p className="mt-3 text-ink-2">收款账户请向服务管家索取。</p>
        ))}
    </TitledCard>
  )
}
